/** Returns the field name of a claim's checkbox: a server error at the claim's index in the body is shown there. */
export function claimField(claim: string): string {
  return `claimTypes.${claim}.`;
}

/** The name of a role's box in its form. */
export function roleField(role: number): string {
  return `roles.${role}.`;
}

/** Names of the checkboxes by claim or role, independent of the index in the request. */
export const rightPlaces = { claimTypes: claimField, roles: roleField };
