import { daysUntil, parisDay, shiftDay } from "../dates.ts";
import { type DocumentStatus, type PaymentMethod, type PaymentStatus, type ShippingMethod, shippingMethods } from "../enumerations.ts";
import { eligibleLines, isNotified } from "./actions.ts";
import type { OrderFacts, OrderLine } from "./facts.ts";
import { DEFERRED, hasLeft, isLive, isPickup, OPEN, PICKUP, WORK } from "./legal.ts";
import { paymentDueCents, refundDueCents } from "./sums.ts";
import type { OrderView } from "./views.ts";

/** « 2/5 expédiés »: live lines that were shipped, out of all live lines. */
export function shippedProgress(lines: readonly Pick<OrderLine, "status">[]): { shipped: number; total: number } {
  const live = lines.filter(isLive);
  return { shipped: live.filter(hasLeft).length, total: live.length };
}

/** Returns the days until a line's book is published (« J-12 »); null if it is published, shipped or cancelled. */
export function daysUntilRelease(line: Pick<OrderLine, "status" | "releaseDate">, now: Date): number | null {
  if (!line.releaseDate || !isLive(line) || hasLeft(line)) return null;
  const days = daysUntil(line.releaseDate, now);
  return days > 0 ? days : null;
}

/** The lines « en attente de parution »: shipping them now deserves a warning. */
export function linesAwaitingRelease<Line extends OrderLine>(order: OrderFacts<Line>, now: Date): Line[] {
  return order.lines.filter((line) => daysUntilRelease(line, now) !== null);
}

/** Whether a line can be processed today: its book is published, and all its copies are here. */
export function isHere(line: Pick<OrderLine, "status" | "releaseDate" | "awaited">, now: Date): boolean {
  return daysUntilRelease(line, now) === null && !line.awaited;
}

/** Returns the lines handed over by default: ready, published and in stock. Any other line must be selected. */
export function linesToHandOver<Line extends OrderLine>(order: OrderFacts<Line>, now: Date): Line[] {
  return eligibleLines("validatePicking", order).filter((line) => isHere(line, now));
}

/** Returns the lines of a pickup that are available and not notified yet: the content of one notice. */
export function linesToNotify<Line extends OrderLine>(order: OrderFacts<Line>, now: Date): Line[] {
  return eligibleLines("notifyPicking", order).filter((line) => isHere(line, now) && !isNotified(line, order));
}

/** « 2 sur 3 arrivés »: lines of an order that are or were available, out of all live lines. */
export function arrivedProgress(
  lines: readonly Pick<OrderLine, "status" | "releaseDate" | "awaited">[],
  now: Date,
): { arrived: number; total: number } {
  const live = lines.filter(isLive);
  return { arrived: live.filter((line) => hasLeft(line) || isHere(line, now)).length, total: live.length };
}

/**
 * The days between which unpublished books delay an order. It changes only with the lines, so it is stored with the order and compared with
 * today.
 */
export interface ReleaseDays {
  /** First day on which a line to prepare can be processed; null if there is none. */
  readyFrom: string | null;
  /** Last publication date among the lines not shipped yet; null if none has one. */
  awaitsUntil: string | null;
  /** For a pickup: the first day on which a line not yet notified to the customer is available; null if there is none. */
  notifyFrom: string | null;
  /** For a pickup: the first day on which a line already notified to the customer can be collected; null if there is none. */
  collectFrom: string | null;
}

/**
 * Facts that decide how long books delay an order: payment and shipping method, and per line its status, release date, awaited copies and
 * notification.
 */
export interface ReleaseFacts extends Pick<OrderFacts, "paymentMethod" | "shippingMethod"> {
  lines: readonly (Pick<OrderLine, "status" | "releaseDate" | "awaited"> & { notifiedAt?: string | Date | null | undefined })[];
  pickingNotifiedAt?: string | Date | null | undefined;
}

