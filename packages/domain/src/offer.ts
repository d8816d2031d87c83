/** States of an offer. */
export const offerStates = ["active", "scheduled", "over", "soldOut", "off"] as const;
/** One of `offerStates`. */
export type OfferState = (typeof offerStates)[number];

/** Facts from which an offer's state is derived, in the wire's names. */
export interface OfferFacts {
  isActive: boolean;
  startTime: string | null;
  endTime: string | null;
  stock: number;
}

/** Returns the state of an offer: disabled, scheduled, ended, sold out or active. */
export function offerState({ isActive, startTime, endTime, stock }: OfferFacts, now: Date): OfferState {
  if (!isActive) return "off";
  if (startTime !== null && Date.parse(startTime) > now.getTime()) return "scheduled";
  if (endTime !== null && Date.parse(endTime) <= now.getTime()) return "over";
  return stock === 0 ? "soldOut" : "active";
}
