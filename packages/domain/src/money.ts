/** Returns the cents of `"12.50"`, `"12.5"`, `"12"` or `"-3.00"`; null if it is not an amount with at most two decimals. */
export function toCents(amount: string): number | null {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(amount.trim());
  if (!match) return null;
  const [, sign = "", euros = "", decimals = ""] = match;
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, "0"));
  return sign && cents > 0 ? -cents : cents;
}

/** Returns the wire's decimal string with two decimals, `"12.50"`. */
export function fromCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A sign, digits optionally grouped by three with a separator, decimals. */
const NUMBER = /^(-?)(\d*|\d{1,3}([ ,.])\d{3}(?:\3\d{3})*(?!\3))(?:[.,](\d*))?$/;

/**
 * Returns the plain decimal, `"-1234.5"`, of a number as people type and paste it: `12,5`, `12.5`, `1 234,5`, `1.234,50`, with `€` or `%` at either
 * end; null if invalid. Spaces are allowed between groups of three digits only: `1 2` is not a number. A single comma is the decimal separator,
 * except in English before a group of three digits.
 */
export function readDecimal(text: string, locale: string): string | null {
  const bare = text
    .trim()
    .replace("\u2212", "-")
    .replace(/[\u00a0\u2009\u202f]/g, " ")
    .replace(/^(-?)€ ?| ?[€%]$/g, "$1");
  const ungrouped = /^en/.test(locale) ? bare.replace(/^(-?\d{1,3}),(\d{3})$/, "$1$2") : bare;
  const [, sign = "", parted = "", , decimals = ""] = NUMBER.exec(ungrouped) ?? [];
  if (!parted && !decimals) return null;
  const plain = `${parted.replace(/\D/g, "").replace(/^0+(?=\d)/, "") || "0"}${decimals && `.${decimals}`}`;
  return sign && /[1-9]/.test(plain) ? `-${plain}` : plain;
}

/** Tax rates of the trade, 0 to 1: books, press, everything else. */
export const taxRates = { book: 0.055, press: 0.021, goods: 0.2 } as const;

// Rates are computed in ten-thousandths, so that 0.055 is never a binary fraction.
function basisPoints(taxRate: number): number {
  return Math.round(taxRate * 10_000);
}

/** Returns the price without tax for a price with tax, rounded to the cent. */
export function withoutTax(withTaxCents: number, taxRate: number): number {
  return Math.round((withTaxCents * 10_000) / (10_000 + basisPoints(taxRate)));
}

/** Returns the price with tax for a price without tax, rounded to the cent. */
export function withTax(noTaxCents: number, taxRate: number): number {
  return Math.round((noTaxCents * (10_000 + basisPoints(taxRate))) / 10_000);
}

/** Two prices linked by a VAT rate, and which of them was typed. */
export interface LinkedPrice {
  typed: "withTax" | "noTax";
  withTaxCents: number;
  noTaxCents: number;
  taxRate: number;
}

/** Computes the other price from the VAT rate. The typed price never changes, so repeated calls do not drift. */
export function linkPrices(typed: LinkedPrice["typed"], cents: number, taxRate: number): LinkedPrice {
  return typed === "withTax"
    ? { typed, taxRate, withTaxCents: cents, noTaxCents: withoutTax(cents, taxRate) }
    : { typed, taxRate, noTaxCents: cents, withTaxCents: withTax(cents, taxRate) };
}

/** A row of « Ventilation de la TVA ». */
export interface VatRow {
  taxRate: number;
  noTaxCents: number;
  taxCents: number;
  withTaxCents: number;
}

/**
 * Splits a sum by tax rate, lowest rate first. Shipping is shared between the rates in proportion to their goods; the rows' sums with tax
 * always add up to the total, to the cent, because tax is taken out of each rate's sum once and not line by line.
 */
export function splitVat(lines: readonly { withTaxCents: number; taxRate: number }[], shippingCents: number): VatRow[] {
  const byRate = new Map<number, number>();
  for (const line of lines) byRate.set(line.taxRate, (byRate.get(line.taxRate) ?? 0) + line.withTaxCents);
  if (byRate.size === 0 && shippingCents > 0) byRate.set(taxRates.goods, 0);
  const rates = [...byRate].sort(([a], [b]) => a - b);
  const shares = shareCents(
    shippingCents,
    rates.map(([, cents]) => cents),
  );
  return rates.map(([taxRate, cents], index) => {
    const withTaxCents = cents + (shares[index] ?? 0);
    const noTaxCents = withoutTax(withTaxCents, taxRate);
    return { taxRate, noTaxCents, taxCents: withTaxCents - noTaxCents, withTaxCents };
  });
}

/** Splits an amount by weight without losing a cent: the largest remainders get the cents left by rounding. */
export function shareCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // Without weights the first one gets everything.
  if (total <= 0) return weights.map((_, index) => (index === 0 ? cents : 0));
  const shares = weights.map((weight) => Math.floor((cents * weight) / total));
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  const remainder = (index: number) => (cents * (weights[index] ?? 0)) % total;
  const byRemainder = weights.map((_, index) => index).sort((a, b) => remainder(b) - remainder(a) || a - b);
  for (const index of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
