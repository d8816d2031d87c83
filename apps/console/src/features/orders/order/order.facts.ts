import type { ClientFlags } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import {
  amountDueCents,
  daysUntilRelease,
  fromCents,
  hasLeft,
  isLive,
  linesTotalCents,
  type OrderRules,
  returnRefusal,
} from "@reserve/domain";
import { orderSubjectOf } from "@reserve/workflows";

type Item = Schemas["DocumentItem"];

/** What the client's flags change about the rules of the trade. */
export function rulesOf({ shipPickupOrders, editDocumentComment, documentMessage }: ClientFlags): OrderRules {
  return { shipPickupOrders, editDocumentComment, documentMessage };
}

/** Days until a line's book appears; null when it is out, gone or cancelled. */
export function daysToRelease(line: Parameters<typeof daysUntilRelease>[0], now: Date): number | null {
  return daysUntilRelease(line, now);
}

/** Of a pickup: how many lines are to be told of later, once the customer has been told of these. */
export function linesToNotify({ items }: Schemas["Document"], lineIds: readonly number[]): number {
  return items.filter(({ id, status, notifiedAt }) => {
    const isWaiting = isLive({ status }) && !hasLeft({ status });
    return isWaiting && notifiedAt === null && !lineIds.includes(id);
  }).length;
}

/** How many copies some lines make. */
export function copiesOf(items: readonly Item[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What is asked for the lines that still count, shipping included. */
export function amountDueOf(order: Schemas["Document"]): string {
  return fromCents(amountDueCents(orderSubjectOf(order)));
}

/** What an order comes to: without its cancelled lines while any other is left, and what those cost; once all are cancelled, what was ordered. */
export function totalOf(order: Schemas["Document"]): { total: string; cancelled: string | null } {
  const { lines } = orderSubjectOf(order);
  const cancelled = lines.filter(({ status }) => status === "Cancelled");
  const isPartly = cancelled.length > 0 && lines.some(isLive);
  return { total: order.totalPriceWithTax, cancelled: isPartly ? fromCents(-linesTotalCents(cancelled)) : null };
}

/** Whether copies of an order are with the customer that could come back. */
export function isReturnable(order: Schemas["Document"]): boolean {
  const returned = new Map(order.items.map(({ id, returnedQuantity = 0 }) => [id, returnedQuantity]));
  return returnRefusal(orderSubjectOf(order), ({ id }) => returned.get(id) ?? 0) === null;
}

/** Whether some copies that left, by a carrier, are still with the customer and have no tracking number. */
export function lacksTracking({ deliveryPackage, items }: Schemas["Document"]): boolean {
  return (
    deliveryPackage === null &&
    items.some(({ status, quantity, returnedQuantity = 0 }) => hasLeft({ status }) && returnedQuantity < quantity)
  );
}

/** The action that the state of an order calls for: the first that can be done, unless it only corrects or cancels. */
export function mainActionOf<Action extends string>(
  order: Schemas["Document"],
  offered: readonly { action: Action }[],
): Action | undefined {
  return offered.find(({ action }) => action !== "cancelItems" && (action !== "setTracking" || lacksTracking(order)))?.action;
}

/** Who ordered, as one says it: the institution, else the person. */
export function nameOf({ company, firstName, lastName }: Pick<Schemas["DocumentCustomer"], "company" | "firstName" | "lastName">): string {
  return company ?? `${firstName} ${lastName}`.trim();
}

/** Whether an order has its invoice, from here or from before invoices were numbered here. */
export function hasInvoice({
  issuedPapers = [],
  relatedDocuments,
}: Pick<Schemas["Document"], "issuedPapers" | "relatedDocuments">): boolean {
  return issuedPapers.some(({ kind }) => kind === "Invoice") || relatedDocuments.some(({ documentType }) => documentType === "Invoice");
}
