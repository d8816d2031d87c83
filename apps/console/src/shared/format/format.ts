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

/** « 21/11/2026 14:05 », in Paris (specification, section 9) */
export function formatDateTime(value: string): string {
  return `${formatDate(value)} ${formatTime(value)}`;
}

/** Returns whether the page is in English, from its URL; the language never changes while a page is open. */
const isEnglish = () => document.documentElement.lang === "en";

/** Groups of three figures, as the page's language parts them. */
const grouped = (figures: string) => figures.replace(/\B(?=(\d{3})+$)/g, isEnglish() ? "," : "\u202f");

/**
 * Formats « 1 234,50 € » (specification, section 9), in English « €1,234.50 », from the contract's decimal string, without a floating-point number.
 * In French thousands are separated by a narrow no-break space, the sign by a no-break space.
 */
export function formatMoney(value: string): string {
  const [euros = "0", cents = "00"] = value.replace("-", "").split(".");
  const minus = value.startsWith("-") ? "−" : "";
  return isEnglish() ? `${minus}€${grouped(euros)}.${cents}` : `${minus}${grouped(euros)},${cents}\u00a0€`;
}

/** « 5,5 % » from 0.055; in English « 5.5% ». */
export function formatRate(rate: number): string {
  const percent = (Math.round(rate * 10_000) / 100).toString();
  return isEnglish() ? `${percent}%` : `${percent.replace(".", ",")}\u00a0%`;
}

/** « 1 234 »; in English « 1,234 ». */
export function formatCount(count: number): string {
  return grouped(count.toString());
}
