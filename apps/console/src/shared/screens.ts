import type { ConsoleRoute } from "./route.ts";

/** A screen as far as parts ask that know no router: where it is, what it is called, which rights open it. */
export type KnownScreen = Pick<ConsoleRoute, "path" | "claims" | "title" | "parent">;

/** Of these screens those that a right opens by itself, lists first; the details behind a list are the list's, where the right opens the list. */
export function screensOf(screens: readonly KnownScreen[], claim: string): readonly KnownScreen[] {
  const opened = screens.filter(({ claims }) => claims.includes(claim));
  return opened
    .filter(({ parent }) => parent === undefined || !opened.some(({ path }) => path === parent))
    .toSorted((a, b) => Number(a.parent !== undefined) - Number(b.parent !== undefined));
}
