import { hasClaim, keyHasClaim } from "@reserve/domain";

/** What decides who may call an operation: open to everybody, or to those who hold one of its claims. */
export interface Guarded {
  isPublic: boolean;
  claims: readonly string[];
}

/** Whether somebody who holds `held` is let through to an operation, or with which status not; `null` is nobody: no session that holds. */
export function decideAccess(
  { isPublic, claims }: Guarded,
  ownClaims: readonly string[] | null,
  by: "person" | "key" = "person",
): "through" | 401 | 403 {
  if (isPublic) return "through";
  if (ownClaims === null) return 401;
  return (by === "key" ? keyHasClaim : hasClaim)(ownClaims, claims) ? "through" : 403;
}