/** Returns the release days of an order: a line can be processed when it can be shipped, or announced for pickup, and none of it is on order. */
export function releaseDays(order: ReleaseFacts): ReleaseDays {
  const { lines } = order;
  const isCollected = isPickup(order.shippingMethod);
  const here = eligibleLines(isCollected ? "notifyPicking" : "shipItems", order).filter((line) => !line.awaited);
  const announced = isCollected ? here : [];
  return {
    readyFrom: daysOf(here, LONG_AGO)[0] ?? null,
    awaitsUntil: daysOf(lines.filter((line) => isLive(line) && !hasLeft(line))).at(-1) ?? null,
    notifyFrom:
      daysOf(
        announced.filter((line) => !isNotified(line, order)),
        LONG_AGO,
      )[0] ?? null,
    collectFrom:
      daysOf(
        announced.filter((line) => isNotified(line, order)),
        LONG_AGO,
      )[0] ?? null,
  };
}

/** Returns the release days of some lines, earliest first; a line without one counts as `otherwise`, or is left out. */
function daysOf(lines: readonly Pick<OrderLine, "releaseDate">[], otherwise?: string): string[] {
  return lines.flatMap(({ releaseDate }) => releaseDate?.slice(0, 10) ?? otherwise ?? []).toSorted();
}

/** Date for lines that were never blocked. */
const LONG_AGO = "0001-01-01";

/** Condition on orders; absent properties match any value. A single line must meet all the line properties. */
export interface ViewCondition {
  documentStatuses?: readonly DocumentStatus[];
  paymentStatuses?: readonly PaymentStatus[];
  paymentMethods?: readonly PaymentMethod[];
  shippingMethods?: readonly ShippingMethod[];
  /** At least one line can be shipped, or announced for pickup, and its book is published. */
  hasReadyLine?: true;
  /** At least one line not yet shipped or collected has an unpublished book. */
  isAwaitingRelease?: true;
  /** At least one line of a pickup is available and not notified to the customer. */
  hasLineToNotify?: true;
  /** At least one line of a pickup is ready and notified to the customer. */
  hasLineToCollect?: true;
  hasRefundDue?: boolean;
  /** A part was received, and something is still due. */
  hasPaymentDue?: true;
}

const CARRIER = shippingMethods.filter((method) => !isPickup(method));

/** Orders whose copies the shop owes: in processing, or paid later; unpaid ones do not count as sold yet. */
export const soldOrders: readonly ViewCondition[] = [
  { documentStatuses: WORK, paymentStatuses: ["Paid", "Authorized", "PartiallyRefunded", "Pending"] },
  { documentStatuses: OPEN, paymentMethods: DEFERRED, paymentStatuses: ["Pending", "Authorized"] },
];

/** Pickups with an available line not notified to the customer, even if other lines were. */
const TO_NOTIFY: readonly ViewCondition[] = [
  {
    documentStatuses: WORK,
    paymentStatuses: ["Paid", "Authorized", "PartiallyRefunded"],
    shippingMethods: PICKUP,
    hasLineToNotify: true,
  },
  {
    documentStatuses: WORK,
    paymentStatuses: ["Paid", "Authorized", "PartiallyRefunded", "Pending"],
    paymentMethods: DEFERRED,
    shippingMethods: PICKUP,
    hasLineToNotify: true,
  },
  {
    documentStatuses: ["Created", "Pending"],
    paymentStatuses: ["Pending", "Authorized"],
    paymentMethods: ["ManualAtPickup"],
    shippingMethods: PICKUP,
    hasLineToNotify: true,
  },
  {
    documentStatuses: ["AwaitingPayment"],
    paymentStatuses: ["Pending"],
    paymentMethods: ["ManualAtPickup"],
    shippingMethods: PICKUP,
    hasLineToNotify: true,
  },
];

