import type { Schemas } from "@reserve/contract";

/** A registration for an event. */
export type Registration = Schemas["EventRegistration"];

/** Returns a person's full name. */
export function registrationName({ firstName, lastName }: Pick<Registration, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`;
}
