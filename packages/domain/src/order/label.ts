import type { ReasonCode } from "./actions.ts";
import type { OrderFacts } from "./facts.ts";
import { EXTERNAL, isCoherent, isIn, isLive, isPickup } from "./legal.ts";

/** Returns why no address label can be printed for a document now; null if it can. */
export function labelRefusal(order: OrderFacts, rules: { generateLabels: boolean }): ReasonCode | null {
  if (!rules.generateLabels) return "FeatureOff";
  if (order.documentStatus === "Temp") return "Cart";
  if (order.documentType !== "Order") return "NotAnOrder";
  if (isIn(order.documentStatus, EXTERNAL)) return "External";
  if (order.documentStatus === "Cancelled") return "OrderCancelled";
  if (!isCoherent(order)) return "Incoherent";
  if (isPickup(order.shippingMethod)) return "CollectedInShop";
  return order.lines.some(isLive) ? null : "NoEligibleLine";
}
