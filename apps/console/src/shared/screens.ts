import type { ConsoleRoute } from "./route.ts";

/** A screen as far as parts ask that know no router: where it is, what it is called, which rights open it. */
export type KnownScreen = Pick<ConsoleRoute, "path" | "claims" | "title" | "parent">;

/** Returns the screens that a claim opens, lists first; details are omitted where the claim opens their list. */
export function screensOf(screens: readonly KnownScreen[], claim: string): readonly KnownScreen[] {
  const opened = screens.filter(({ claims }) => claims.includes(claim));
  return opened
    .filter(({ parent }) => parent === undefined || !opened.some(({ path }) => path === parent))
    .toSorted((a, b) => Number(a.parent !== undefined) - Number(b.parent !== undefined));
}
