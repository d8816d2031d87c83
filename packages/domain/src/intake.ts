import type { BusinessNumberReason } from "./business-number.ts";
import { isEan13 } from "./ean.ts";
import type { DocumentStatus, DocumentType, MailType, PaymentMethod, PaymentStatus, ShippingMethod } from "./enumerations.ts";
import { taxRates } from "./money.ts";
import { apply, type Effect } from "./order/actions.ts";
import { arrive } from "./order/arrival.ts";
import type { OrderFacts, OrderLine } from "./order/facts.ts";
import { canPaymentMove, FAILED, hasLedgerEntries, isDeferred, isIn, isLegalPair, isPickup, OPEN } from "./order/legal.ts";
import { type AddressReason, addressFaults, type CarrierAddress } from "./order/shipping-address.ts";
import { amountDueCents } from "./order/sums.ts";

/** Reasons why data submitted by the shop's site is rejected; the API has one message for each. */
export const intakeReasons = [
  /** The check digit or the length is wrong. */
  "NoEan",
  /** The catalogue does not contain this title. */
  "UnknownTitle",
  /** Not a VAT rate of the trade, in any country of the client's table. */
  "NoTaxRate",
  /** Lines and shipping do not add up to the total. */
  "OtherTotal",
  /** Discounts do not add up to the difference between full and discounted prices. */
  "OtherDiscounts",
  /** The price before discounts is below the discounted one. */
  "BelowPrice",
  /** A quotation cannot redeem discounts. */
  "QuotationRedeems",
  /** The time is in the future. */
  "InFuture",
  /** A pickup requires a shop. */
  "StoreMissing",
  /** The shop does not exist. */
  "UnknownStore",
  /** Paid at the counter, but shipped. */
  "PaidAtPickupOnly",
  /** No customer with this reference was submitted. */
  "UnknownCustomer",
  /** The customer has unsettled orders. */
  "OrdersOpen",
  /** No order with this reference was submitted. */
  "UnknownOrder",
  /** A quotation is not paid. */
  "NotAnOrder",
  /** The amount is zero. */
  "NoAmount",
  /** Less was authorised than what is due. */
  "OtherAmount",
  /** No voucher has the code. */
  "UnknownVoucher",
  /** The voucher has expired, is empty or cancelled, or is another customer's. */
  "VoucherExpired",
  "VoucherEmpty",
  "VoucherCancelled",
  "VoucherOfOther",
  /** Nothing is in transit, or not everything has been shipped. */
  "NotOnItsWay",
  /** No such message subject exists. */
  "UnknownQuestion",
  /** The reference was already submitted with different content. */
  "OtherContent",
  /** Another record already has the number or e-mail address. */
  "Taken",
] as const;
/** One of `intakeReasons`, an invalid address, or an invalid business number. */
export type IntakeReason = (typeof intakeReasons)[number] | AddressReason | BusinessNumberReason;

/** A validation error of one property of an intake record. */
export interface IntakeFault {
  property: string;
  reason: IntakeReason;
}

/** An order line as the shop's site sends it. */
export interface IntakeLine {
  ean: string;
  quantity: number;
  unitPriceCents: number;
  /** Before all discounts. */
  fullPriceCents: number;
  taxRate: number;
}

/** A discount as the shop's site sends it; null: only the amount is known. */
export interface IntakeDiscount {
  code: string | null;
  discountId: number | null;
  cents: number;
}

/** An order as the shop's site sends it. */
export interface IntakeOrder {
  documentType: DocumentType;
  placedAt: string;
  lines: readonly IntakeLine[];
  shippingPriceCents: number;
  /** Before all discounts. */
  fullShippingCents: number;
  discounts: readonly IntakeDiscount[];
  totalCents: number;
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
  storeId: number | null;
  shippingAddress: CarrierAddress;
}

/** Known facts that an intake order refers to. */
export interface IntakeFacts {
  hasTitle: (ean: string) => boolean;
  /** Rates of other places that the client sells to. */
  otherTaxRates: ReadonlySet<number>;
  hasStore: (id: number) => boolean;
}

