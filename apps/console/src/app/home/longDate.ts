import type { LocaleCode } from "@reserve/client-variant";
import { formatTime } from "../../shared/format/format.ts";

/** « Samedi 21 novembre 2026, 08:42 », in Paris. */
export function formatLongDate(date: Date, locale: LocaleCode): string {
  const day = new Intl.DateTimeFormat(locale === "fr" ? "fr-FR" : "en-GB", {
    timeZone: "Europe/Paris",
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(date);
  // `Intl.DateTimeFormat` writes « 1 novembre » in French instead of « 1er novembre ».
  const written = locale === "fr" ? day.replace(/\b1(?=\s)/, "1er") : day;
  return `${written.charAt(0).toUpperCase()}${written.slice(1)}, ${formatTime(date.toISOString())}`;
}
