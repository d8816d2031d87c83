import { describe, expect, it } from "vitest";
import { splitVat, taxRates } from "../money.ts";
import type { OrderFacts, OrderLine } from "./facts.ts";
import {
  type Bill,
  type BillLine,
  billNumber,
  billOf,
  canIssueInvoice,
  canNoteBuyerReference,
  creditedCopies,
  creditOf,
  isBilledAt,
} from "./invoice.ts";
import { isLive } from "./legal.ts";
import { netBillOf } from "./net-bill.ts";
import { returnableCopies, returnedCentsOf, returnRefusal } from "./returns.ts";
import { balanceOf, orderTotalCents, refundDueCents } from "./sums.ts";

/** A small seeded generator, so that a failing example comes back. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

interface Line extends BillLine, OrderLine {
  id: number;
}

const line = (position: number, over: Partial<Line> = {}): Line => {
  const unitCents = over.unitCents ?? 1000;
  return { id: position, position, quantity: 1, unitCents, unitPriceCents: unitCents, taxRate: taxRates.book, status: "Shipped", ...over };
};
const order = (lines: Line[], over: Partial<OrderFacts<Line>> = {}): OrderFacts<Line> => ({
  documentType: "Order",
  documentStatus: "Shipped",
  paymentStatus: "Paid",
  paymentMethod: "CreditCard",
  shippingMethod: "Colissimo",
  shippingPriceCents: 490,
  lines,
  ...over,
});
const copies = (...entries: [number, number][]) => new Map(entries);

const FIGURES = ["noTaxCents", "taxCents", "withTaxCents"] as const;
/** Returns the totals of bills per rate: without tax, tax, with tax. */
function byRate(bills: readonly Pick<Bill, "vat">[]): Record<string, number[]> {
  const sums: Record<string, number[]> = {};
  for (const row of bills.flatMap(({ vat }) => vat)) {
    const had = sums[row.taxRate] ?? [0, 0, 0];
    sums[row.taxRate] = FIGURES.map((figure, index) => (had[index] ?? 0) + row[figure]);
  }
  return sums;
}

/** Checks a net bill against the sums of EN 16931; returns the maximum difference of tax from its product. */
function expectSums(bill: Bill<Line>, context: string): number {
  const net = netBillOf(bill);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
  // BR-CO-10, 12, 13, 14 and 15; no paper has allowances (11), nor anything rounded on top (16).
  expect(net.lineTotalCents, context).toBe(sum(net.lines.map(({ netCents }) => netCents)));
  expect(net.chargeTotalCents, context).toBe(sum(net.charges.map(({ netCents }) => netCents)));
  expect(net.netTotalCents, context).toBe(net.lineTotalCents + net.chargeTotalCents);
  expect(net.taxTotalCents, context).toBe(sum(net.vat.map(({ taxCents }) => taxCents)));
  expect(net.totalCents, context).toBe(net.netTotalCents + net.taxTotalCents);
  // BR-CO-18, BR-S-01 and BR-Z-01: a row for every rate, and one alone.
  const rates = [...net.lines, ...net.charges].map(({ taxRate }) => taxRate);
  expect(
    net.vat.map(({ taxRate }) => taxRate),
    context,
  ).toEqual([...new Set(rates)].sort((a, b) => a - b));
  let off = 0;
  for (const { taxRate, noTaxCents, taxCents } of net.vat) {
    // BR-S-08 and BR-Z-08, to the cent.
    const amounts = [...net.lines, ...net.charges].flatMap((one) => (one.taxRate === taxRate ? [one.netCents] : []));
    expect(noTaxCents, context).toBe(sum(amounts));
    // BR-27 and BR-CO-17.
    for (const amount of amounts) expect(amount, context).toBeGreaterThanOrEqual(0);
    off = Math.max(off, Math.abs(taxCents - Math.round(noTaxCents * taxRate)));
  }
  return off;
}

