import { hasClaim } from "@reserve/domain";
import type { ConsoleRoute, GuardName } from "../shared/route.ts";

/** What a guard says of a person who is signed in and stands before a page. */
export type Verdict =
  | { kind: "open" }
  | { kind: "home" }
  | { kind: "forbidden"; claims: readonly string[] }
  | { kind: "failed"; error: { status: number; message: string } };

type Guarded = Pick<ConsoleRoute, "claims"> & { guard?: string | undefined };

/** The closed set of guards (specification, section 2). Before sign-in there is one answer only: the page for guests. */
const guards: Readonly<Record<GuardName, (route: Guarded, ownClaims: readonly string[]) => Verdict>> = {
  signedIn: ({ claims }, ownClaims) => (hasClaim(ownClaims, claims) ? { kind: "open" } : { kind: "forbidden", claims }),
  guestOnly: () => ({ kind: "home" }),
};

/** Asks the guard that a route names. A route that names a guard which does not exist is a fault of ours: 500. */
export function passGuard(route: Guarded, ownClaims: readonly string[]): Verdict {
  const { guard = "signedIn" } = route;
  return Object.hasOwn(guards, guard)
    ? guards[guard as GuardName](route, ownClaims)
    : { kind: "failed", error: { status: 500, message: `Unknown guard: ${guard}` } };
}
