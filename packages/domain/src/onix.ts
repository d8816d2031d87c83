import type { AvailabilityCode, ProductKind } from "./enumerations.ts";
import { taxRates, withTax } from "./money.ts";

export type { AvailabilityCode } from "./enumerations.ts";

/** Availability for a code of ONIX list 65; `isExact`: the catalogue has the same code. */
export interface ReadAvailability {
  availability: AvailabilityCode;
  isExact: boolean;
}

/** Codes of list 65 that the catalogue does not support, with the nearest one it does. */
const NEAREST_AVAILABILITY: Readonly<Record<string, AvailabilityCode>> = {
  "01": "40",
  "09": "10",
  "22": "20",
  "23": "20",
  "24": "20",
  "30": "32",
  "31": "32",
  "33": "32",
  "34": "40",
  "42": "40",
  "43": "40",
  "44": "40",
  "45": "40",
  "46": "40",
  "47": "40",
  "48": "41",
  "49": "40",
  "50": "40",
  "52": "40",
  "97": "40",
  "98": "40",
  "99": "20",
};
const OWN_AVAILABILITIES: readonly string[] = ["10", "11", "12", "20", "21", "32", "40", "41", "51"] satisfies AvailabilityCode[];

/** Returns the catalogue's availability for a code of list 65 (product availability); null for an unknown code. */
export function availabilityOfOnix(code: string): ReadAvailability | null {
  if (OWN_AVAILABILITIES.includes(code)) return { availability: code as AvailabilityCode, isExact: true };
  const nearest = NEAREST_AVAILABILITY[code];
  return nearest === undefined ? null : { availability: nearest, isExact: false };
}

/** List 64, publishing status; for titles without an availability code of the supplier. */
const STATUS_AVAILABILITY: Readonly<Record<string, AvailabilityCode>> = {
  "01": "40",
  "02": "10",
  "03": "10",
  "04": "20",
  "05": "40",
  "06": "51",
  "07": "51",
  "08": "40",
  "11": "40",
  "12": "40",
  "13": "40",
  "15": "40",
  "16": "40",
  "17": "40",
};

/** Returns the availability for a publishing status (list 64), used if no supplier specifies one; null if there is none. */
export function availabilityOfStatus(code: string): AvailabilityCode | null {
  return STATUS_AVAILABILITY[code] ?? null;
}

/** Facts that decide the kind of a product. */
export interface FormFacts {
  ean: string;
  /** List 150. */
  form: string | null;
  clil: readonly string[];
  thema: readonly string[];
}

/** Returns the product kind from form (list 150) and subjects: comics by drawing, DVDs by film, press by ISSN. */
export function kindOfOnix({ ean, form, clil, thema }: FormFacts): ProductKind {
  const family = form?.[0] ?? "B";
  if (family === "V" || family === "F") return "Dvd";
  if (ean.startsWith("977")) return "Press";
  if (family === "Z" || family === "X" || /^P[CDEFGHJKLMNPRSTUZ]$/.test(form ?? "")) return "Goods";
  // CLIL 3771 to 3781: bandes dessinées, comics, mangas; Thema X: graphic novels, comic books, manga.
  const isDrawn = clil.some((code) => /^37(7\d|8[01])$/.test(code)) || thema.some((code) => code.startsWith("X"));
  return isDrawn ? "Comic" : "Book";
}

/** Returns the usual VAT rate of a kind of product. */
export function usualTaxRate(kind: ProductKind): number {
  if (kind === "Press") return taxRates.press;
  return kind === "Book" || kind === "Comic" ? taxRates.book : taxRates.goods;
}

/** A parsed ONIX date: a day, no day, or an impossible date. */
export type ReadDate = { is: "day"; day: string } | { is: "none" } | { is: "wrong" };

/** Reads a date of list 55 (`00`: YYYYMMDD, `01`: YYYYMM, `03`: YYYYQ, `05`: YYYY …); without a format, by its length. A month is its first day. */
export function readOnixDate(text: string, format: string | null): ReadDate {
  const value = text.trim();
  if (value === "" || format === "12" || format === "32") return { is: "none" };
  const digits = /^(\d{4})(?:-?(\d{2})(?:-?(\d{2})(?:T?[\d:]{4,8}(?:Z|[+-]\d{2}:?\d{2})?)?)?)?$/.exec(value);
  if (format === "03") {
    const quarter = /^(\d{4})([1-4])$/.exec(value);
    return quarter ? dayOf(quarter[1], String((Number(quarter[2]) - 1) * 3 + 1), "1") : { is: "wrong" };
  }
  if (format === "02") {
    const week = /^(\d{4})(\d{2})$/.exec(value);
    return week ? mondayOf(Number(week[1]), Number(week[2])) : { is: "wrong" };
  }
  if (!digits) return { is: "wrong" };
  return dayOf(digits[1], digits[2] ?? "1", digits[3] ?? "1");
}

function dayOf(year = "", month = "", day = ""): ReadDate {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal && Number(year) >= 1400 ? { is: "day", day: date.toISOString().slice(0, 10) } : { is: "wrong" };
}

