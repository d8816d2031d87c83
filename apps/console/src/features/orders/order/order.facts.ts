import type { ClientFlags } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { daysUntilRelease, type OrderRules } from "@reserve/domain";

type Item = Schemas["DocumentItem"];

/** What the client's flags change about the rules of the trade. */
export function rulesOf({ shipPickupOrders, editDocumentComment, documentMessage }: ClientFlags): OrderRules {
  return { shipPickupOrders, editDocumentComment, documentMessage };
}

/** Days until a line's book appears; null when it is out, gone or cancelled. */
export function daysToRelease(line: Parameters<typeof daysUntilRelease>[0], now: Date): number | null {
  return daysUntilRelease(line, now);
}

/** How many copies some lines make. */
export function copiesOf(items: readonly Item[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Who ordered, as one says it: the institution, else the person. */
export function nameOf({ company, firstName, lastName }: Pick<Schemas["DocumentCustomer"], "company" | "firstName" | "lastName">): string {
  return company ?? `${firstName} ${lastName}`.trim();
}
