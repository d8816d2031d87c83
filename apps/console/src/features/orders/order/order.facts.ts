import type { ClientFlags } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import {
  amountDueCents,
  can,
  daysUntilRelease,
  fromCents,
  hasLeft,
  isLive,
  isPickup,
  lastWithdrawalDay,
  linesTotalCents,
  type OrderRules,
  returnRefusal,
} from "@reserve/domain";
import { orderSubjectOf } from "@reserve/workflows";

type Item = Schemas["DocumentItem"];

/** Returns the order rules of the client's flags. */
export function rulesOf({ shipPickupOrders, editDocumentComment, documentMessage }: ClientFlags): OrderRules {
  return { shipPickupOrders, editDocumentComment, documentMessage };
}

/** Returns the days until a line's release; null when it is released, shipped or cancelled. */
export function daysToRelease(line: Parameters<typeof daysUntilRelease>[0], now: Date): number | null {
  return daysUntilRelease(line, now);
}

/** Returns the number of pickup lines that remain to be notified later, once the customer is notified of these. */
export function linesToNotify({ items }: Schemas["Document"], lineIds: readonly number[]): number {
  return items.filter(({ id, status, notifiedAt }) => {
    const isWaiting = isLive({ status }) && !hasLeft({ status });
    return isWaiting && notifiedAt === null && !lineIds.includes(id);
  }).length;
}

/** Returns the number of copies of lines. */
export function copiesOf(items: readonly Item[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns the amount due for lines that count, with shipping. */
export function amountDueOf(order: Schemas["Document"]): string {
  return fromCents(amountDueCents(orderSubjectOf(order)));
}

/** Returns the price of the lines that are handed over now, at most the amount due, and all of that with the last lines. */
export function handedOverOf(
  order: Schemas["Document"],
  { lineIds }: { lineIds: readonly number[] },
  copies: Readonly<Record<number, number | null>>,
): string {
  const subject = orderSubjectOf(order);
  const dueCents = amountDueCents(subject);
  const staying = subject.lines.filter((line) => isLive(line) && !hasLeft(line));
  const isWhole = staying.every(({ id }) => lineIds.includes(id) && typeof copies[id] !== "number");
  const handed = subject.lines.filter(({ id }) => lineIds.includes(id));
  const cents = linesTotalCents(handed.map((line) => ({ ...line, quantity: copies[line.id] ?? line.quantity })));
  return fromCents(isWhole ? dueCents : Math.min(dueCents, cents));
}

/** Returns an order's total without cancelled lines, and the cancelled amount; once all are cancelled, the ordered total. */
export function totalOf(order: Schemas["Document"]): { total: string; cancelled: string | null } {
  const { lines } = orderSubjectOf(order);
  const cancelled = lines.filter(({ status }) => status === "Cancelled");
  const isPartly = cancelled.length > 0 && lines.some(isLive);
  return { total: order.totalPriceWithTax, cancelled: isPartly ? fromCents(-linesTotalCents(cancelled)) : null };
}

/** Returns whether the customer has copies that can be returned. */
export function isReturnable(order: Schemas["Document"]): boolean {
  const returned = new Map(order.items.map(({ id, returnedQuantity = 0 }) => [id, returnedQuantity]));
  return returnRefusal(orderSubjectOf(order), ({ id }) => returned.get(id) ?? 0) === null;
}

/** Returns whether staff can change the lines of an order: it is not over, and has no invoice. */
export function hasEditableLines(order: Schemas["Document"], rules: OrderRules): boolean {
  return can("editItems", orderSubjectOf(order), rules).isAllowed && !isInvoicedWhole(order);
}

/** Returns whether shipped copies that have not come back lack a tracking number. */
export function lacksTracking({ deliveryPackage, items }: Schemas["Document"]): boolean {
  return (
    deliveryPackage === null &&
    items.some(({ status, quantity, returnedQuantity = 0 }) => hasLeft({ status }) && returnedQuantity < quantity)
  );
}

/** Returns the primary action for the state of an order: the first available one that neither corrects nor cancels. */
export function mainActionOf<Action extends string>(
  order: Schemas["Document"],
  offered: readonly { action: Action }[],
): Action | undefined {
  return offered.find(({ action }) => action !== "cancelItems" && (action !== "setTracking" || lacksTracking(order)))?.action;
}

/** Returns the buyer's name: the institution, else the person; « Client de passage » where nobody is known. */
export function nameOf({ customer, customerName }: Pick<Schemas["Document"], "customer" | "customerName">): string {
  return customer ? (customer.company ?? `${customer.firstName} ${customer.lastName}`.trim()) : customerName;
}

/** Returns the e-mail address of the buyer; empty where nobody is known, to whom no mail goes. */
export function emailOf({ customer }: Pick<Schemas["Document"], "customer">): string {
  return customer?.email ?? "";
}

/** Returns the last day of the withdrawal period, counted from the last parcel or the hand-over; null before all has arrived. */
export function withdrawalDayOf({ parcels, events, shippingMethod }: Schemas["Document"]): string | null {
  const arrivals = isPickup(shippingMethod)
    ? events.filter(({ kind }) => kind === "PickingValidated").map(({ date }) => date)
    : parcels.map(({ deliveredAt }) => deliveredAt);
  const last = arrivals.includes(null) ? null : arrivals.toSorted().at(-1);
  return last ? lastWithdrawalDay(new Date(last)) : null;
}

/** Returns whether an order has its invoice, issued here or before invoices were numbered here. */
export function hasInvoice({
  issuedPapers = [],
  relatedDocuments,
}: Pick<Schemas["Document"], "issuedPapers" | "relatedDocuments">): boolean {
  return issuedPapers.some(({ kind }) => kind === "Invoice") || relatedDocuments.some(({ documentType }) => documentType === "Invoice");
}

/** Returns whether all of an order is invoiced: no further invoice follows. */
export function isInvoicedWhole(order: Pick<Schemas["Document"], "issuedPapers" | "relatedDocuments">): boolean {
  return hasInvoice({ ...order, issuedPapers: order.issuedPapers?.filter(({ isPartial }) => !isPartial) });
}
