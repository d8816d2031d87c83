import type { LocaleCode } from "@reserve/client-variant";
import { fromCents } from "@reserve/domain";

const DAYS = {
  fr: new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris" }),
  en: new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Paris" }),
};
const EUROS = {
  fr: new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" }),
  en: new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" }),
};

/** Formats a day in Paris as both languages write it in sentences and on sheets: `21/11/2026`. */
export function localDay(moment: Date, locale: LocaleCode): string {
  return DAYS[locale].format(moment);
}

/** Formats an amount in the reader's language: `71,99 €`, `€71.99`. */
export function euros(cents: number, locale: LocaleCode): string {
  return EUROS[locale].format(Number(fromCents(cents)));
}
