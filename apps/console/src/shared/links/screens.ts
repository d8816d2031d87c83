import type { ConsoleRoute } from "./route.ts";

/** Facts of a screen for code without a router: its URL, its name, and the claims that open it. */
export type KnownScreen = Pick<ConsoleRoute, "path" | "claims" | "title" | "parent">;

/** Returns the screens that a claim opens, lists first; details are omitted where the claim opens their list. */
export function screensOf(screens: readonly KnownScreen[], claim: string): readonly KnownScreen[] {
  const opened = screens.filter(({ claims }) => claims.includes(claim));
  return opened
    .filter(({ parent }) => parent === undefined || !opened.some(({ path }) => path === parent))
    .toSorted((a, b) => Number(a.parent !== undefined) - Number(b.parent !== undefined));
}
