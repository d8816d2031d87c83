import { hasClaim, keyHasClaim } from "@reserve/domain";

/** Access rule of an operation: public, or restricted to callers with one of its claims. */
export interface Guarded {
  isPublic: boolean;
  claims: readonly string[];
}

/** Decides access to an operation: admits the caller or returns 401 or 403. `null` claims mean no valid session. */
export function decideAccess(
  { isPublic, claims }: Guarded,
  ownClaims: readonly string[] | null,
  by: "person" | "key" = "person",
): "through" | 401 | 403 {
  if (isPublic) return "through";
  if (ownClaims === null) return 401;
  return (by === "key" ? keyHasClaim : hasClaim)(ownClaims, claims) ? "through" : 403;
}
