import type { DocumentStatus, DocumentType, MailType, PaymentStatus, ShippingMethod } from "../enumerations.ts";
import type { LineId, OrderFacts, OrderLine, OrderRules } from "./facts.ts";
import {
  canDocumentMove,
  type DONE,
  EXTERNAL,
  FAILED,
  hasLedgerEntries,
  hasLeft,
  isCoherent,
  isDeferred,
  isIn,
  isLegalPair,
  isLive,
  isPickup,
  OPEN,
  WORK,
} from "./legal.ts";
import { lowersOwed, type RefundReason } from "./refund.ts";
import { amountDueCents, balanceOf, paymentDueCents, paymentStatusOf, refundableCents, refundDueCents } from "./sums.ts";

/** Actions of staff on an order, in the order of the console's panel. */
export const orderActions = [
  "validatePayment",
  "shipItems",
  "setTracking",
  "cancelItems",
  "notifyPicking",
  "validatePicking",
  "editItems",
  "editShippingAddress",
  "recordRefund",
  "grantAllowance",
  "comment",
  "message",
] as const;
/** One of `orderActions`. */
export type OrderAction = (typeof orderActions)[number];

/** Reasons why an action is rejected; the console has one sentence for each. */
export const reasonCodes = [
  /** A quotation, delivery note or invoice is read-only (`documentType`). */
  "NotAnOrder",
  /** A cart belongs to the customer. */
  "Cart",
  /** The client's settings disable the action. */
  "FeatureOff",
  /** Another system owns the order. */
  "External",
  /** The two statuses are inconsistent (`documentStatus`, `paymentStatus`). */
  "Incoherent",
  /** The order is cancelled. */
  "OrderCancelled",
  /** The order is complete. */
  "OrderComplete",
  /** Everything was shipped. */
  "OrderShipped",
  /** The order is not in preparation yet (`documentStatus`). */
  "NotInPreparation",
  /** The customer's payment failed or was cancelled (`documentStatus`). */
  "PaymentFailed",
  /** The payment was not received yet (`paymentStatus`). */
  "PaymentMissing",
  /** The payment was already received (`at`). */
  "AlreadyPaid",
  /** No payment was received that could be refunded (`paymentStatus`). */
  "NothingReceived",
  /** Nothing is due that could be lowered. */
  "NothingDue",
  /** Everything was refunded: the order can only be cancelled (`paymentStatus`). */
  "AlreadyRefunded",
  /** The payment was cancelled or voided (`paymentStatus`). */
  "PaymentCancelled",
  /** The customer collects it in the shop: nothing is shipped (`shippingMethod`). */
  "CollectedInShop",
  /** It is shipped: there is no pickup (`shippingMethod`). */
  "NotCollected",
  /** The order has no line to which the action applies. */
  "NoEligibleLine",
  /** No line is selected. */
  "NoLineSelected",
  /** The action applies to none of the selected lines (`lineIds`). */
  "NoSelectedLineEligible",
  /** The action does not apply to some of the selected lines, so nothing is done for the others either (`lineIds`). */
  "SomeLinesNotEligible",
  /** The order does not contain these lines (`lineIds`). */
  "UnknownLines",
  /** Lines were already shipped to this address (`count`). */
  "LinesAlreadyGone",
  /** The customer was notified before (`at`); notifying again must be requested explicitly. */
  "AlreadyNotified",
  /** The parcel has been delivered. */
  "AlreadyDelivered",
  /** Nobody can be written to: the order has no customer. */
  "NoCustomer",
] as const;
/** One of `reasonCodes`. */
export type ReasonCode = (typeof reasonCodes)[number];

/** Parameters of the sentence for a reason. */
export interface ReasonParams {
  documentType?: DocumentType;
  documentStatus?: DocumentStatus;
  paymentStatus?: PaymentStatus;
  shippingMethod?: ShippingMethod;
  at?: string | null;
  lineIds?: readonly LineId[];
  count?: number;
}

/** A reason why an action is not allowed, with the values its sentence needs. */
export interface OffReason {
  isAllowed: false;
  reason: ReasonCode;
  params: ReasonParams;
}

