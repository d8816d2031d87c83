import type { Schemas } from "@reserve/contract";

/** Returns the writer's name: « Hélène Le Goff », else the e-mail address. */
export function writerOf({ firstName, lastName, email }: Pick<Schemas["MessageSummary"], "firstName" | "lastName" | "email">): string {
  return `${firstName} ${lastName}`.trim() || email;
}
