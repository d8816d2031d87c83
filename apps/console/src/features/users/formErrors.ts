import type { FormErrors } from "@reserve/design-system";
import type { Refusal } from "@reserve/workflows";

/** The name of a right's box in its form: a refusal at a right's place in the body is put there. */
export function claimField(claim: string): string {
  return `claimTypes.${claim}.`;
}

/** The name of a role's box in its form. */
export function roleField(role: number): string {
  return `roles.${role}.`;
}

/**
 * A refusal as the form takes it. The server names a right by its place in what was sent (`claimTypes[3]`), which the next tick would shift;
 * the boxes are named by the right itself. An answer without a sentence leaves that to the toast.
 */
export function formErrorsOf(
  { errors, propertiesErrorMessages }: Refusal,
  sent: { claimTypes?: readonly string[]; roles?: readonly number[] } = {},
): FormErrors {
  const nameOf = (propertyName: string) => {
    const [, list, index] = /^(claimTypes|roles)\[(\d+)\]/.exec(propertyName) ?? [];
    const claim = list === "claimTypes" ? sent.claimTypes?.[Number(index)] : undefined;
    const role = list === "roles" ? sent.roles?.[Number(index)] : undefined;
    if (claim !== undefined) return claimField(claim);
    return role !== undefined ? roleField(role) : propertyName;
  };
  return {
    summary: errors,
    properties: propertiesErrorMessages.map(({ propertyName, errorMessage }) => ({ propertyName: nameOf(propertyName), errorMessage })),
  };
}