/** Allowed, or not with the reason. */
export type Verdict = { isAllowed: true } | OffReason;

const ALLOWED: Verdict = { isAllowed: true };

function refuse(reason: ReasonCode, params: ReasonParams = {}): OffReason {
  return { isAllowed: false, reason, params };
}

/** Returns the lines to which an action applies; empty for actions without lines. */
export function eligibleLines<Line extends Pick<OrderLine, "status">>(
  action: OrderAction,
  order: Pick<OrderFacts, "paymentMethod"> & { lines: readonly Line[] },
): Line[] {
  switch (action) {
    case "shipItems":
      return order.lines.filter((line) => isIn(line.status, ["Pending", "Processing"]));
    case "cancelItems":
      return order.lines.filter((line) => isIn(line.status, ["Created", "Pending", "Processing"]));
    case "notifyPicking":
    case "validatePicking":
      return order.lines.filter((line) => line.status === "Processing" || (line.status === "Pending" && isDeferred(order.paymentMethod)));
    default:
      return [];
  }
}

/** Whether an action is allowed now. Without `selectedLineIds`: whether it is possible at all; with them: for exactly these lines, all or none. */
export function can(action: OrderAction, order: OrderFacts, rules: OrderRules, selectedLineIds?: readonly LineId[]): Verdict {
  if (order.documentStatus === "Temp") return refuse("Cart");
  if (action === "comment") return rules.editDocumentComment ? ALLOWED : refuse("FeatureOff");
  if (action === "message" && !rules.documentMessage) return refuse("FeatureOff");
  if ((action === "message" || action === "notifyPicking") && order.hasCustomer === false) return refuse("NoCustomer");
  if (!isCoherent(order)) return refuse("Incoherent", { documentStatus: order.documentStatus, paymentStatus: order.paymentStatus });
  if (action === "message") return ALLOWED;
  if (order.documentType !== "Order") return refuse("NotAnOrder", { documentType: order.documentType });
  if (isIn(order.documentStatus, EXTERNAL)) return refuse("External");
  return refusalOf[action](order, rules) ?? refusalOfLines(action, order, selectedLineIds) ?? ALLOWED;
}

/** Whether the customer was notified that a line is ready; falls back to the order if the line does not specify it. */
export function isNotified(line: { notifiedAt?: unknown }, order: { pickingNotifiedAt?: unknown }): boolean {
  return Boolean(line.notifiedAt === undefined ? order.pickingNotifiedAt : line.notifiedAt);
}

/**
 * Whether the customer can be notified of these lines: once without `isAgain`, and again only with it. Lines that arrived since count as
 * not notified.
 */
export function canNotifyPicking(
  order: Pick<OrderFacts, "pickingNotifiedAt" | "paymentMethod" | "lines">,
  isAgain: boolean,
  selectedLineIds?: readonly LineId[],
): Verdict {
  if (!order.pickingNotifiedAt || isAgain) return ALLOWED;
  const selectedLines = eligibleLines("notifyPicking", order).filter(({ id }) => selectedLineIds?.includes(id) ?? true);
  return selectedLines.some((line) => !isNotified(line, order)) ? ALLOWED : refuse("AlreadyNotified", { at: order.pickingNotifiedAt });
}

type WorkAction = Exclude<OrderAction, "comment" | "message">;

