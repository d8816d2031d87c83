import { matchPath } from "react-router-dom";
import type { ConsoleRoute } from "../shared/links/route.ts";
import type app from "./locales/fr.json";
import { RECORD, table } from "./routes.generated.ts";

type Title = keyof (typeof app)["screen"];

/** Static facts of a screen for menu, breadcrumbs, guards and links; how it is loaded is in `declarations.ts`. */
export type ScreenRoute = Pick<ConsoleRoute<Title>, "path" | "claims" | "guard" | "title" | "parent" | "layout">;

/** Routes of home and of every feature. */
export const routes: readonly ScreenRoute[] = table
  .trim()
  .split("\n")
  .map((line, index, lines) => {
    const [ownPath, title, ownClaims, above, layout, guard] = line.split("|");
    // A record without a path belongs to the list before it, and needs the same claims.
    const [list, , listClaims] = (lines[index - 1] ?? "").split("|");
    const path = ownPath || list + RECORD;
    const claims = ownPath ? ownClaims : listClaims;
    // The parent of a record is its list, unless another one is named.
    const parent = above || /(.+)\/detail\//.exec(path)?.[1];
    return {
      path,
      title: title as Title,
      claims: claims ? claims.split(",").map((claim) => claim.replace(/^(?!Permission)/, "Permission.BackOffice.")) : [],
      ...(parent && { parent }),
      ...(layout && { layout: layout as "empty" }),
      ...(guard && { guard: guard as "signedIn" }),
    };
  });

/** The route of a URL, with the parts of it that vary. */
export function findRoute(pathname: string): { route: ScreenRoute; params: Readonly<Record<string, string | undefined>> } | null {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return null;
}
