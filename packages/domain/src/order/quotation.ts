/** States of a quotation, derived from its last day and the order made of it. */
export const quotationStates = ["Open", "Accepted", "Expired"] as const;
/** One of `quotationStates`. */
export type QuotationState = (typeof quotationStates)[number];

/** Returns the state of a quotation on a day in Paris: accepted once an order was made of it, expired after its last day. */
export function quotationState({ hasOrder, validUntil }: { hasOrder: boolean; validUntil: string | null }, today: string): QuotationState {
  if (hasOrder) return "Accepted";
  return validUntil !== null && validUntil < today ? "Expired" : "Open";
}