const refusalOf: Readonly<Record<WorkAction, (order: OrderFacts, rules: OrderRules) => OffReason | null>> = {
  validatePayment: (order) => {
    if (order.documentStatus === "Cancelled") return refuse("OrderCancelled");
    if (isIn(order.paymentStatus, ["Pending", "Authorized", "Refused"])) return null;
    // A refund that nothing accounts for left something due.
    return hasLedgerEntries(order) && amountDueCents(order) > 0 ? null : paymentRefusal(order);
  },
  shipItems: (order, rules) => {
    if (isPickup(order.shippingMethod) && !rules.shipPickupOrders) {
      return refuse("CollectedInShop", { shippingMethod: order.shippingMethod });
    }
    const isOpen = isDeferred(order.paymentMethod) && isIn(order.documentStatus, OPEN);
    if (!isOpen && !isIn(order.documentStatus, WORK)) return documentRefusal(order);
    return isMoneySafe(order) || order.paymentStatus === "Authorized" ? null : paymentRefusal(order);
  },
  setTracking: (order) => {
    if (!isIn(order.documentStatus, [...WORK, "Shipped"])) return documentRefusal(order);
    return refundedRefusal(order);
  },
  cancelItems: (order) => (isIn(order.documentStatus, [...OPEN, ...FAILED, ...WORK]) ? null : documentRefusal(order)),
  editItems: (order) => (isIn(order.documentStatus, [...OPEN, ...WORK]) ? refundedRefusal(order) : documentRefusal(order)),
  notifyPicking: pickingRefusal,
  validatePicking: (order) => pickingRefusal(order) ?? (isMoneySafe(order) ? null : paymentRefusal(order)),
  editShippingAddress: (order) => {
    if (!isIn(order.documentStatus, [...OPEN, ...FAILED, ...WORK])) return documentRefusal(order);
    // A complete line was shipped or collected before, so it counts as gone.
    const gone = order.lines.filter(hasLeft).length;
    return gone > 0 ? refuse("LinesAlreadyGone", { count: gone, shippingMethod: order.shippingMethod }) : refundedRefusal(order);
  },
  recordRefund: (order) => {
    if (refundableCents(order) > 0) return null;
    return order.paymentStatus === "Refunded" || order.paymentStatus === "PartiallyRefunded"
      ? refuse("AlreadyRefunded", { paymentStatus: order.paymentStatus })
      : refuse("NothingReceived", { paymentStatus: order.paymentStatus });
  },
  grantAllowance: (order) => {
    if (order.documentStatus === "Cancelled") return refuse("OrderCancelled");
    // An order from before the ledger has no amounts.
    const isOpen = hasLedgerEntries(order) || isIn(order.paymentStatus, ["Pending", "Authorized", "Refused"]);
    return isOpen && amountDueCents(order) > 0 ? null : refuse("NothingDue");
  },
};

function pickingRefusal(order: OrderFacts): OffReason | null {
  if (!isPickup(order.shippingMethod)) return refuse("NotCollected", { shippingMethod: order.shippingMethod });
  const isOpen = order.paymentMethod === "ManualAtPickup" && isIn(order.documentStatus, OPEN);
  if (!isOpen && !isIn(order.documentStatus, WORK)) return documentRefusal(order);
  return refundedRefusal(order);
}

/** Rejects orders in preparation that are fully refunded, which can only be cancelled. A shipped order keeps its tracking number editable. */
function refundedRefusal(order: OrderFacts): OffReason | null {
  const isStuck = order.paymentStatus === "Refunded" && isIn(order.documentStatus, WORK);
  return isStuck ? refuse("AlreadyRefunded", { paymentStatus: order.paymentStatus }) : null;
}

/** The shop has received the money, or agreed to receive it later. */
function isMoneySafe(order: OrderFacts): boolean {
  if (order.paymentStatus === "Pending") return isDeferred(order.paymentMethod);
  return isIn(order.paymentStatus, ["Paid", "PartiallyRefunded"]);
}

function documentRefusal({ documentStatus }: OrderFacts): OffReason {
  if (documentStatus === "Cancelled") return refuse("OrderCancelled");
  if (documentStatus === "Complete") return refuse("OrderComplete");
  if (documentStatus === "Shipped") return refuse("OrderShipped");
  return refuse(isIn(documentStatus, FAILED) ? "PaymentFailed" : "NotInPreparation", { documentStatus });
}

function paymentRefusal({ paymentStatus, paidAt }: OrderFacts): OffReason {
  if (paymentStatus === "Paid") return refuse("AlreadyPaid", { at: paidAt ?? null });
  if (isIn(paymentStatus, ["Refunded", "PartiallyRefunded"])) return refuse("AlreadyRefunded", { paymentStatus });
  return refuse(isIn(paymentStatus, ["Cancelled", "Voided"]) ? "PaymentCancelled" : "PaymentMissing", { paymentStatus });
}

