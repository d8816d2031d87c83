import type { Schemas } from "@reserve/contract";

/** Somebody who wants to come to an event. */
export type Registration = Schemas["EventRegistration"];

/** How somebody is called. */
export function registrationName({ firstName, lastName }: Pick<Registration, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`;
}
