import type { ProductKind } from "../enumerations.ts";
import { type VatRegime, type VatSale, type VatSettings, vatFlags, vatRegimeOf } from "../vat-regime.ts";

/** Why the shop has to look at the VAT of an order: a rule that could not be applied, or a line sold at another rate than the rule's. */
export const orderVatFlags = [...vatFlags, "OtherTaxRate"] as const;
/** One of `orderVatFlags`. */
export type OrderVatFlag = (typeof orderVatFlags)[number];

/** VAT of an order: the regime it was sold under, the country that gets the VAT (null for none), and what has to be looked at. */
export interface OrderVat {
  regime: VatRegime["regime"];
  country: string | null;
  flags: readonly OrderVatFlag[];
}

/** A line with the rate it was sold at, and what the rule depends on. */
export interface SoldLine {
  kind: ProductKind;
  /** Rate of the title in metropolitan France, 0 to 1. */
  titleRate: number;
  soldRate: number;
}

/** Place, buyer and day of an order, for the rule. */
export type SoldTo = Omit<VatSale, "kind" | "taxRate" | "isDownload">;

/**
 * Returns the VAT of an order by the rates it was sold at. If every line has the rate of the rule, the order has the rule's regime; otherwise it
 * counts as sold in France and is flagged, since the shop owes what it charged (CGI, 283, 3).
 */
export function orderVatOf(lines: readonly SoldLine[], to: SoldTo, settings: VatSettings): OrderVat {
  const rules = rulesOf(lines, to, settings);
  const [first] = rules;
  const flags = rules.flatMap(({ flags: some }): readonly OrderVatFlag[] => some);
  const isByRule = rules.every(({ taxRate }, index) => taxRate === lines[index]?.soldRate);
  const { regime, country } = isByRule && first ? first : SOLD_IN_FRANCE;
  return { regime, country, flags: orderVatFlags.filter((flag) => flags.includes(flag) || (flag === "OtherTaxRate" && !isByRule)) };
}

/** Returns the rates of an order's lines by the rule, in their order. */
export function ruleRatesOf(lines: readonly Omit<SoldLine, "soldRate">[], to: SoldTo, settings: VatSettings): number[] {
  return rulesOf(lines, to, settings).map(({ taxRate }) => taxRate);
}

/** Whether an order was sold at French rates, with nothing to look at. */
export function isPlainVat({ regime, flags }: OrderVat): boolean {
  return regime === "France" && flags.length === 0;
}

function rulesOf(lines: readonly Omit<SoldLine, "soldRate">[], to: SoldTo, settings: VatSettings): VatRegime[] {
  return lines.map(({ kind, titleRate }) => vatRegimeOf({ ...to, kind, taxRate: titleRate, isDownload: false }, settings));
}

const SOLD_IN_FRANCE = { regime: "France", country: "FR" } as const;