describe("an invoice", () => {
  it("holds the copies that count, lines that were split as one, and shipping by rate", () => {
    const bill = billOf([line(1, { quantity: 2 }), line(1, { id: 9 }), line(2, { unitCents: 500, taxRate: taxRates.goods })], 490);
    expect(bill).toMatchObject({
      lines: [
        { position: 1, quantity: 3 },
        { position: 2, quantity: 1 },
      ],
      shipping: [
        { taxRate: 0.055, withTaxCents: 420 },
        { taxRate: 0.2, withTaxCents: 70 },
      ],
      totalCents: 3990,
    });
    expect(billOf([], 490)).toBeNull();
    expect(billOf([line(1, { quantity: 0 })], 490)).toBeNull();
  });

  it("comes by itself when all has left, and on demand for who pays on invoice", () => {
    expect([isBilledAt("Shipped", "CreditCard"), isBilledAt("Complete", "ManualAtPickup")]).toEqual([true, true]);
    expect([isBilledAt("Processing", "CreditCard"), isBilledAt("Shipped", "OnInvoice")]).toEqual([false, false]);
    const lines = [line(1, { status: "Processing" })];
    const onInvoice = { paymentMethod: "OnInvoice", paymentStatus: "Pending", documentStatus: "Processing" } as const;
    expect(canIssueInvoice(order(lines, onInvoice))).toBe(true);
    expect(canIssueInvoice(order(lines, { documentStatus: "Processing" }))).toBe(false);
    expect(canIssueInvoice(order([line(1)]))).toBe(true);
    expect(canIssueInvoice(order([line(1)], { documentType: "Quotation" }))).toBe(false);
    expect(canIssueInvoice(order([line(1, { status: "Cancelled" })], { documentStatus: "Cancelled" }))).toBe(false);
  });

  it("is numbered by kind, year and place in its series", () => {
    expect([billNumber("Invoice", 2026, 42), billNumber("CreditNote", 2026, 123_456)]).toEqual(["F2026-00042", "A2026-123456"]);
  });
});

describe("a credit note", () => {
  it("takes no more than what is left of a line, and shipping with the last", () => {
    const bill = billOf([line(1, { quantity: 3 }), line(2)], 490);
    if (!bill) throw new Error("no bill");
    const first = creditOf(bill, [], copies([1, 2]));
    if (!first) throw new Error("no credit note");
    expect(first).toMatchObject({ lines: [{ position: 1, quantity: 2 }], shipping: [], totalCents: 2000 });
    const second = creditOf(bill, [first], copies([1, 5], [2, 1]));
    if (!second) throw new Error("no credit note");
    expect(second).toMatchObject({ lines: [{ position: 1, quantity: 1 }, { position: 2 }], totalCents: 2490 });
    expect(creditOf(bill, [first, second], copies([1, 1]))).toBeNull();
    expect(creditOf(bill, [], copies([7, 1]))).toBeNull();
  });
});

describe("a return", () => {
  it("is of what left and did not come back before, and is owed no more", () => {
    expect([returnableCopies(line(1, { quantity: 3 }), 1), returnableCopies(line(1, { status: "Processing" }), 0)]).toEqual([2, 0]);
    expect(returnRefusal(order([line(1)]), () => 0)).toBeNull();
    expect(returnRefusal(order([line(1)]), () => 1)).toBe("NoEligibleLine");
    expect(returnRefusal(order([line(1)], { documentType: "Invoice" }), () => 0)).toBe("NotAnOrder");
    expect(returnRefusal(order([line(1)], { documentStatus: "Temp" }), () => 0)).toBe("Cart");
    expect(returnRefusal(order([line(1)], { documentStatus: "CompleteExternal" }), () => 0)).toBe("External");
    expect(returnRefusal(order([line(1)], { paymentStatus: "Refused" }), () => 0)).toBe("Incoherent");
    const sent = order([line(1), line(2, { status: "Processing" })], { documentStatus: "Processing", returnedCents: 1000 });
    expect([balanceOf(sent).owedCents, orderTotalCents(sent), refundDueCents(sent)]).toEqual([1490, 2490, 1000]);
  });
});

