import { type ApiClient, ApiFailure } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import {
  can,
  daysUntilRelease,
  eligibleLines,
  isPickup,
  linesAwaitingRelease,
  type OrderRules,
  type Refusal as RuleRefusal,
} from "@reserve/domain";
import { isUnanswered, orderSubjectOf, type Refusal } from "@reserve/workflows";

type Row = Schemas["DocumentSummary"];

/** What can be done with many orders at once. */
export type BulkAction = "ship" | "notify";

/** Why one order of many was left as it was: the rule's reason, the server's, or one of a bulk action's own. */
export type BulkRefusal =
  | { by: "rule"; refusal: RuleRefusal }
  | { by: "server"; refusal: Refusal }
  | { by: "release" }
  | { by: "notified"; at: string }
  | { by: "silence" };

/** What became of one order of many. */
export type BulkOutcome =
  | { isDone: true }
  /** Done, but these lines wait for their books. */
  | { isDone: true; shipped: number; awaiting: number }
  | { isDone: false; refusal: BulkRefusal };

/**
 * The orders that an action is meant for, and those that it passes over: parcels are not announced in a shop, and pickups are never shipped among others,
 * not even where the client's settings let one be shipped by itself: its customer would wait for a parcel.
 */
export function concerned(action: BulkAction, rows: readonly Row[]) {
  const isMeant = ({ shippingMethod }: Row) => isPickup(shippingMethod) === (action === "notify");
  return { meant: rows.filter(isMeant), passed: rows.filter((row) => !isMeant(row)) };
}

/** The orders whose money the shop has not got: whoever ships them should know. */
export function unpaid(rows: readonly Row[]): Row[] {
  return rows.filter(({ paymentStatus }) => !settled.has(paymentStatus));
}

const settled: ReadonlySet<Row["paymentStatus"]> = new Set(["Paid", "PartiallyRefunded", "Refunded"]);

/**
 * Runs the action on one order as it stands now, on the lines whose books are out. The order is read first: after an answer that never came, a second
 * try finds what the first one did, and does nothing twice.
 */
export async function actOnOrder(
  api: ApiClient,
  action: BulkAction,
  id: number,
  { rules, now }: { rules: OrderRules; now: Date },
): Promise<BulkOutcome> {
  const order = await api.read("getDocument", { query: { id } }).catch(failureOf);
  if ("isValid" in order) return outcomeOf(order);
  const subject = orderSubjectOf(order);
  const asked = action === "ship" ? "shipItems" : "notifyPicking";
  const verdict = can(asked, subject, rules);
  if (!verdict.isAllowed) return refused({ by: "rule", refusal: verdict });
  const lines = eligibleLines(asked, subject).filter((line) => daysUntilRelease(line, now) === null);
  if (lines.length === 0) return refused({ by: "release" });
  if (action === "notify") {
    // Told twice is asked once more, one order at a time.
    if (order.pickingNotifiedAt) return refused({ by: "notified", at: order.pickingNotifiedAt });
    return outcomeOf(await api.send("notifyPicking", { body: { documentId: id } }));
  }
  const outcome = outcomeOf(await api.send("shipDocumentItems", { body: { documentId: id, itemIds: lines.map((line) => line.id) } }));
  const awaiting = linesAwaitingRelease(subject, now).length;
  return outcome.isDone && awaiting > 0 ? { isDone: true, shipped: lines.length, awaiting } : outcome;
}

function outcomeOf(result: { isValid: true } | Refusal): BulkOutcome {
  if (result.isValid) return { isDone: true };
  return refused(isUnanswered(result) ? { by: "silence" } : { by: "server", refusal: result });
}

const refused = (refusal: BulkRefusal): BulkOutcome => ({ isDone: false, refusal });

function failureOf(error: unknown): Refusal {
  if (error instanceof ApiFailure) return error.failure;
  throw error;
}
