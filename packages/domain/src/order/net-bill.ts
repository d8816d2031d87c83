import { shareCents, type VatRow, withoutTax } from "../money.ts";
import type { Bill, BillLine } from "./invoice.ts";

/** A bill as calculated by EN 16931: every amount without tax, tax once per rate. */
export interface NetBill<Line extends BillLine = BillLine> {
  /** Lines with their net amount without tax (BT-131). */
  lines: readonly (Line & { netCents: number })[];
  /** Shipping by rate, without tax (BG-21). */
  charges: readonly { taxRate: number; netCents: number }[];
  /** Allowances by rate, without tax (BG-20). */
  allowances: readonly { taxRate: number; netCents: number }[];
  /** A row for every VAT rate of a line or a charge (BG-23). */
  vat: readonly VatRow[];
  lineTotalCents: number;
  chargeTotalCents: number;
  allowanceTotalCents: number;
  /** Without tax (BT-109). */
  netTotalCents: number;
  taxTotalCents: number;
  totalCents: number;
}

/**
 * Converts a bill with tax-inclusive prices to net amounts: the net sum per rate is distributed over lines, shipping and allowances, so they add up to
 * the cent. The tax is the bill's. It may differ by a cent from net times rate, since not every gross sum has an exact net.
 */
export function netBillOf<Line extends BillLine>({ lines, shipping, allowances = [], vat, totalCents }: Bill<Line>): NetBill<Line> {
  const rows = new Map(vat.map((row) => [row.taxRate, row]));
  const netOfLine = new Map<Line, number>();
  const netOfShipping = new Map<number, number>();
  const netOfAllowance = new Map(allowances.map(({ taxRate, withTaxCents }) => [taxRate, withoutTax(withTaxCents, taxRate)]));
  const rates = [...new Set([...lines, ...shipping, ...allowances].map(({ taxRate }) => taxRate))].sort((a, b) => a - b);
  for (const rate of rates) {
    const goods = lines.filter(({ taxRate }) => taxRate === rate);
    const shipped = shipping.filter(({ taxRate }) => taxRate === rate);
    // A last credit note may only take back at a rate: there is nothing to spread the difference over.
    if (goods.length + shipped.length === 0) netOfAllowance.set(rate, -(rows.get(rate)?.noTaxCents ?? 0));
    const weights = [...goods.map(({ quantity, unitCents }) => quantity * unitCents), ...shipped.map(({ withTaxCents }) => withTaxCents)];
    const shares = shareCents((rows.get(rate)?.noTaxCents ?? 0) + (netOfAllowance.get(rate) ?? 0), weights);
    for (const [index, line] of goods.entries()) netOfLine.set(line, shares[index] ?? 0);
    if (shipped.length > 0) netOfShipping.set(rate, shares[goods.length] ?? 0);
  }
  const counted = lines.map((line) => ({ ...line, netCents: netOfLine.get(line) ?? 0 }));
  const charges = [...netOfShipping].map(([taxRate, netCents]) => ({ taxRate, netCents }));
  const taken = [...netOfAllowance].map(([taxRate, netCents]) => ({ taxRate, netCents }));
  const allowanceTotalCents = sum(taken.map(({ netCents }) => netCents));
  const lineTotalCents = sum(counted.map(({ netCents }) => netCents));
  const chargeTotalCents = sum(charges.map(({ netCents }) => netCents));
  return {
    ...{ lines: counted, charges, allowances: taken, lineTotalCents, chargeTotalCents, allowanceTotalCents, totalCents },
    netTotalCents: lineTotalCents + chargeTotalCents - allowanceTotalCents,
    vat: rates.map((taxRate) => rows.get(taxRate) ?? { taxRate, noTaxCents: 0, taxCents: 0, withTaxCents: 0 }),
    taxTotalCents: sum(vat.map(({ taxCents }) => taxCents)),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}
