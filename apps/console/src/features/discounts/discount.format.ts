import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { daysUntil, parisDay } from "@reserve/domain";
import type { TFunction } from "i18next";
import { formatCount, formatDate, formatMoney, formatRate } from "../../shared/format/format.ts";

type Translate = TFunction<"discounts">;
type Facts = Pick<
  Schemas["DiscountSummary"],
  | "state"
  | "publicationStartTime"
  | "publicationEndTime"
  | "discountType"
  | "isFree"
  | "usePercentage"
  | "discountPercentage"
  | "discountAmount"
  | "discountLimitationType"
  | "limitationTimes"
  | "redemptionCount"
>;

/** Returns the distance to the next or last date: « encore 33 jours », « dans 46 jours », « depuis 32 jours »; null without one. */
export function timeOf({ state, publicationStartTime: start, publicationEndTime: end }: Facts, now: Date, t: Translate): string | null {
  const days = (instant: string) => daysUntil(parisDay(new Date(instant)), now);
  switch (state) {
    case "scheduled":
      return start && t(days(start) === 0 ? "time.today" : "time.in", { count: days(start) });
    case "over":
      return end && t(days(end) === 0 ? "time.sinceToday" : "time.since", { count: -days(end) });
    case "active":
      if (end) return t(days(end) === 0 ? "time.lastDay" : "time.left", { count: days(end) });
      return t("time.endless");
    case "draft":
    case "exhausted":
      return null;
  }
}

/** Returns amount and base: « 5 % sur les articles », « 10,00 € sur le sous-total », « Livraison gratuite ». */
export function takenOf({ discountType, isFree, usePercentage, discountPercentage, discountAmount }: Facts, t: Translate): string {
  if (isFree) return t(`taken.free.${discountType}`);
  const taken = usePercentage ? formatRate(discountPercentage ?? 0) : formatMoney(discountAmount ?? "0.00");
  return t(`taken.${!usePercentage && discountType === "AppliesToItems" ? "each" : discountType}`, { taken });
}

/** From when until when: « du 16/11/2026 au 24/12/2026 »; null without dates. */
export function datesOf(
  { publicationStartTime: from, publicationEndTime: until }: Pick<Facts, "publicationStartTime" | "publicationEndTime">,
  t: Translate,
): string | null {
  if (from && until) return t("dates.both", { from: formatDate(from), until: formatDate(until) });
  if (from) return t("dates.from", { from: formatDate(from) });
  return until && t("dates.until", { until: formatDate(until) });
}

/** Returns the usage, with the limit if any: « 37 », « 50 sur 50 ». */
export function usesOf({ discountLimitationType, limitationTimes, redemptionCount }: Facts, t: Translate): string {
  const used = formatCount(redemptionCount);
  return discountLimitationType === "NTimesOnly" && limitationTimes !== null
    ? t("uses.of", { used, limit: formatCount(limitationTimes) })
    : used;
}

/** Returns the limits of the laws on book prices and on postage, formatted for the hints. */
export function lawFigures(thresholds: ClientVariant["thresholds"]) {
  return {
    share: formatRate(thresholds.maximumBookDiscount),
    publicShare: formatRate(thresholds.maximumPublicBookDiscount),
    floor: formatMoney(thresholds.freeShippingFloor.toFixed(2)),
    least: formatMoney(thresholds.minimumShipping.toFixed(2)),
  };
}
