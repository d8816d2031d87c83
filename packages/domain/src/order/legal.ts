import type { DocumentItemStatus, DocumentStatus, PaymentMethod, PaymentStatus, ShippingMethod } from "../enumerations.ts";
import type { OrderFacts, OrderLine } from "./facts.ts";

/** Statuses of an order placed but not in processing yet. */
export const OPEN = ["Created", "Pending", "AwaitingPayment"] as const satisfies readonly DocumentStatus[];
/** Statuses of a failed or cancelled payment. */
export const FAILED = ["PaymentFailed", "PaymentCanceled"] as const satisfies readonly DocumentStatus[];
/** Statuses of an order in preparation. */
export const WORK = ["Processing"] as const satisfies readonly DocumentStatus[];
/** Statuses in which all lines have left the shop. */
export const DONE = ["Shipped", "Complete"] as const satisfies readonly DocumentStatus[];
/** Statuses owned by another system: read-only for staff. */
export const EXTERNAL = ["PendingExternal", "ProcessingExternal", "CompleteExternal"] as const satisfies readonly DocumentStatus[];
/** Shipping methods of a pickup in a shop. */
export const PICKUP = ["Pickup", "ProWithdrawal"] as const satisfies readonly ShippingMethod[];
/** Payment methods that are paid after shipping. */
export const DEFERRED = ["OnInvoice", "ManualAtPickup"] as const satisfies readonly PaymentMethod[];

/** `includes` that accepts any value of the wider enumeration. */
export function isIn<T extends string>(value: T, set: readonly T[]): boolean {
  return set.includes(value);
}

/** Whether the order is paid after shipping, so that « en attente » does not block it. */
export function isDeferred(paymentMethod: PaymentMethod): boolean {
  return isIn(paymentMethod, DEFERRED);
}

/** Whether the customer collects the order in the shop. */
export function isPickup(shippingMethod: ShippingMethod): boolean {
  return isIn(shippingMethod, PICKUP);
}

/** Whether a line counts: neither in a cart nor cancelled. */
export function isLive(line: Pick<OrderLine, "status">): boolean {
  return line.status !== "Temp" && line.status !== "Cancelled";
}

/** Whether a line was shipped or handed over. */
export function hasLeft(line: Pick<OrderLine, "status">): boolean {
  return line.status === "Shipped" || line.status === "Complete";
}

/** Payment statuses allowed for each document status; `null` means any (another system decides). */
export const legalPayments: Readonly<Record<DocumentStatus, readonly PaymentStatus[] | null>> = {
  Temp: ["Temp", "Pending"],
  Created: ["Pending", "Authorized"],
  Pending: ["Pending", "Authorized"],
  PendingExternal: null,
  AwaitingPayment: ["Pending"],
  PaymentFailed: ["Refused", "Pending"],
  PaymentCanceled: ["Cancelled", "Pending"],
  Processing: ["Paid", "Authorized", "PartiallyRefunded", "Refunded"],
  ProcessingExternal: null,
  Shipped: ["Paid", "PartiallyRefunded", "Refunded", "Authorized"],
  Complete: ["Paid", "PartiallyRefunded", "Refunded"],
  CompleteExternal: null,
  Cancelled: ["Cancelled", "Voided", "Refused", "Refunded", "PartiallyRefunded", "Paid"],
};

/** Document statuses whose payment may also be pending, for a deferred method only. */
export const pendingWhenDeferred: readonly DocumentStatus[] = [...WORK, ...DONE];

/** Whether a document status and a payment status are compatible, given entries in the ledger or none; if not, the console shows « État incohérent ». */
export function isLegalPair(
  documentStatus: DocumentStatus,
  paymentStatus: PaymentStatus,
  paymentMethod: PaymentMethod,
  hasEntries = false,
): boolean {
  const payments = legalPayments[documentStatus];
  if (payments === null || payments.includes(paymentStatus)) return true;
  // The ledger is a fact: money may come in part, and go back before the order is processed.
  if (hasEntries) return isIn(paymentStatus, ["Pending", "PartiallyRefunded", "Refunded"]);
  return paymentStatus === "Pending" && pendingWhenDeferred.includes(documentStatus) && isDeferred(paymentMethod);
}

/** Whether money of an order was received or given back. */
export function hasLedgerEntries({ paidCents, refundedCents }: Pick<OrderFacts, "paidCents" | "refundedCents">): boolean {
  return Boolean(paidCents) || Boolean(refundedCents);
}

/** Whether an order's statuses are consistent, so that actions can be offered. */
export function isCoherent(
  order: Pick<OrderFacts, "documentStatus" | "paymentStatus" | "paymentMethod" | "paidCents" | "refundedCents">,
): boolean {
  return isLegalPair(order.documentStatus, order.paymentStatus, order.paymentMethod, hasLedgerEntries(order));
}

/** Next statuses of a document; an open one with deferred payment can also change directly to DONE. */
export const documentMoves: Readonly<Record<DocumentStatus, readonly DocumentStatus[]>> = {
  Temp: ["Created"],
  Created: ["Pending", "AwaitingPayment", "PendingExternal", "Processing", "Cancelled"],
  Pending: ["AwaitingPayment", "Processing", "Cancelled"],
  PendingExternal: ["ProcessingExternal", "Cancelled"],
  AwaitingPayment: ["Processing", "PaymentFailed", "PaymentCanceled", "Cancelled"],
  PaymentFailed: ["AwaitingPayment", "Processing", "Cancelled"],
  PaymentCanceled: ["AwaitingPayment", "Processing", "Cancelled"],
  Processing: ["Shipped", "Complete", "Cancelled", "ProcessingExternal"],
  ProcessingExternal: ["CompleteExternal", "Cancelled"],
  Shipped: ["Complete"],
  Complete: [],
  CompleteExternal: [],
  Cancelled: [],
};

/** Next statuses of a payment. */
export const paymentMoves: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  Temp: ["Pending"],
  Pending: ["Authorized", "Paid", "Refused", "Cancelled"],
  Authorized: ["Paid", "Voided", "Refused"],
  Refused: ["Pending", "Paid", "Cancelled"],
  Paid: ["PartiallyRefunded", "Refunded"],
  PartiallyRefunded: ["PartiallyRefunded", "Refunded"],
  Refunded: [],
  Cancelled: [],
  Voided: [],
};

/** Next statuses of a line. */
export const lineMoves: Readonly<Record<DocumentItemStatus, readonly DocumentItemStatus[]>> = {
  Temp: ["Created"],
  Created: ["Pending", "Processing", "Cancelled"],
  Pending: ["Processing", "Shipped", "Complete", "Cancelled"],
  Processing: ["Shipped", "Complete", "Cancelled"],
  Shipped: ["Complete"],
  Complete: [],
  Cancelled: [],
};

/** Whether a document can change between two statuses in one step. */
export function canDocumentMove(from: DocumentStatus, to: DocumentStatus, paymentMethod: PaymentMethod): boolean {
  if (documentMoves[from].includes(to)) return true;
  return isDeferred(paymentMethod) && isIn(from, OPEN) && isIn(to, DONE);
}

/** Whether a payment can change between two statuses in one step. */
export function canPaymentMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return paymentMoves[from].includes(to);
}

/** Whether a line can change between two statuses in one step. */
export function canLineMove(from: DocumentItemStatus, to: DocumentItemStatus): boolean {
  return lineMoves[from].includes(to);
}
