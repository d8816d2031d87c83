import type { Schemas } from "@reserve/contract";

/** Which of the roles bring which claim, by the roles' names. */
export function claimsByRole(roles: readonly Schemas["Role"][]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { name, claimTypes } of roles) for (const { id } of claimTypes) found.set(id, [...(found.get(id) ?? []), name]);
  return found;
}
