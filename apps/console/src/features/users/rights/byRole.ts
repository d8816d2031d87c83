import type { Schemas } from "@reserve/contract";

/** Returns the names of the roles that grant each claim. */
export function claimsByRole(roles: readonly Schemas["Role"][]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { name, claimTypes } of roles) for (const { id } of claimTypes) found.set(id, [...(found.get(id) ?? []), name]);
  return found;
}
