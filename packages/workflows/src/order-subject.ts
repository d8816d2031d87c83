import { isNotified, type OrderFacts, type OrderLine, toCents } from "@reserve/domain";

/** An order line as machine, rules and dialogs use it. */
export interface SubjectLine extends OrderLine {
  id: number;
}

/** The order on which actions run: facts for the rules, with the document's id and version. */
export interface OrderSubject extends OrderFacts<SubjectLine> {
  id: number;
  version: number;
  /** The last action, as long as it can be undone. */
  undo: OrderUndo | null;
}

/** An action that can be undone. */
export interface OrderUndo {
  id: string;
  kind: "Shipped" | "Cancelled" | "PickingValidated";
  until: string;
}

/** The part of the contract's document that order actions use. */
export interface DocumentLike
  extends Pick<OrderFacts, "documentType" | "documentStatus" | "paymentStatus" | "paymentMethod" | "shippingMethod"> {
  id: number;
  version: number;
  paidAt: string | null;
  pickingNotifiedAt: string | null;
  shippingPriceWithTax: string;
  undo: OrderUndo | null;
  /** Null for a sale over the counter to somebody unknown. */
  customerId?: number | null;
  balance: { received: string; refunded: string; allowance: string };
  /** Price of returned copies. */
  returned?: string;
  items: {
    id: number;
    status: OrderLine["status"];
    quantity: number;
    unitPriceWithTax: string;
    releaseDate: string | null;
    awaited?: number;
    notifiedAt?: string | null;
  }[];
}

/** Converts the contract's document to the rules' order. */
export function orderSubjectOf(document: DocumentLike): OrderSubject {
  const { id, version, documentType, documentStatus, paymentStatus, paymentMethod, shippingMethod, paidAt, pickingNotifiedAt } = document;
  const shippingPriceCents = toCents(document.shippingPriceWithTax) ?? 0;
  const lines = document.items.map(({ id: lineId, status, quantity, unitPriceWithTax, releaseDate, awaited = 0, notifiedAt }) => ({
    id: lineId,
    status,
    quantity,
    unitPriceCents: toCents(unitPriceWithTax) ?? 0,
    releaseDate,
    awaited,
    ...(notifiedAt === undefined ? {} : { notifiedAt }),
  }));
  const { received, refunded, allowance } = document.balance;
  return {
    id,
    version,
    undo: document.undo,
    documentType,
    documentStatus,
    paymentStatus,
    paymentMethod,
    shippingMethod,
    paidAt,
    paidCents: toCents(received),
    refundedCents: toCents(refunded),
    allowanceCents: toCents(allowance),
    ...(document.returned === undefined ? {} : { returnedCents: toCents(document.returned) }),
    pickingNotifiedAt,
    ...(document.customerId === null ? { hasCustomer: false } : {}),
    shippingPriceCents,
    lines,
  };
}

/** The data of an order and its lines that notifying the customer depends on. */
interface Announced {
  id: number;
  version: number;
  pickingNotifiedAt?: string | null;
  lines: readonly { id: number; notifiedAt?: string | null }[];
}

/**
 * Returns the notice for these lines: those not notified yet, each once. If all were, all again, with the version of the order that the
 * person saw.
 */
export function noticeOf(
  order: Announced,
  lineIds: readonly number[],
): { version?: string; body: { documentId: number; itemIds: number[]; again?: true } } {
  const notNotified = order.lines.filter((line) => lineIds.includes(line.id) && !isNotified(line, order)).map(({ id }) => id);
  if (notNotified.length > 0) return { body: { documentId: order.id, itemIds: notNotified } };
  return { version: `"${order.version}"`, body: { documentId: order.id, itemIds: [...lineIds], again: true } };
}
