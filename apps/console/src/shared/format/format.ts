let clock: Intl.DateTimeFormat | undefined;

/** Returns « 21/11/2026 14:05 », day and time in Paris of a UTC instant. */
function inParis(instant: string): string {
  clock ??= new Intl.DateTimeFormat("fr", { timeZone: "Europe/Paris", dateStyle: "short", timeStyle: "short" });
  return clock.format(new Date(instant));
}

/** « 21/11/2026 », the day in Paris of a UTC instant; a bare date (`2026-11-21`) is shown as it is. */
export function formatDate(value: string): string {
  return value.length === 10 ? value.split("-").reverse().join("/") : inParis(value).slice(0, 10);
}

/** « 09:26 », in Paris. */
export function formatTime(value: string): string {
  return inParis(value).slice(-5);
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