/** Tolerated difference between the clocks of two machines, in milliseconds. */
const CLOCK_MILLISECONDS = 5 * 60_000;

/** Returns the errors of an intake order, by property; empty when it can be accepted. */
export function intakeOrderFaults(order: IntakeOrder, takenBefore: IntakeFacts, now: Date): IntakeFault[] {
  const faults: IntakeFault[] = [];
  const say = (property: string, reason: IntakeReason) => faults.push({ property, reason });
  if (isInFuture(order.placedAt, now)) say("placedAt", "InFuture");
  for (const [index, line] of order.lines.entries()) {
    if (!isEan13(line.ean)) say(`lines[${index}].ean`, "NoEan");
    else if (!takenBefore.hasTitle(line.ean)) say(`lines[${index}].ean`, "UnknownTitle");
    if (!isTaxRate(line.taxRate, takenBefore)) say(`lines[${index}].taxRate`, "NoTaxRate");
  }
  const sum = order.lines.reduce((cents, line) => cents + line.quantity * line.unitPriceCents, order.shippingPriceCents);
  if (sum !== order.totalCents) say("totalPriceWithTax", "OtherTotal");
  faults.push(...takenOffFaults(order));
  if (order.storeId !== null && !takenBefore.hasStore(order.storeId)) say("storeId", "UnknownStore");
  if (isPickup(order.shippingMethod)) {
    if (order.storeId === null) say("storeId", "StoreMissing");
  } else {
    if (order.paymentMethod === "ManualAtPickup") say("paymentMethod", "PaidAtPickupOnly");
    for (const { property, reason } of addressFaults(order.shippingMethod, order.shippingAddress))
      say(`shippingAddress.${property}`, reason);
  }
  return faults;
}

/** Rates of France that no title of the trade has by itself: none, as for exports, and the intermediate one (CGI, 278 bis to 279). */
const EXTRA_RATES = [0, 0.1];

/** Whether a line can have been sold at a rate: one of France, or of another place. */
function isTaxRate(rate: number, { otherTaxRates }: IntakeFacts): boolean {
  return [...EXTRA_RATES, ...Object.values<number>(taxRates)].includes(rate) || otherTaxRates.has(rate);
}

/** Checks that discounts equal full prices minus prices, and that quotations redeem none. */
function takenOffFaults({ documentType, lines, shippingPriceCents, fullShippingCents, discounts }: IntakeOrder): IntakeFault[] {
  const faults: IntakeFault[] = [];
  for (const [index, line] of lines.entries())
    if (line.fullPriceCents < line.unitPriceCents) faults.push({ property: `lines[${index}].fullPriceWithTax`, reason: "BelowPrice" });
  if (fullShippingCents < shippingPriceCents) faults.push({ property: "fullShippingPriceWithTax", reason: "BelowPrice" });
  const off = lines.reduce(
    (cents, line) => cents + line.quantity * (line.fullPriceCents - line.unitPriceCents),
    fullShippingCents - shippingPriceCents,
  );
  // A wrong price is reported already; its consequence for the total would be a duplicate.
  if (faults.length === 0 && off !== discounts.reduce((total, { cents }) => total + cents, 0))
    faults.push({ property: "discounts", reason: "OtherDiscounts" });
  for (const [index, { code, discountId }] of discounts.entries()) {
    if (documentType !== "Quotation" || (code === null && discountId === null)) continue;
    faults.push({ property: `discounts[${index}].${code === null ? "discountId" : "code"}`, reason: "QuotationRedeems" });
  }
  return faults;
}

/** Whether a time lies in the future beyond the tolerated clock difference. */
export function isInFuture(moment: string, now: Date): boolean {
  return Date.parse(moment) > now.getTime() + CLOCK_MILLISECONDS;
}

