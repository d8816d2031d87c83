import type { Schemas } from "@reserve/contract";

/** Returns « Hélène Le Goff »; the company when no person is named. */
export function customerName({
  firstName,
  lastName,
  company,
}: Pick<Schemas["CustomerSummary"], "firstName" | "lastName" | "company">): string {
  return `${firstName} ${lastName}`.trim() || (company ?? "");
}
