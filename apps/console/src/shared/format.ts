import type { LocaleCode } from "@reserve/client-variant";

const ZONE = "Europe/Paris";
const formats = new Map<string, Intl.DateTimeFormat>();

function parts(date: Date, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat("fr-FR", { timeZone: ZONE, hourCycle: "h23", ...options });
    formats.set(key, format);
  }
  return Object.fromEntries(format.formatToParts(date).map((part) => [part.type, part.value]));
}

/** « 21/11/2026 », the day in Paris of a UTC instant; a bare date (`2026-11-21`) is shown as it is. */
export function formatDate(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return `${value.slice(8)}/${value.slice(5, 7)}/${value.slice(0, 4)}`;
  const { day, month, year } = parts(new Date(value), { day: "2-digit", month: "2-digit", year: "numeric" });
  return `${day}/${month}/${year}`;
}

/** « 09:26 », in Paris. */
export function formatTime(value: string): string {
  const { hour, minute } = parts(new Date(value), { hour: "2-digit", minute: "2-digit" });
  return `${hour}:${minute}`;
}

/** « 21/11/2026 14:05 », in Paris (specification, section 9). */
export function formatDateTime(value: string): string {
  return `${formatDate(value)} ${formatTime(value)}`;
}

/**
 * « 1 234,50 € »: two decimals, a comma, a euro sign (specification, section 9), from the contract's decimal string, without passing
 * through a floating number. Thousands take a narrow no-break space, the sign a no-break space.
 */
export function formatMoney(value: string): string {
  const [euros = "0", cents = "00"] = value.replace("-", "").split(".");
  const grouped = euros.replace(/\B(?=(\d{3})+$)/g, "\u202f");
  return `${value.startsWith("-") ? "−" : ""}${grouped},${cents}\u00a0€`;
}

/** « 5,5 % » from 0.055. */
export function formatRate(rate: number, locale: LocaleCode = "fr"): string {
  const percent = (Math.round(rate * 10_000) / 100).toString();
  return locale === "fr" ? `${percent.replace(".", ",")}\u00a0%` : `${percent}%`;
}

/** « 1 234 ». */
export function formatCount(count: number): string {
  return count.toString().replace(/\B(?=(\d{3})+$)/g, "\u202f");
}