function refusalOfLines(action: WorkAction, order: OrderFacts, selectedLineIds: readonly LineId[] | undefined): OffReason | null {
  if (!isIn(action, ["shipItems", "cancelItems", "notifyPicking", "validatePicking"])) return null;
  const eligible = new Set(eligibleLines(action, order).map((line) => line.id));
  if (eligible.size === 0) return refuse("NoEligibleLine");
  if (selectedLineIds === undefined) return null;
  if (selectedLineIds.length === 0) return refuse("NoLineSelected");
  const lineIds = new Set(order.lines.map((line) => line.id));
  const unknown = selectedLineIds.filter((id) => !lineIds.has(id));
  if (unknown.length > 0) return refuse("UnknownLines", { lineIds: unknown });
  const rejected = selectedLineIds.filter((id) => !eligible.has(id));
  if (rejected.length === 0) return null;
  return refuse(rejected.length === selectedLineIds.length ? "NoSelectedLineEligible" : "SomeLinesNotEligible", { lineIds: rejected });
}

/** Input of an action besides the order. */
export interface ActionInput {
  /** The selected lines; by default every line to which the action applies. With `editItems`: the copies taken off, which are lines already. */
  selectedLineIds?: readonly LineId[];
  /** With `recordRefund`: the refunded amount; by default everything refundable. */
  refundCents?: number;
  /** With `recordRefund`: null if the payment service names none. */
  refundReason?: RefundReason | null;
  /** With `grantAllowance`: the amount taken off; nothing by default. */
  allowanceCents?: number;
  /** With `validatePayment`: the received amount, by default what is due. With `validatePicking`: received at collection, nothing by default. */
  receivedCents?: number;
}

/** The order after an action, and the notifications it causes. */
export interface Effect<Line extends OrderLine = OrderLine> {
  documentStatus: DocumentStatus;
  paymentStatus: PaymentStatus;
  /** All lines of the order, in its order; unchanged ones are the same objects. */
  lines: readonly Line[];
  /** The lines changed by the action. */
  touchedLineIds: readonly LineId[];
  mails: readonly MailType[];
  /** Received amount to store; null without a payment. */
  paidCents: number | null;
  /** Refunded amount to store; null without a refund. */
  refundedCents: number | null;
  /** Amount taken off after the sale. */
  allowanceCents: number;
  /** « À rembourser » and « Reste à régler », stored with the order so that lists can filter by them. */
  refundDueCents: number;
  paymentDueCents: number;
}

/** Applies an action to an order. Call `can` with the same lines first: this checks nothing. */
export function apply<Line extends OrderLine>(action: OrderAction, order: OrderFacts<Line>, input: ActionInput = {}): Effect<Line> {
  switch (action) {
    case "validatePayment":
      return receive(order, input.receivedCents ?? balanceOf(order).dueCents);
    case "shipItems":
      return leave(order, input, "shipItems", "Shipped");
    case "validatePicking":
      return input.receivedCents === undefined
        ? leave(order, input, "validatePicking", "Complete")
        : payAndCollect(order, input.receivedCents, input);
    case "cancelItems":
      return cancel(order, input);
    case "editItems":
      return cancel(order, { selectedLineIds: input.selectedLineIds ?? [] });
    case "recordRefund":
      return recordRefund(order, input);
    case "grantAllowance":
      return grantAllowance(order, input);
    case "notifyPicking":
      return settle(order, { mails: ["PickingReadyCustomer"], touchedLineIds: chosen(action, order, input) });
    default:
      return settle(order, {});
  }
}

