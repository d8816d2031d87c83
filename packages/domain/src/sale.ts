import { daysUntil } from "./dates.ts";
import type { AvailabilityCode } from "./enumerations.ts";

/** Sale states of a title: how it can be bought, or the first obstacle. */
export const saleStates = ["OnSale", "ToOrder", "Reprinting", "ToRelease", "OutOfPrint", "Restricted", "Hidden", "Unpriced"] as const;
/** One of `saleStates`. */
export type SaleState = (typeof saleStates)[number];

/** Facts that decide whether a title can be bought. */
export interface SaleFacts {
  isVisible: boolean;
  /** A catalogue restriction hides it. */
  isRestricted: boolean;
  /** Null if the price is not announced yet. */
  priceWithTax: string | null;
  /** ONIX list 65. */
  availability: AvailabilityCode;
  /** `2026-12-03`. */
  releaseDate: string | null;
}

/** Returns all obstacles to a sale, those that staff can fix first; empty when on sale. */
export function saleObstacles({ isVisible, isRestricted, priceWithTax, availability, releaseDate }: SaleFacts, now: Date): SaleState[] {
  const obstacles: SaleState[] = [];
  if (priceWithTax === null) obstacles.push("Unpriced");
  if (!isVisible) obstacles.push("Hidden");
  if (isRestricted) obstacles.push("Restricted");
  if (["40", "41", "51"].includes(availability)) obstacles.push("OutOfPrint");
  if (["10", "11", "12"].includes(availability) || (releaseDate !== null && daysUntil(releaseDate, now) > 0)) obstacles.push("ToRelease");
  if (availability === "32") obstacles.push("Reprinting");
  return obstacles;
}

/** Returns how a title can be bought, or the first obstacle. */
export function saleState(facts: SaleFacts, now: Date): SaleState {
  return saleObstacles(facts, now)[0] ?? (facts.availability === "20" ? "ToOrder" : "OnSale");
}