describe("ten thousand lives of orders", () => {
  it("come to the order: what was delivered, invoiced, credited and given back, to the cent, in every rate", () => {
    let credited = 0;
    const off = { invoice: 0, credit: 0 };
    for (let life = 1; life <= 10_000; life += 1) {
      const below = seeded(life);
      const rates = [taxRates.book, taxRates.press, taxRates.goods, 0];
      const lines = Array.from({ length: 1 + below(5) }, (_, index) =>
        line(index + 1, { quantity: 1 + below(4), unitCents: below(20) === 0 ? 0 : 1 + below(9000), taxRate: rates[below(4)] ?? 0.2 }),
      );
      // Of some lines a part left in another parcel: two lines at one place.
      const parts = lines.flatMap((one) => {
        const here = one.quantity > 1 && below(3) === 0 ? 1 + below(one.quantity - 1) : one.quantity;
        return here === one.quantity
          ? [one]
          : [
              { ...one, quantity: here },
              { ...one, id: one.id + 100, quantity: one.quantity - here },
            ];
      });
      // Lines cancelled before are never on an invoice.
      const placed = parts.map((one) => ({ ...one, status: below(6) === 0 ? ("Cancelled" as const) : one.status }));
      const shippingPriceCents = below(4) === 0 ? 0 : below(1500);
      const facts = order(placed, { shippingPriceCents, paidCents: orderTotalCents({ lines: placed, shippingPriceCents }) });
      const live = placed.filter(isLive);
      const bill = billOf(live, shippingPriceCents);
      const context = `life ${life}`;
      if (!bill) {
        expect(live, context).toEqual([]);
        continue;
      }
      expect(bill.totalCents, context).toBe(balanceOf(facts).owedCents);
      off.invoice = Math.max(off.invoice, expectSums(bill, context));
      // By the same split as the order's page.
      const page = splitVat(
        live.map((one) => ({ withTaxCents: one.unitCents * one.quantity, taxRate: one.taxRate })),
        shippingPriceCents,
      );
      expect(bill.vat, context).toEqual(page);

      const credits: Bill<Line>[] = [];
      let returnedCents = 0;
      let refundedCents = 0;
      for (let step = below(6); step > 0; step -= 1) {
        const before = creditedCopies(credits);
        const now = new Map(bill.lines.flatMap((one) => (below(2) === 0 ? [[one.position, below(one.quantity + 1)] as const] : [])));
        const credit = creditOf(bill, credits, now);
        if (!credit) continue;
        for (const row of credit.vat) for (const figure of FIGURES) expect(row[figure], context).toBeGreaterThanOrEqual(0);
        expect(returnedCentsOf(live, shippingPriceCents, before, now), context).toBe(credit.totalCents);
        credits.push(credit);
        off.credit = Math.max(off.credit, expectSums(credit, context));
        returnedCents += credit.totalCents;
        // Each credit is the refund that is due, and given back at once.
        const due = refundDueCents({ ...facts, paymentStatus: "PartiallyRefunded", returnedCents, refundedCents });
        expect(due, context).toBe(credit.totalCents);
        refundedCents += due;
      }
      credited += credits.length;

      const kept = bill.lines.map((one) => ({ ...one, quantity: one.quantity - (creditedCopies(credits).get(one.position) ?? 0) }));
      const isAllBack = kept.every(({ quantity }) => quantity === 0);
      const isKept = kept.reduce((sum, one) => sum + one.quantity * one.unitCents, 0) + (isAllBack ? 0 : shippingPriceCents);
      expect(bill.totalCents - refundedCents, context).toBe(isKept);
      const rest = byRate([bill]);
      for (const [rate, figures] of Object.entries(byRate(credits)))
        rest[rate] = figures.map((figure, index) => (rest[rate]?.[index] ?? 0) - figure);
      for (const [rate, [noTax = 0, tax = 0, withTax = 0]] of Object.entries(rest)) {
        const goods = kept.filter(({ taxRate }) => String(taxRate) === rate).reduce((sum, one) => sum + one.quantity * one.unitCents, 0);
        const shipping = isAllBack ? 0 : (bill.shipping.find(({ taxRate }) => String(taxRate) === rate)?.withTaxCents ?? 0);
        expect([withTax, noTax + tax], context).toEqual([goods + shipping, goods + shipping]);
      }
      // The rest of the order comes back: nothing is left in any rate.
      const last = creditOf(bill, credits, new Map(kept.map(({ position, quantity }) => [position, quantity])));
      const all = byRate([...credits, ...(last ? [last] : [])]);
      for (const [rate, figures] of Object.entries(byRate([bill]))) expect(all[rate] ?? [0, 0, 0], context).toEqual(figures);
    }
    expect(credited).toBeGreaterThan(10_000);
    // Prices are set with tax, so that a sum without it need not have the tax as its product; the standard's own rules allow this much and more.
    expect(off).toEqual({ invoice: 1, credit: 1 });
  });
});

describe("the buyer's own number for an order", () => {
  it("is noted until the invoice says what it says", () => {
    expect([canNoteBuyerReference({ documentType: "Order" }, false), canNoteBuyerReference({ documentType: "Order" }, true)]).toEqual([
      true,
      false,
    ]);
    expect(canNoteBuyerReference({ documentType: "Quotation" }, false)).toBe(false);
  });
});