/** Alternatives of each view; an order (no other document type) must match one of them. SQL and the console use the same data. */
export const viewConditions: Readonly<Record<OrderView, readonly ViewCondition[]>> = {
  // À préparer: orders that can be shipped now, and pickups that can be announced, because the same person fetches both from the shelves.
  toPrepare: [
    ...TO_NOTIFY,
    { documentStatuses: WORK, paymentStatuses: ["Paid", "Authorized", "PartiallyRefunded"], shippingMethods: CARRIER, hasReadyLine: true },
    {
      documentStatuses: [...OPEN, ...WORK],
      paymentStatuses: ["Pending"],
      paymentMethods: DEFERRED,
      shippingMethods: CARRIER,
      hasReadyLine: true,
    },
    {
      documentStatuses: ["Created", "Pending"],
      paymentStatuses: ["Authorized"],
      paymentMethods: DEFERRED,
      shippingMethods: CARRIER,
      hasReadyLine: true,
    },
  ],
  // Retrait à notifier: at least one available line is not notified to the customer.
  pickupToNotify: TO_NOTIFY,
  // À paraître: at least one line waits for its publication.
  awaitingRelease: [{ documentStatuses: [...OPEN, ...WORK], isAwaitingRelease: true }],
  // À encaisser: payment is outstanding and staff can record it.
  toCollect: [
    { documentStatuses: ["Created", "Pending", "Processing", "Shipped"], paymentStatuses: ["Authorized"] },
    { documentStatuses: OPEN, paymentStatuses: ["Pending"] },
    { documentStatuses: ["Processing", "Shipped", "Complete"], paymentStatuses: ["Pending"], paymentMethods: DEFERRED },
  ],
  // Paiement échoué: the customer may need to be contacted.
  paymentFailed: [
    { documentStatuses: ["PaymentFailed"], paymentStatuses: ["Refused", "Pending"] },
    { documentStatuses: ["PaymentCanceled"], paymentStatuses: ["Cancelled", "Pending"] },
  ],
  // À régler: received money that nothing accounts for, and orders of which a part was received.
  toSettle: [{ hasRefundDue: true }, { hasPaymentDue: true }],
};

/** Pickups announced and not collected; `pickingNotifiedAt` has the time. */
export const announcedPickup: ViewCondition = {
  documentStatuses: [...OPEN, ...WORK],
  shippingMethods: PICKUP,
  hasLineToCollect: true,
};

/** Returns the day (Paris) before which a pickup must have been announced to be late: it has waited more than `lateDays`. */
export function pickupLateBefore(now: Date, lateDays: number): string {
  return shiftDay(parisDay(now), -lateDays);
}

/** Whether an order is a pickup announced before a time and not collected. */
export function isAnnouncedBefore(order: OrderFacts, before: Date, now: Date): boolean {
  const isWaiting = order.documentType === "Order" && meets(order, announcedPickup, parisDay(now));
  return isWaiting && Boolean(order.pickingNotifiedAt) && Date.parse(String(order.pickingNotifiedAt)) < before.getTime();
}

/** Whether an order is in a built-in view on a day. */
export function isInView(view: OrderView, order: OrderFacts, now: Date): boolean {
  const today = parisDay(now);
  return order.documentType === "Order" && viewConditions[view].some((condition) => meets(order, condition, today));
}

function meets(order: OrderFacts, condition: ViewCondition, today: string): boolean {
  const { readyFrom, awaitsUntil, notifyFrom, collectFrom } = releaseDays(order);
  const isReached = (day: string | null) => day !== null && day <= today;
  const isAmong = <T>(set: readonly T[] | undefined, value: T) => set === undefined || set.includes(value);
  return (
    isAmong(condition.documentStatuses, order.documentStatus) &&
    isAmong(condition.paymentStatuses, order.paymentStatus) &&
    isAmong(condition.paymentMethods, order.paymentMethod) &&
    isAmong(condition.shippingMethods, order.shippingMethod) &&
    (condition.hasReadyLine === undefined || isReached(readyFrom)) &&
    (condition.isAwaitingRelease === undefined || (awaitsUntil !== null && awaitsUntil > today)) &&
    (condition.hasLineToNotify === undefined || isReached(notifyFrom)) &&
    (condition.hasLineToCollect === undefined || isReached(collectFrom)) &&
    (condition.hasRefundDue === undefined || condition.hasRefundDue === refundDueCents(order) > 0) &&
    (condition.hasPaymentDue === undefined || paymentDueCents(order) > 0)
  );
}
