import { type ApiClient, ApiFailure } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { can, daysUntilRelease, eligibleLines, isPickup, type OrderRules, type Refusal as RuleRefusal } from "@reserve/domain";
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

/** The orders that an action is meant for, and those that it passes over: parcels are not announced in a shop, pickups are not shipped. */
export function concerned(action: BulkAction, rows: readonly Row[], { shipPickupOrders }: Pick<OrderRules, "shipPickupOrders">) {
  const isMeant = ({ shippingMethod }: Row) =>
    action === "notify" ? isPickup(shippingMethod) : shipPickupOrders || !isPickup(shippingMethod);
  return { meant: rows.filter(isMeant), passed: rows.filter((row) => !isMeant(row)) };
}

/**
 * Runs the action on one order as it stands now; null when it was done. The order is read first: after an answer that never came, a second try finds
 * what the first one did, and does nothing twice.
 */
export async function actOnOrder(
  api: ApiClient,
  action: BulkAction,
  id: number,
  { rules, now }: { rules: OrderRules; now: Date },
): Promise<BulkRefusal | null> {
  const order = await api.read("getDocument", { query: { id } }).catch(failureOf);
  if ("isValid" in order) return refusedBy(order);
  const subject = orderSubjectOf(order);
  const verdict = can(action === "ship" ? "shipItems" : "notifyPicking", subject, rules);
  if (!verdict.isAllowed) return { by: "rule", refusal: verdict };
  if (action === "notify") {
    // Told twice is asked once more, one order at a time.
    if (order.pickingNotifiedAt) return { by: "notified", at: order.pickingNotifiedAt };
    return settled(await api.send("notifyPicking", { body: { documentId: id } }));
  }
  const lines = eligibleLines("shipItems", subject).filter((line) => daysUntilRelease(line, now) === null);
  if (lines.length === 0) return { by: "release" };
  return settled(await api.send("shipDocumentItems", { body: { documentId: id, itemIds: lines.map((line) => line.id) } }));
}

function settled(result: { isValid: true } | Refusal): BulkRefusal | null {
  return result.isValid ? null : refusedBy(result);
}

function refusedBy(refusal: Refusal): BulkRefusal {
  return isUnanswered(refusal) ? { by: "silence" } : { by: "server", refusal };
}

function failureOf(error: unknown): Refusal {
  if (error instanceof ApiFailure) return error.failure;
  throw error;
}
