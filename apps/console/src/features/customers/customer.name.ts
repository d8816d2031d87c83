import type { Schemas } from "@reserve/contract";

/** « Hélène Le Goff »; the company where no person is named. */
export function customerName({
  firstName,
  lastName,
  company,
}: Pick<Schemas["CustomerSummary"], "firstName" | "lastName" | "company">): string {
  return `${firstName} ${lastName}`.trim() || (company ?? "");
}
