import { hasClaim } from "@reserve/domain";
import type { ConsoleRoute, GuardName } from "../shared/links/route.ts";

/** Result of a guard for a signed-in user. */
export type Verdict =
  | { kind: "open" }
  | { kind: "home" }
  | { kind: "forbidden"; claims: readonly string[] }
  | { kind: "failed"; error: { status: number; message: string } };

type Guarded = Pick<ConsoleRoute, "claims"> & { guard?: string | undefined };

/** All guards (specification, section 2). Without a session the result is always the guest page. */
const guards: Readonly<Record<GuardName, (route: Guarded, ownClaims: readonly string[]) => Verdict>> = {
  signedIn: ({ claims }, ownClaims) => (hasClaim(ownClaims, claims) ? { kind: "open" } : { kind: "forbidden", claims }),
  guestOnly: () => ({ kind: "home" }),
};

/** Evaluates the guard of a route. An unknown guard is an error of ours: 500. */
export function passGuard(route: Guarded, ownClaims: readonly string[]): Verdict {
  const { guard = "signedIn" } = route;
  return Object.hasOwn(guards, guard)
    ? guards[guard as GuardName](route, ownClaims)
    : { kind: "failed", error: { status: 500, message: `Unknown guard: ${guard}` } };
}
