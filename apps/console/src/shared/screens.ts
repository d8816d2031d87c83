import type { ConsoleRoute } from "./route.ts";

/** A screen as far as parts ask that know no router: where it is, what it is called, which rights open it. */
export type KnownScreen = Pick<ConsoleRoute, "path" | "claims" | "title" | "parent">;

let known: readonly KnownScreen[] = [];

/** The router says what there is. */
export function knowScreens(screens: readonly KnownScreen[]): void {
  known = screens;
}

/** The screens that this right opens by itself, lists first; the details behind a list are the list's, where the right opens the list. */
export function screensOf(claim: string): readonly KnownScreen[] {
  const opened = known.filter(({ claims }) => claims.includes(claim));
  return opened
    .filter(({ parent }) => parent === undefined || !opened.some(({ path }) => path === parent))
    .toSorted((a, b) => Number(a.parent !== undefined) - Number(b.parent !== undefined));
}
