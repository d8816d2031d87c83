import { parisDay } from "@reserve/domain";
import type { TFunction } from "i18next";
import { formatDate, formatTime } from "../../shared/format/format.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns a function that formats a time relative to today: « aujourd’hui à 09:26 », « hier à 18:05 », « il y a 3 jours », then the date. `today` is
 * a day in Paris.
 */
export function whenOf(t: TFunction<"users">, today: string): (instant: string) => string {
  // Both days at noon: a clock change between them does not add or remove a day.
  const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
  return (instant) => {
    const days = Math.round((noon(today) - noon(parisDay(new Date(instant)))) / DAY_MS);
    if (days === 0) return t("when.today", { time: formatTime(instant) });
    if (days === 1) return t("when.yesterday", { time: formatTime(instant) });
    return days > 1 && days < 7 ? t("when.daysAgo", { count: days }) : formatDate(instant);
  };
}
