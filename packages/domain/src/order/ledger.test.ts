// @vitest-environment node
import { describe, expect, it } from "vitest";
import { paymentMethods, shippingMethods } from "../enumerations.ts";
import { type PaymentEvent, paymentEvents, receivePayment } from "../intake.ts";
import { apply, can, type Effect } from "./actions.ts";
import type { OrderFacts, OrderLine, OrderRules } from "./facts.ts";
import { type Bill, type BillLine, billOf, creditedCopies, creditOf, creditOfAmount, isBilledAt } from "./invoice.ts";
import { hasLeft, isCoherent, isLive } from "./legal.ts";
import { netBillOf } from "./net-bill.ts";
import { lowersOwed, maximumRefundCents, type RefundReason, refundReasons, usualRefundReason } from "./refund.ts";
import { returnableCopies, returnedCentsOf } from "./returns.ts";
import { balanceOf } from "./sums.ts";

const RULES: OrderRules = { shipPickupOrders: true, editDocumentComment: true, documentMessage: true };
const LIVES = 10_000;

/** Returns numbers from 0 to `below`, the same for a seed. */
function dice(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** An order with what really happened to it: entries, copies that came back, papers. */
class Life {
  private readonly roll: (below: number) => number;
  entries: { kind: "Payment" | "Refund"; cents: number; reason?: RefundReason | null }[] = [];
  returned = new Map<number, number>();
  invoice: Bill | null = null;
  credits: Bill[] = [];
  facts: OrderFacts<OrderLine & { id: number; position: number; taxRate: number }>;

  constructor(roll: (below: number) => number) {
    this.roll = roll;
    const pick = <T>(from: readonly T[]) => from[roll(from.length)] as T;
    this.facts = {
      documentType: "Order",
      documentStatus: "AwaitingPayment",
      paymentStatus: "Pending",
      paymentMethod: pick(paymentMethods),
      shippingMethod: pick(shippingMethods),
      shippingPriceCents: pick([0, 300, 499]),
      paidCents: 0,
      lines: Array.from({ length: 1 + roll(4) }, (_, index) => ({
        ...{ id: index + 1, position: index + 1, status: "Pending" as const, quantity: 1 + roll(3) },
        ...{ unitPriceCents: 1 + roll(3_000), taxRate: pick([0.055, 0.021, 0.2, 0.1]) },
      })),
    };
  }

  step(): void {
    const { roll } = this;
    const cents = 1 + roll(4_000);
    const steps = [
      () => this.tell(paymentEvents[roll(paymentEvents.length)] as PaymentEvent, cents),
      () => this.tell("Paid", roll(2) === 0 ? balanceOf(this.facts).dueCents || cents : cents),
      () => this.act("shipItems"),
      () => this.act("cancelItems"),
      () => this.act("validatePicking"),
      () => this.refund(refundReasons[roll(refundReasons.length)] as RefundReason, cents),
      () => this.bringBack(),
    ];
    steps[roll(steps.length)]?.();
  }

  private tell(event: PaymentEvent, cents: number): void {
    const outcome = receivePayment(this.facts, event, cents);
    if ("fault" in outcome) {
      // Only an authorisation of too little is refused: no money moved.
      expect([event, outcome.fault.reason]).toEqual(["Authorized", "OtherAmount"]);
      return;
    }
    if (event === "Paid" || event === "Refunded") this.entries.push({ kind: event === "Paid" ? "Payment" : "Refund", cents });
    this.become(outcome.effect);
  }

  private act(action: "shipItems" | "cancelItems" | "validatePicking"): void {
    const ids = this.facts.lines.map(({ id }) => id).filter(() => this.roll(2) === 0);
    if (!can(action, this.facts, RULES, ids).isAllowed) return;
    this.become(apply(action, this.facts, { selectedLineIds: ids }));
    if (action === "cancelItems" && this.invoice) this.credit(ids.map((id) => [id, Number.POSITIVE_INFINITY]));
  }

  private refund(reason: RefundReason, wanted: number): void {
    const refundCents = Math.min(wanted, maximumRefundCents(this.facts, reason));
    if (refundCents === 0 || !can("recordRefund", this.facts, RULES).isAllowed) return;
    this.entries.push({ kind: "Refund", cents: refundCents, reason });
    this.become(apply("recordRefund", this.facts, { refundCents, refundReason: reason }));
    if (!this.invoice || !lowersOwed(reason)) return;
    const allowance = { cents: refundCents, isPostage: reason === "Postage" };
    const lineOf = ({ taxRate, withTaxCents }: { taxRate: number; withTaxCents: number }): BillLine => {
      return { position: 0, quantity: 1, unitCents: withTaxCents, taxRate };
    };
    const note = creditOfAmount(this.invoice, this.credits, allowance, lineOf);
    if (note) this.credits.push(note);
  }

  private bringBack(): void {
    const line = this.facts.lines.find((one) => returnableCopies(one, this.returned.get(one.id) ?? 0) > 0);
    if (!line) return;
    const now = new Map([[line.id, 1]]);
    const lines = this.facts.lines.map((one) => ({ ...one, unitCents: one.unitPriceCents }));
    const cents = returnedCentsOf(lines, this.facts.shippingPriceCents, this.returned, now);
    this.returned.set(line.id, (this.returned.get(line.id) ?? 0) + 1);
    this.facts = { ...this.facts, returnedCents: (this.facts.returnedCents ?? 0) + cents };
    this.become(apply("comment", this.facts));
    if (this.invoice) this.credit([[line.id, 1]]);
  }

  private become(effect: Effect): void {
    this.facts = { ...this.facts, ...effect, lines: effect.lines as Life["facts"]["lines"] };
    if (this.invoice || !isBilledAt(this.facts.documentStatus, this.facts.paymentMethod)) return;
    const lines = this.facts.lines.filter(isLive).map(({ id, position, quantity, unitPriceCents, taxRate }) => {
      return { position, quantity: quantity - (this.returned.get(id) ?? 0), unitCents: unitPriceCents, taxRate };
    });
    const allowances = this.entries.flatMap(({ reason, cents }) =>
      reason && lowersOwed(reason) ? [{ cents, isPostage: reason === "Postage" }] : [],
    );
    this.invoice = billOf(lines, this.facts.shippingPriceCents, allowances);
  }

  private credit(copies: [number, number][]): void {
    const note = this.invoice && creditOf(this.invoice, this.credits, new Map(copies));
    if (note) this.credits.push(note);
  }

  /** Checks both identities against the entries, lines and papers, without the code under test. */
  check(): void {
    const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
    const { lines, shippingPriceCents, paidCents, refundedCents, returnedCents, paymentStatus } = this.facts;
    const received = sum(this.entries.map(({ kind, cents }) => (kind === "Payment" ? cents : 0)));
    const refunded = sum(this.entries.map(({ kind, cents }) => (kind === "Refund" ? cents : 0)));
    const gestures = sum(this.entries.map(({ reason, cents }) => (reason && lowersOwed(reason) ? cents : 0)));
    expect([paidCents ?? 0, refundedCents ?? 0]).toEqual([received, refunded]);
    const live = lines.filter(isLive);
    const bought = live.length === 0 ? 0 : sum(live.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents)) + shippingPriceCents;
    const owed = Math.max(0, bought - (returnedCents ?? 0) - gestures);
    const { owedCents, dueCents, surplusCents } = balanceOf(this.facts);
    expect(owedCents).toBe(owed);
    expect(owed).toBe(received - refunded + dueCents - surplusCents);
    expect(Math.min(dueCents, surplusCents)).toBe(0);
    if (received > 0 && paymentStatus === "Paid") expect(dueCents).toBe(0);
    if (received > 0 && dueCents === 0) expect(["Paid", "PartiallyRefunded", "Refunded"]).toContain(paymentStatus);
    expect(isCoherent(this.facts), JSON.stringify(this.facts)).toBe(true);
    if (!this.invoice) return;
    const papers = [this.invoice, ...this.credits];
    const left = this.invoice.totalCents - sum(this.credits.map(({ totalCents }) => totalCents));
    if (live.every(hasLeft)) expect(left).toBe(owed);
    for (const bill of papers) {
      const net = netBillOf(bill);
      expect(net.netTotalCents + net.taxTotalCents).toBe(bill.totalCents);
    }
    // All invoiced copies were credited: nothing is left at any rate.
    const credited = creditedCopies(this.credits);
    if (!this.invoice.lines.every(({ position, quantity }) => credited.get(position) === quantity)) return;
    for (const rate of new Set(papers.flatMap(({ vat }) => vat.map(({ taxRate }) => taxRate)))) {
      const at = (bill: Bill) => bill.vat.find(({ taxRate }) => taxRate === rate);
      const taxes = this.credits.map((bill) => at(bill)?.taxCents ?? 0);
      expect((at(this.invoice)?.taxCents ?? 0) - sum(taxes)).toBe(0);
    }
  }
}

