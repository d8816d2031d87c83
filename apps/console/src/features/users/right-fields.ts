/** The name of a right's box in its form: a refusal at a right's place in the body is put there. */
export function claimField(claim: string): string {
  return `claimTypes.${claim}.`;
}

/** The name of a role's box in its form. */
export function roleField(role: number): string {
  return `roles.${role}.`;
}

/** The boxes are named by the right or the role itself, whatever its place in what was sent. */
export const rightPlaces = { claimTypes: claimField, roles: roleField };
