/** What an offer is worth to a visitor of the site just now. */
export const offerStates = ["active", "scheduled", "over", "soldOut", "off"] as const;
/** One of `offerStates`. */
export type OfferState = (typeof offerStates)[number];

/** What an offer's state is derived from; the wire's own fields. */
export interface OfferFacts {
  isActive: boolean;
  startTime: string | null;
  endTime: string | null;
  stock: number;
}

/** Where an offer stands: switched off, not begun, over, without a copy left, or on sale. */
export function offerState({ isActive, startTime, endTime, stock }: OfferFacts, now: Date): OfferState {
  if (!isActive) return "off";
  if (startTime !== null && Date.parse(startTime) > now.getTime()) return "scheduled";
  if (endTime !== null && Date.parse(endTime) <= now.getTime()) return "over";
  return stock === 0 ? "soldOut" : "active";
}