describe("the ledger of an order", () => {
  it(`holds both identities at every step of ${LIVES} generated lives`, () => {
    const statuses = new Set<string>();
    for (let seed = 0; seed < LIVES; seed++) {
      const life = new Life(dice(seed * 7_919));
      for (let step = 0; step < 14; step++) {
        life.step();
        try {
          life.check();
        } catch (error) {
          throw new Error(`life ${seed}, step ${step}: ${JSON.stringify(life.entries)} ${JSON.stringify(life.facts)}`, { cause: error });
        }
        statuses.add(life.facts.paymentStatus);
      }
    }
    expect([...statuses].sort()).toEqual([
      "Authorized",
      "Cancelled",
      "Paid",
      "PartiallyRefunded",
      "Pending",
      "Refunded",
      "Refused",
      "Voided",
    ]);
  });

  const order: OrderFacts = {
    documentType: "Order",
    documentStatus: "AwaitingPayment",
    paymentStatus: "Pending",
    paymentMethod: "Check",
    shippingMethod: "Colissimo",
    shippingPriceCents: 490,
    paidCents: 0,
    lines: [{ id: 1, status: "Pending", quantity: 1, unitPriceCents: 2_000 }],
  };
  const pay = (facts: OrderFacts, receivedCents: number): OrderFacts => ({
    ...facts,
    ...apply("validatePayment", facts, { receivedCents }),
  });

  it("takes a payment in parts, and processes the order with the last one", () => {
    const part = pay(order, 1_000);
    expect(part).toMatchObject({ documentStatus: "AwaitingPayment", paymentStatus: "Pending", paymentDueCents: 1_490 });
    const whole = apply("validatePayment", part);
    expect(whole).toMatchObject({ documentStatus: "Processing", paymentStatus: "Paid", paidCents: 2_490, paymentDueCents: 0 });
    expect(whole.mails).toEqual(["PaidCustomer", "PaidVendor"]);
  });

  it("processes an order once its part payment covers what was not cancelled", () => {
    const two = { ...order, lines: [...order.lines, { id: 2, status: "Pending" as const, quantity: 1, unitPriceCents: 500 }] };
    const part = pay(two, 2_490);
    expect(apply("cancelItems", part, { selectedLineIds: [2] })).toMatchObject({ documentStatus: "Processing", paymentStatus: "Paid" });
  });

  it("records a second payment and one after cancellation as a surplus; giving it back leaves the order paid", () => {
    const twice = pay(pay(order, 2_490), 2_490);
    expect(twice).toMatchObject({ paymentStatus: "Paid", refundDueCents: 2_490 });
    expect(usualRefundReason(twice)).toBe("Surplus");
    expect(apply("recordRefund", twice, { refundCents: 2_490, refundReason: "Surplus" })).toMatchObject({
      paymentStatus: "Paid",
      refundDueCents: 0,
    });
    const cancelled = { ...order, ...apply("cancelItems", order) };
    expect(pay(cancelled, 2_490)).toMatchObject({
      documentStatus: "Cancelled",
      paymentStatus: "Paid",
      refundDueCents: 2_490,
      mails: ["PaidVendor"],
    });
  });

  it("lowers what is owed with a gesture, so that nothing is due afterwards", () => {
    const paid = pay(order, 2_490);
    const after = { ...paid, ...apply("recordRefund", paid, { refundCents: 500, refundReason: "Gesture" }) };
    expect(after).toMatchObject({ paymentStatus: "PartiallyRefunded", refundDueCents: 0, paymentDueCents: 0 });
    expect(maximumRefundCents(after, "Postage")).toBe(490);
    expect(maximumRefundCents(after, "GoodsReturned")).toBe(0);
  });
});
