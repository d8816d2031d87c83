/** Held by whoever may do everything. */
export const WILDCARD_CLAIM = "*";

/** True when one of the held claims is the wanted one, or opens everything. */
export function holdsClaim(held: readonly string[], wanted: string): boolean {
  return held.includes(WILDCARD_CLAIM) || held.includes(wanted);
}
