import {
  can,
  daysUntilRelease,
  eligibleLines,
  hasLeft,
  isLive,
  isNotified,
  isPickup,
  type OffReason,
  type OrderRules,
} from "@reserve/domain";
import { type DocumentLike, orderSubjectOf } from "./order-subject.ts";

/** How the preparation of an order ends: shipping, or pickup notice. */
export type PickingEnd = "shipItems" | "notifyPicking";

/** Copies of one book to fetch for one order. */
export interface PickingLine {
  /** The order's line. */
  id: number;
  ean: string;
  quantity: number;
  /** « En attente de parution »: listed separately and not fetched. */
  isAwaitingRelease: boolean;
}

/** An order in a preparation. */
export interface PickingOrder {
  id: number;
  version: number;
  end: PickingEnd;
  /** When the customer was notified of these lines; null if not. */
  pickingNotifiedAt: string | null;
  /** For a pickup: the lines not notified to the customer; notified lines only if there are no others. */
  lines: readonly PickingLine[];
  /** Number of lines with copies on order from the supplier, which are notified or shipped later. */
  awaitedCount: number;
}

/** The part of the contract's document that a preparation uses. */
export interface PreparableDocument extends DocumentLike {
  items: (DocumentLike["items"][number] & { ean: string })[];
}

/** Returns the lines to fetch for an order and how its preparation ends, or why there is nothing to prepare. */
export function pickingOrderOf(document: PreparableDocument, rules: OrderRules, now: Date): PickingOrder | OffReason {
  const order = orderSubjectOf(document);
  // Pickups are announced; only a client that also ships pickups ships one that cannot be announced.
  const ends: readonly PickingEnd[] = isPickup(order.shippingMethod) ? ["notifyPicking", "shipItems"] : ["shipItems"];
  const verdicts = ends.map((end) => ({ end, verdict: can(end, order, rules) }));
  const end = verdicts.find(({ verdict }) => verdict.isAllowed)?.end;
  const off = verdicts.find(({ verdict }) => !verdict.isAllowed)?.verdict;
  if (!end) return off as OffReason;
  // Copies on order from the supplier are not on the shelves yet.
  const here = eligibleLines(end, order).filter((line) => !line.awaited);
  const notNotified = end === "notifyPicking" ? here.filter((line) => !isNotified(line, order)) : [];
  const lines = notNotified.length > 0 ? notNotified : here;
  if (lines.length === 0) return { isAllowed: false, reason: "NoEligibleLine", params: {} };
  const eans = new Map(document.items.map(({ id, ean }) => [id, ean]));
  return {
    id: order.id,
    version: order.version,
    end,
    pickingNotifiedAt: notNotified.length > 0 ? null : (order.pickingNotifiedAt ?? null),
    awaitedCount: order.lines.filter((line) => isLive(line) && !hasLeft(line) && line.awaited).length,
    lines: lines.map((line) => ({
      id: line.id,
      ean: eans.get(line.id) ?? "",
      quantity: line.quantity,
      isAwaitingRelease: daysUntilRelease(line, now) !== null,
    })),
  };
}