/** Returns the initial status of an intake order: orders paid later are processed immediately, all others wait for payment. */
export function intakeStart(
  documentType: DocumentType,
  paymentMethod: PaymentMethod,
): { documentStatus: DocumentStatus; paymentStatus: PaymentStatus; lineStatus: OrderLine["status"]; mails: readonly MailType[] } {
  if (documentType === "Quotation") return { documentStatus: "Created", paymentStatus: "Pending", lineStatus: "Created", mails: [] };
  const mails: MailType[] = ["OrderCreatedVendor", "OrderCreatedCustomer"];
  if (isDeferred(paymentMethod)) return { documentStatus: "Processing", paymentStatus: "Pending", lineStatus: "Processing", mails };
  // A card is charged immediately; only a cheque requires something from the customer.
  if (paymentMethod === "Check") mails.push("AwaitingPaymentCustomer");
  return { documentStatus: "AwaitingPayment", paymentStatus: "Pending", lineStatus: "Pending", mails };
}

/**
 * Returns the effect of an order's delivery, or why it is rejected: it must be shipped completely; an order paid later completes only once
 * it is paid.
 */
export function receiveDelivery<Line extends OrderLine>(order: OrderFacts<Line>): { effect: Effect<Line> } | { fault: IntakeFault } {
  const refused = (reason: IntakeReason) => ({ fault: { property: "orderReference", reason } });
  if (order.documentType !== "Order") return refused("NotAnOrder");
  if (isPickup(order.shippingMethod) || order.documentStatus !== "Shipped") return refused("NotOnItsWay");
  return {
    effect: arrive(
      order,
      order.lines.filter(({ status }) => status === "Shipped").map(({ id }) => id),
    ),
  };
}

/** Payment events that a payment service reports. */
export const paymentEvents = ["Authorized", "Paid", "Refused", "Cancelled", "Refunded"] as const;
/** One of `paymentEvents`. */
export type PaymentEvent = (typeof paymentEvents)[number];

/**
 * Returns the effect of a payment event on an order, or the property and the reason of its rejection. Money that was paid or given back is a
 * fact: it is recorded whatever the order's state and amount. Other events change an order as long as no money of it was received.
 */
export function receivePayment<Line extends OrderLine>(
  order: OrderFacts<Line>,
  event: PaymentEvent,
  cents: number,
): { effect: Effect<Line> } | { fault: IntakeFault } {
  const refused = (property: string, reason: IntakeReason) => ({ fault: { property, reason } });
  if (order.documentType !== "Order") return refused("orderReference", "NotAnOrder");
  if (event === "Paid" || event === "Refunded") {
    if (cents <= 0) return refused("amount", "NoAmount");
    if (event === "Paid") return { effect: apply("validatePayment", order, { receivedCents: cents }) };
    return { effect: apply("recordRefund", order, { refundCents: cents }) };
  }
  const untouched = apply("comment", order);
  const isSettled = hasLedgerEntries(order) || !canPaymentMove(order.paymentStatus, event);
  if (isSettled || order.documentStatus === "Cancelled") return { effect: untouched };
  if (event === "Authorized") {
    if (cents < amountDueCents(order)) return refused("amount", "OtherAmount");
    // Authorised payments can be processed: lines and order change as for paid ones, without money.
    const { lines, touchedLineIds } = apply("validatePayment", order);
    const documentStatus = isIn(order.documentStatus, [...OPEN, ...FAILED]) ? "Processing" : order.documentStatus;
    if (!isLegalPair(documentStatus, event, order.paymentMethod)) return { effect: untouched };
    return { effect: { ...untouched, documentStatus, paymentStatus: event, lines, touchedLineIds } };
  }
  if (!isIn(order.documentStatus, [...OPEN, ...FAILED])) return { effect: untouched };
  const documentStatus = event === "Refused" ? "PaymentFailed" : "PaymentCanceled";
  return { effect: { ...untouched, documentStatus, paymentStatus: event, mails: event === "Refused" ? ["PaymentFailedVendor"] : [] } };
}
