import { type ApiClient, ApiFailure } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import {
  can,
  canNotifyPicking,
  eligibleLines,
  isHere,
  isPickup,
  labelRefusal,
  linesAwaitingRelease,
  linesToNotify,
  type OffReason,
  type OrderFacts,
  type OrderRules,
} from "@reserve/domain";
import { isUnanswered, orderSubjectOf, type Refusal } from "@reserve/workflows";

type Row = Schemas["DocumentSummary"];

/** Bulk actions. */
export type BulkAction = "ship" | "notify";

/** Printable papers of several orders, in the contract's names. */
export type BulkPaper = keyof Schemas["PapersRequest"];

/** Reason why an order was skipped: from the domain rules, from the server, or from the bulk action. */
export type BulkRefusal =
  | { by: "rule"; why: OffReason }
  | { by: "server"; refusal: Refusal }
  | { by: "release" }
  | { by: "supplier" }
  | { by: "notified"; at: string }
  | { by: "silence" };

/**
 * Result of the action on one order: number of processed lines, number of lines waiting for their release, whether a mail notifies the customer, and
 * the updated order.
 */
export type BulkOutcome =
  | { isDone: true; lines: number; awaiting: number; isMailed: boolean; order: Schemas["Document"] }
  | { isDone: false; refusal: BulkRefusal };

/** Selected orders that an action applies to. */
export interface Concerned {
  meant: readonly Row[];
  /** Parcels are not announced in a shop, and pickups are never shipped among others: whatever the client's settings, their customers would wait for a parcel. */
  passed: readonly Row[];
  /** Orders whose status does not allow the action, as far as a list row can tell. */
  unfit: readonly { row: Row; why: OffReason }[];
}

/** Sorts the selected orders by whether the action applies to them; only the order itself tells whether a line waits for its release. */
export function concerned(action: BulkAction, rows: readonly Row[], rules: OrderRules): Concerned {
  const meant: Row[] = [];
  const passed: Row[] = [];
  const unfit: { row: Row; why: OffReason }[] = [];
  for (const row of rows) {
    const order = orderFactsOf(row);
    const verdict = can(action === "ship" ? "shipItems" : "notifyPicking", order, rules);
    const notifyVerdict = action === "notify" && !row.hasMoreToNotify ? canNotifyPicking(order, false) : verdict;
    if (isPickup(row.shippingMethod) !== (action === "notify")) passed.push(row);
    else if (!verdict.isAllowed) unfit.push({ row, why: verdict });
    else if (!notifyVerdict.isAllowed) unfit.push({ row, why: notifyVerdict });
    else meant.push(row);
  }
  return { meant, passed, unfit };
}

/** Returns whether an order has lines to pick, for a shipment or a pickup. */
export function isPreparable(row: Row, rules: OrderRules): boolean {
  const order = orderFactsOf(row);
  return can("shipItems", order, rules).isAllowed || can("notifyPicking", order, rules).isAllowed;
}

/**
 * Returns the orders for which each document can be printed, as far as a list row can tell: a label for orders shipped by a carrier, a delivery note
 * for orders with lines.
 */
export function printable(rows: readonly Row[], flags: Parameters<typeof labelRefusal>[1]): Record<BulkPaper, readonly Row[]> {
  return {
    labels: rows.filter((row) => labelRefusal(orderFactsOf(row), flags) === null),
    deliveryNotes: rows.filter(({ itemCount }) => itemCount > 0),
  };
}

/** Returns the facts of an order that a list row has: of its lines only whether some are still here, and whether some have left. */
function orderFactsOf(row: Row): OrderFacts {
  const line = { quantity: 1, unitPriceCents: 0 };
  return {
    ...row,
    lines: [
      ...(row.itemCount > row.shippedCount ? [{ ...line, id: 0, status: "Processing" as const }] : []),
      ...(row.shippedCount > 0 ? [{ ...line, id: 1, status: "Shipped" as const }] : []),
    ],
    shippingPriceCents: 0,
  };
}

/** Returns the unpaid orders, to warn before they are shipped. */
export function unpaid(rows: readonly Row[]): Row[] {
  return rows.filter(({ paymentStatus }) => !settled.has(paymentStatus));
}

const settled: ReadonlySet<Row["paymentStatus"]> = new Set(["Paid", "PartiallyRefunded", "Refunded"]);

/**
 * Runs the action on the current state of an order, on its released lines. The order is fetched first: after a timeout, a retry finds the result of
 * the first try, and does nothing twice.
 */
export async function actOnOrder(
  api: ApiClient,
  action: BulkAction,
  id: number,
  options: { rules: OrderRules; now: Date; deliveryPackage?: string | undefined; undoSeconds: number },
): Promise<BulkOutcome> {
  const { rules, now, deliveryPackage, undoSeconds } = options;
  const order = await api.read("getDocument", { query: { id } }).catch(failureOf);
  if ("isValid" in order) return refusedBy(order);
  const subject = orderSubjectOf(order);
  const operation = action === "ship" ? "shipItems" : "notifyPicking";
  const verdict = can(operation, subject, rules);
  if (!verdict.isAllowed) return refused({ by: "rule", why: verdict });
  const here = eligibleLines(operation, subject).filter((line) => isHere(line, now));
  const lines = action === "notify" ? linesToNotify(subject, now) : here;
  const itemIds = lines.map((line) => line.id);
  if (here.length === 0) return refused({ by: linesAwaitingRelease(subject, now).length > 0 ? "release" : "supplier" });
  // A repeated notification needs a confirmation of its own, for a single order.
  if (lines.length === 0 && order.pickingNotifiedAt) return refused({ by: "notified", at: order.pickingNotifiedAt });
  const answer =
    action === "notify"
      ? await api.send("notifyPicking", { body: { documentId: id, itemIds } })
      : await api.send("shipDocumentItems", {
          body: { documentId: id, itemIds, undoSeconds, ...(deliveryPackage ? { deliveryPackage } : {}) },
        });
  if (!answer.isValid) return refusedBy(answer);
  const eventIds = new Set(order.events.map((event) => event.id));
  return {
    isDone: true,
    order: answer.output.entityOutput,
    lines: lines.length,
    awaiting: action === "ship" ? linesAwaitingRelease(subject, now).length : 0,
    isMailed: answer.output.entityOutput.events.some((event) => !eventIds.has(event.id) && event.mailType !== null),
  };
}

const refusedBy = (refusal: Refusal) => refused(isUnanswered(refusal) ? { by: "silence" } : { by: "server", refusal });

const refused = (refusal: BulkRefusal): BulkOutcome => ({ isDone: false, refusal });

function failureOf(error: unknown): Refusal {
  if (error instanceof ApiFailure) return error.failure;
  throw error;
}
