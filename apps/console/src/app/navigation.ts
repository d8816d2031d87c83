import { menuOf } from "./menu.ts";
import { routes } from "./routes.ts";

/** The full menu, before filtering by claims. */
export const navigation = menuOf(routes);

/** Returns the path of the drawer entry that a URL belongs to: the longest path that is a prefix of it. */
export function lineOf(pathname: string): string | undefined {
  return navigation
    .flatMap(({ items }) => items.map(({ path }) => path))
    .filter((path) => pathname === path || (path !== "/" && pathname.startsWith(`${path}/`)))
    .sort((one, other) => other.length - one.length)[0];
}