/** Completes a change with what follows from it: the payment status and the amounts of the ledger. */
function settle<Line extends OrderLine>(order: OrderFacts<Line>, change: Partial<Effect<Line>>): Effect<Line> {
  const after = { ...order, ...change };
  return {
    documentStatus: after.documentStatus,
    paymentStatus: change.paymentStatus ?? paymentStatusOf(after),
    lines: after.lines,
    touchedLineIds: change.touchedLineIds ?? [],
    mails: change.mails ?? [],
    paidCents: after.paidCents ?? null,
    refundedCents: after.refundedCents ?? null,
    allowanceCents: after.allowanceCents ?? 0,
    refundDueCents: refundDueCents(after),
    paymentDueCents: paymentDueCents(after),
  };
}

/** Records received money: the order is processed once all of it is there; a part, or more than what is due, is recorded as well. */
function receive<Line extends OrderLine>(order: OrderFacts<Line>, cents: number): Effect<Line> {
  const received = { ...order, paidCents: balanceOf(order).receivedCents + cents };
  const wasHere = isMoneyHere(order) && !isIn(order.documentStatus, [...OPEN, ...FAILED]);
  if (wasHere || balanceOf(received).dueCents > 0) return settle(received, { mails: wasHere ? ["PaidVendor"] : [] });
  // The customer's mail says that the order is processed; nobody processes this one.
  if (isIn(order.documentStatus, [...EXTERNAL, "Cancelled"])) return settle(received, { mails: ["PaidVendor"] });
  const begun = begin(received, ["PaidCustomer", "PaidVendor"]);
  // An order that costs nothing is paid without an entry.
  return received.paidCents === 0 ? { ...begun, paymentStatus: "Paid" } : begun;
}

/** Whether the order was paid before. */
function isMoneyHere({ paymentStatus }: Pick<OrderFacts, "paymentStatus">): boolean {
  return isIn(paymentStatus, ["Paid", "PartiallyRefunded", "Refunded"]);
}

/** Starts processing a paid order; one whose lines have all left is complete. */
function begin<Line extends OrderLine>(order: OrderFacts<Line>, mails: readonly MailType[]): Effect<Line> {
  const waiting = order.lines.filter((line) => isIn(line.status, ["Created", "Pending"])).map((line) => line.id);
  const lines = withStatus(order.lines, waiting, "Processing");
  const started = isIn(order.documentStatus, [...OPEN, ...FAILED]) ? "Processing" : order.documentStatus;
  const live = lines.filter(isLive);
  const documentStatus = live.length > 0 && live.every(hasLeft) ? "Complete" : started;
  return settle(order, { documentStatus, lines, touchedLineIds: waiting, mails: [...mails, ...mailsOfEnd(order, documentStatus)] });
}

/** Records the payment at the counter, then hands over the lines that were selected before it. */
function payAndCollect<Line extends OrderLine>(order: OrderFacts<Line>, receivedCents: number, input: ActionInput): Effect<Line> {
  const selectedLineIds = chosen("validatePicking", order, input);
  const paid = receive(order, receivedCents);
  const handed = leave({ ...order, ...paid }, { selectedLineIds }, "validatePicking", "Complete");
  return { ...handed, mails: [...paid.mails, ...handed.mails] };
}

/** Returns the mail for a completed order: sent once, regardless of which action completed it. */
function mailsOfEnd(order: OrderFacts, documentStatus: DocumentStatus): MailType[] {
  return documentStatus === "Complete" && order.documentStatus !== "Complete" ? ["CompletedCustomer"] : [];
}

/** Records a refund without changing lines or the document's status: a partly refunded order is processed as before. */
function recordRefund<Line extends OrderLine>(order: OrderFacts<Line>, { refundCents, refundReason = null }: ActionInput): Effect<Line> {
  const { receivedCents, refundedCents } = balanceOf(order);
  const back = refundCents ?? refundableCents(order);
  const taken = refundReason !== null && lowersOwed(refundReason) ? back : 0;
  return settle(order, {
    paidCents: receivedCents,
    refundedCents: refundedCents + back,
    allowanceCents: (order.allowanceCents ?? 0) + taken,
    mails: ["RefundedCustomer"],
  });
}

/** Lowers what is owed, without money; the order is processed once what was received covers the rest. */
function grantAllowance<Line extends OrderLine>(order: OrderFacts<Line>, { allowanceCents = 0 }: ActionInput): Effect<Line> {
  return begunIfCovered(order, settle(order, { allowanceCents: (order.allowanceCents ?? 0) + allowanceCents }));
}

