import { shareCents, withoutTax, withTax } from "./money.ts";
import type { VatRegime } from "./vat-regime.ts";

/** A line of a cart, with its amount for all copies. */
export interface QuotedLine {
  cents: number;
  isDownload: boolean;
  vat: VatRegime;
}

/** Sum of what has the same VAT (BG-23), with its share of the shipping. */
export interface VatTotal {
  vat: VatRegime;
  /** Included in the sums; with or without tax as the prices are. */
  shippingCents: number;
  noTaxCents: number;
  taxCents: number;
  withTaxCents: number;
}

/**
 * Returns the totals of a cart by VAT, in the order of its lines. Shipping follows the goods in proportion to their amounts without tax;
 * downloads carry none. Prices are all with tax (`isWithTax`) or all without; tax is computed once for each total, not line by line.
 */
export function quoteVat(lines: readonly QuotedLine[], shippingCents: number, isWithTax: boolean): VatTotal[] {
  const groups = [...Map.groupBy(lines, ({ vat }) => [vat.regime, vat.category, vat.country, vat.taxRate].join(" ")).values()];
  const isAllDownloads = lines.every(({ isDownload }) => isDownload);
  const netOf = ({ cents, vat }: QuotedLine) => (isWithTax ? withoutTax(cents, vat.taxRate) : cents);
  const weights = groups.map((group) => sum(group.filter(({ isDownload }) => isAllDownloads || !isDownload).map(netOf)));
  const shares = shareCents(shippingCents, weights);
  return groups.flatMap((group, index) => {
    const [first] = group;
    if (!first) return [];
    const { vat } = first;
    const share = shares[index] ?? 0;
    const cents = sum(group.map((line) => line.cents)) + share;
    const withTaxCents = isWithTax ? cents : withTax(cents, vat.taxRate);
    const noTaxCents = isWithTax ? withoutTax(cents, vat.taxRate) : cents;
    return [{ vat, shippingCents: share, noTaxCents, taxCents: withTaxCents - noTaxCents, withTaxCents }];
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}
