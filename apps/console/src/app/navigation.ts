import { menuOf } from "./menu.ts";
import { routes } from "./routes.ts";

/** The full menu, before filtering by claims. */
export const navigation = menuOf(routes);

/** The line of the drawer that a URL belongs to: the one whose path it starts with, the longest of them. */
export function lineOf(pathname: string): string | undefined {
  return navigation
    .flatMap(({ items }) => items.map(({ path }) => path))
    .filter((path) => pathname === path || (path !== "/" && pathname.startsWith(`${path}/`)))
    .sort((one, other) => other.length - one.length)[0];
}