/** Returns the effect of lowering what is owed: if what was received in part covers the rest, the order is paid and can be processed. */
function begunIfCovered<Line extends OrderLine>(order: OrderFacts<Line>, after: Effect<Line>): Effect<Line> {
  if (!hasLedgerEntries(order) || after.paymentStatus === "Pending") return after;
  // Money may have come and gone in part before the order was processed.
  const isWaiting = isIn(order.documentStatus, [...OPEN, ...FAILED]) && after.paymentStatus === "Paid";
  if (isMoneyHere(order) && !isWaiting) return after;
  const begun = begin({ ...order, ...after }, ["PaidCustomer", "PaidVendor"]);
  return { ...begun, touchedLineIds: [...after.touchedLineIds, ...begun.touchedLineIds] };
}

/** Shipping and handing over differ only in the lines' final status. */
function leave<Line extends OrderLine>(
  order: OrderFacts<Line>,
  input: ActionInput,
  action: "shipItems" | "validatePicking",
  end: "Shipped" | "Complete",
): Effect<Line> {
  const touchedLineIds = chosen(action, order, input);
  const lines = withStatus(order.lines, touchedLineIds, end);
  const documentStatus = rollUp(order, lines, order.paymentStatus) ?? "Processing";
  if (action === "shipItems") return settle(order, { documentStatus, lines, touchedLineIds, mails: ["ShipmentSentCustomer"] });
  return settle(order, { documentStatus, lines, touchedLineIds, mails: mailsOfEnd(order, documentStatus) });
}

function cancel<Line extends OrderLine>(order: OrderFacts<Line>, input: ActionInput): Effect<Line> {
  const touchedLineIds = chosen("cancelItems", order, input);
  const lines = withStatus(order.lines, touchedLineIds, "Cancelled");
  const hasEntries = hasLedgerEntries(order);
  if (lines.some(isLive)) {
    const documentStatus = rollUp(order, lines, order.paymentStatus) ?? order.documentStatus;
    return begunIfCovered(order, settle(order, { documentStatus, lines, touchedLineIds, mails: mailsOfEnd(order, documentStatus) }));
  }
  return settle(order, {
    documentStatus: "Cancelled",
    ...(hasEntries ? {} : { paymentStatus: paymentOfCancelled(order.paymentStatus) }),
    lines,
    touchedLineIds,
    mails: ["CancelledVendor", "CancelledCustomer"],
  });
}

function paymentOfCancelled(paymentStatus: PaymentStatus): PaymentStatus {
  if (paymentStatus === "Pending" || paymentStatus === "Refused") return "Cancelled";
  return paymentStatus === "Authorized" ? "Voided" : paymentStatus;
}

/** Returns the document's final status when every live line has left; null if one has not, or if the payment does not allow it. */
function rollUp(order: OrderFacts, lines: readonly OrderLine[], paymentStatus: PaymentStatus): (typeof DONE)[number] | null {
  const live = lines.filter(isLive);
  if (live.length === 0 || !live.every(hasLeft)) return null;
  const ends = live.every((line) => line.status === "Complete") ? (["Complete", "Shipped"] as const) : (["Shipped"] as const);
  const isReachable = (end: (typeof DONE)[number]) =>
    canDocumentMove(order.documentStatus, end, order.paymentMethod) &&
    isLegalPair(end, paymentStatus, order.paymentMethod, hasLedgerEntries(order));
  return ends.find(isReachable) ?? null;
}

function chosen(action: OrderAction, order: OrderFacts, input: ActionInput): readonly LineId[] {
  return input.selectedLineIds ?? eligibleLines(action, order).map((line) => line.id);
}

function withStatus<Line extends OrderLine>(lines: readonly Line[], ids: readonly LineId[], status: OrderLine["status"]): Line[] {
  const wanted = new Set(ids);
  return lines.map((line) => (wanted.has(line.id) ? { ...line, status } : line));
}