function mondayOf(year: number, week: number): ReadDate {
  if (week < 1 || week > 53) return { is: "wrong" };
  const january4 = new Date(Date.UTC(year, 0, 4));
  const monday = new Date(january4.getTime() + ((week - 1) * 7 - ((january4.getUTCDay() + 6) % 7)) * 86_400_000);
  return { is: "day", day: monday.toISOString().slice(0, 10) };
}

/** Parses `SentDateTime`: `20261121T0844Z`, `20261121T084412+0100`, `20261121`; null when invalid. Without a zone it is UTC. */
export function readOnixMoment(text: string): Date | null {
  const parts = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2}):?(\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(text.trim());
  if (!parts) return null;
  const [, year, month, day, hour = "00", minute = "00", second = "00", zone = "Z"] = parts;
  if (dayOf(year, month, day).is !== "day") return null;
  const written = zone === "Z" ? "Z" : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${written}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4 };
const GRAMS: Readonly<Record<string, number>> = { gr: 1, kg: 1_000, oz: 28.349_523_125, lb: 453.592_37 };

/** Returns a length in list 50's units as whole millimetres; null for another unit or an invalid number. */
export function millimetresOf(value: string, unit: string): number | null {
  return measured(value, MILLIMETRES[unit]);
}

/** Returns a weight in list 50's units as whole grams; null for another unit or an invalid number. */
export function gramsOf(value: string, unit: string): number | null {
  return measured(value, GRAMS[unit]);
}

function measured(value: string, factor: number | undefined): number | null {
  if (factor === undefined || !/^\d{1,7}(\.\d{1,9})?$/.test(value.trim())) return null;
  const amount = Math.round(Number(value) * factor);
  return amount > 0 && amount < 10_000_000 ? amount : null;
}

/** Returns a duration in list 24's units as whole minutes; null for another unit or an invalid number. */
export function minutesOf(value: string, unit: string): number | null {
  const text = value.trim();
  if (!/^\d{1,7}(\.\d+)?$/.test(text)) return null;
  if (unit === "15" || unit === "14") {
    const seconds = unit === "15" ? Number(text.slice(-2)) : 0;
    const clock = unit === "15" ? text.slice(0, -2) : text;
    return Number(clock.slice(0, -2) || "0") * 60 + Number(clock.slice(-2)) + (seconds >= 30 ? 1 : 0);
  }
  const perUnit = { "04": 60, "05": 1, "06": 1 / 60 }[unit];
  return perUnit === undefined ? null : Math.round(Number(text) * perUnit);
}

/** A price of an ONIX message. */
export interface OnixPrice {
  /** Code of list 58; empty if neither price nor message specifies one. */
  type: string;
  /** As written in the message: `12.90`. */
  amount: string;
  currency: string;
  /** List 59, price qualifier: the target customers. */
  qualifier: string | null;
  /** For example `0.055`; null if the price specifies no tax. */
  taxRate: number | null;
  /** Countries in which the price is valid; null if unspecified. */
  countries: readonly string[] | null;
  from: string | null;
  until: string | null;
}

/** The price at which the shop sells. */
export interface ChosenPrice {
  cents: number;
  taxRate: number;
  /** List 58. */
  type: string;
}

// Fixed prices are mandatory by law; recommended ones are second choice.
const PRICE_ORDER = ["04", "03", "02", "01"];

/** Whether a text is an ONIX amount, with a decimal point. */
export function isOnixAmount(text: string): boolean {
  return /^\d{1,7}(\.\d{1,4})?$/.test(text.trim());
}

/**
 * Returns the price at which a French shop sells on a day: in euros, for France, for all customers, fixed before recommended; null if there is none.
 */
export function choosePrice(prices: readonly OnixPrice[], day: string, usualRate: number): ChosenPrice | null {
  const fitting = prices.filter(
    (price) =>
      price.currency === "EUR" &&
      PRICE_ORDER.includes(price.type) &&
      (price.qualifier === null || price.qualifier === "00" || price.qualifier === "05") &&
      (price.countries === null || price.countries.includes("FR")) &&
      (price.until === null || price.until >= day) &&
      isOnixAmount(price.amount),
  );
  const currentPrices = fitting.filter(({ from }) => from === null || from <= day);
  const rank = (price: OnixPrice) => PRICE_ORDER.indexOf(price.type) * 4 + (price.countries === null ? 1 : 0);
  // Of the prices already in force, the latest; before the first is in force, the next one.
  const [chosen] = (currentPrices.length > 0 ? currentPrices : fitting).toSorted(
    (one, other) => rank(one) - rank(other) || (currentPrices.length > 0 ? -1 : 1) * (one.from ?? "").localeCompare(other.from ?? ""),
  );
  if (!chosen) return null;
  const taxRate = chosen.taxRate ?? usualRate;
  const cents = Math.round(Number(chosen.amount) * 100);
  return { cents: chosen.type === "01" || chosen.type === "03" ? withTax(cents, taxRate) : cents, taxRate, type: chosen.type };
}
