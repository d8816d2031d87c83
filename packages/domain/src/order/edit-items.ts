import type { OrderFacts, OrderLine } from "./facts.ts";
import { hasLedgerEntries, hasLeft } from "./legal.ts";
import { balanceOf } from "./sums.ts";

/** Changes of an order's lines by staff. */
export const itemChangeKinds = ["AddItem", "ReplaceItem", "LowerItem", "RepriceItem"] as const;
/** One of `itemChangeKinds`. */
export type ItemChangeKind = (typeof itemChangeKinds)[number];

/** A change of a line of the order; added titles change none. */
export type LineChange =
  | { kind: "AddItem" }
  | { kind: "ReplaceItem"; lineId: OrderLine["id"] }
  | { kind: "LowerItem"; lineId: OrderLine["id"]; quantity: number }
  | { kind: "RepriceItem"; lineId: OrderLine["id"] };

/** Reasons why a line cannot be changed. */
export const lineEditReasons = [
  /** The order does not have it. */
  "Unknown",
  /** It was shipped or handed over. */
  "Gone",
  "Cancelled",
  /** The customer was told that it is ready. */
  "Ready",
  /** It is on an invoice, which never changes. */
  "Invoiced",
  /** Two changes contradict each other. */
  "Twice",
  /** No fewer copies than the line has. */
  "NotFewer",
] as const;
/** One of `lineEditReasons`. */
export type LineEditReason = (typeof lineEditReasons)[number];

/** Returns why a line cannot be changed; null if it can. */
export function lineEditRefusal(line: Pick<OrderLine, "status" | "notifiedAt">, isInvoiced = false): LineEditReason | null {
  if (hasLeft(line)) return "Gone";
  if (line.status === "Cancelled" || line.status === "Temp") return "Cancelled";
  if (line.notifiedAt) return "Ready";
  return isInvoiced ? "Invoiced" : null;
}

/** Returns why each change is impossible, in their order; null for each that is possible. A line may be lowered and repriced at once. */
export function lineChangeRefusals(
  { lines }: Pick<OrderFacts, "lines">,
  changes: readonly LineChange[],
  isInvoiced: (lineId: OrderLine["id"]) => boolean = () => false,
): (LineEditReason | null)[] {
  return changes.map((change, index) => {
    if (change.kind === "AddItem") return null;
    const line = lines.find(({ id }) => id === change.lineId);
    if (!line) return "Unknown";
    const refusal = lineEditRefusal(line, isInvoiced(line.id));
    if (refusal) return refusal;
    const before = changes.slice(0, index).filter((other) => other.kind !== "AddItem" && other.lineId === change.lineId);
    if (before.some(({ kind }) => kind === change.kind || kind === "ReplaceItem" || change.kind === "ReplaceItem")) return "Twice";
    return change.kind === "LowerItem" && change.quantity >= line.quantity ? "NotFewer" : null;
  });
}

/**
 * Returns the received and refunded amounts to store before prices change: an order from before the ledger counts as paid by the prices it
 * had.
 */
export function moneyBeforeEdit(order: OrderFacts): Pick<OrderFacts, "paidCents" | "refundedCents"> {
  const { paidCents, refundedCents } = order;
  const { receivedCents, refundedCents: gaveBack } = balanceOf(order);
  if (hasLedgerEntries(order) || receivedCents === 0) return { paidCents, refundedCents };
  return { paidCents: receivedCents, refundedCents: gaveBack };
}
