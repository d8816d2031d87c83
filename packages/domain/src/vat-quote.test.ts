import { expect, it } from "vitest";
import { type QuotedLine, quoteVat } from "./vat-quote.ts";
import { type VatSale, vatRegimeOf } from "./vat-regime.ts";

const sale: VatSale = {
  ...{ kind: "Book", taxRate: 0.055, isDownload: false, isCounter: false },
  ...{ country: "FR", postalCode: "29200", buyer: null, day: "2026-11-29" },
};
const line = (cents: number, over: Partial<VatSale> = {}): QuotedLine => {
  const its = { ...sale, ...over };
  return { cents, isDownload: its.isDownload, vat: vatRegimeOf(its, { isInOss: false, rates: {} }) };
};
const sums = (totals: ReturnType<typeof quoteVat>) =>
  totals.map(({ vat, shippingCents, noTaxCents, taxCents, withTaxCents }) => [
    vat.taxRate,
    shippingCents,
    noTaxCents,
    taxCents,
    withTaxCents,
  ]);

it("spreads the shipping by amounts without tax, and loses no cent", () => {
  // 10,00 € without tax each: half of the shipping each, not by 10,55 to 12,00.
  const totals = quoteVat([line(1055), line(1200, { kind: "Dvd", taxRate: 0.2 })], 491, true);
  expect(sums(totals)).toEqual([
    [0.055, 246, 1233, 68, 1301],
    [0.2, 245, 1204, 241, 1445],
  ]);
  for (let shipping = 0; shipping < 300; shipping += 7) {
    const cart = [line(1190), line(333, { kind: "Press", taxRate: 0.021 }), line(1999, { kind: "Goods", taxRate: 0.2 })];
    const spread = quoteVat(cart, shipping, true);
    expect(spread.reduce((sum, { withTaxCents }) => sum + withTaxCents, 0)).toBe(1190 + 333 + 1999 + shipping);
  }
});

it("adds tax to prices without tax, once for each rate", () => {
  expect(sums(quoteVat([line(1), line(1), line(1)], 0, false))).toEqual([[0.055, 0, 3, 0, 3]]);
  expect(sums(quoteVat([line(1000), line(1000)], 100, false))).toEqual([[0.055, 100, 2100, 116, 2216]]);
  expect(sums(quoteVat([line(1000, { country: "CH", postalCode: "1201" })], 490, false))).toEqual([[0, 490, 1490, 0, 1490]]);
});

it("lets downloads carry no shipping, unless there is nothing else", () => {
  const download = line(999, { isDownload: true, country: "CA", postalCode: "" });
  expect(quoteVat([download, line(1000, { country: "CA" })], 490, true).map(({ shippingCents }) => shippingCents)).toEqual([0, 490]);
  expect(quoteVat([download], 490, true).map(({ shippingCents }) => shippingCents)).toEqual([490]);
});
