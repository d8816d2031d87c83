// @vitest-environment node
import { describe, expect, it } from "vitest";
import { paymentMethods, shippingMethods } from "../enumerations.ts";
import { type PaymentEvent, paymentEvents, receivePayment } from "../intake.ts";
import { apply, can, type Effect } from "./actions.ts";
import { lineEditRefusal, moneyBeforeEdit } from "./edit-items.ts";
import type { OrderFacts, OrderLine, OrderRules } from "./facts.ts";
import {
  type Bill,
  type BillLine,
  billOf,
  creditNotesOf,
  creditNotesOfAmount,
  isBilledAt,
  nextBillOf,
  outstandingCopies,
  type RateAmount,
} from "./invoice.ts";
import { hasLeft, isCoherent, isLive } from "./legal.ts";
import { netBillOf } from "./net-bill.ts";
import {
  type AllowanceReason,
  allowanceReasons,
  lowersOwed,
  maximumAllowanceCents,
  maximumRefundCents,
  type RefundReason,
  refundReasons,
  usualRefundReason,
} from "./refund.ts";
import { returnableCopies, returnedCentsOf, shippingToRefundCents } from "./returns.ts";
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

const lineOf = ({ taxRate, withTaxCents }: RateAmount): BillLine => ({ position: 0, quantity: 1, unitCents: withTaxCents, taxRate });

/** An order with what really happened to it: entries, copies that came back, papers. */
class Life {
  private readonly roll: (below: number) => number;
  entries: { kind: "Payment" | "Refund"; cents: number; reason?: RefundReason | null }[] = [];
  /** Taken off without money. */
  allowances: { cents: number; isPostage: boolean }[] = [];
  /** Returned copies, by line. */
  returned = new Map<number, number>();
  /** Invoices with their credit notes. */
  invoices: { bill: Bill; credits: Bill[] }[] = [];
  readonly isPerDelivery: boolean;
  /** Whether anything but deliveries and payments happened. */
  isPlain = true;
  facts: OrderFacts<OrderLine & { id: number; position: number; taxRate: number }>;

  constructor(roll: (below: number) => number) {
    this.roll = roll;
    this.isPerDelivery = roll(2) === 0;
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
      () => this.act("shipItems"),
      () => this.act("cancelItems"),
      () => this.act("validatePicking"),
      () => this.refund(refundReasons[roll(refundReasons.length)] as RefundReason, cents),
      () => this.bringBack(),
      () => this.grant(allowanceReasons[roll(allowanceReasons.length)] as AllowanceReason, cents),
      () => this.edit(cents),
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
    if (action === "shipItems" && this.isPerDelivery && this.roll(2) === 0) this.split(ids);
    if (action === "cancelItems") {
      this.isPlain = false;
      const left = this.facts.lines.filter(({ id }) => !ids.includes(id)).map((one) => ({ ...one, unitCents: one.unitPriceCents }));
      const { shippingPriceCents, returnedCents } = this.facts;
      const cents = returnedCents ? shippingToRefundCents(left, shippingPriceCents, this.returnedAt()) : 0;
      this.facts = { ...this.facts, returnedCents: (returnedCents ?? 0) + cents };
    }
    this.become(apply(action, this.facts, { selectedLineIds: ids }));
  }

  /** Leaves one copy of each line for a later delivery, as a line at the same position. */
  private split(ids: readonly number[]): void {
    const lines = this.facts.lines.flatMap((line) => {
      if (!ids.includes(line.id) || line.quantity === 1) return [line];
      return [
        { ...line, quantity: line.quantity - 1 },
        { ...line, id: line.id + 100, quantity: 1 },
      ];
    });
    if (new Set(lines.map(({ id }) => id)).size === lines.length) this.facts = { ...this.facts, lines };
  }

  private refund(reason: RefundReason, wanted: number): void {
    const refundCents = Math.min(wanted, maximumRefundCents(this.facts, reason));
    if (refundCents === 0 || !can("recordRefund", this.facts, RULES).isAllowed) return;
    this.entries.push({ kind: "Refund", cents: refundCents, reason });
    this.become(apply("recordRefund", this.facts, { refundCents, refundReason: reason }));
    if (lowersOwed(reason)) this.creditAmount({ cents: refundCents, isPostage: reason === "Postage" }, this.invoices.length);
  }

  private grant(reason: AllowanceReason, wanted: number): void {
    const allowance = { cents: Math.min(wanted, maximumAllowanceCents(this.facts, reason)), isPostage: reason === "Postage" };
    if (!can("grantAllowance", this.facts, RULES).isAllowed || allowance.cents === 0) return;
    this.allowances.push(allowance);
    const invoiced = this.invoices.length;
    this.become(apply("grantAllowance", this.facts, { allowanceCents: allowance.cents }));
    this.creditAmount(allowance, invoiced);
  }

  /** Adds, lowers or reprices a line that waits. */
  private edit(unitPriceCents: number): void {
    const { lines } = this.facts;
    const waiting = lines.filter((line) => lineEditRefusal(line) === null);
    const line = waiting[this.roll(Math.max(1, waiting.length))];
    if (!line || this.invoices.length > 0 || !can("editItems", this.facts, RULES).isAllowed) return;
    this.isPlain = false;
    const next = lines.length + 1;
    const added = { ...line, id: next, position: next, unitPriceCents };
    const fewer = { ...line, quantity: line.quantity - 1 };
    const edits: { lines: Life["facts"]["lines"]; cancelled?: number[] }[] = [
      { lines: [...lines, added] },
      { lines: [...lines, added], cancelled: [line.id] },
      { lines: lines.map((one) => (one === line ? { ...line, unitPriceCents } : one)) },
      ...(fewer.quantity > 0
        ? [{ lines: [...lines.map((one) => (one === line ? fewer : one)), { ...line, id: next, quantity: 1 }], cancelled: [next] }]
        : []),
    ];
    const { lines: edited, cancelled = [] } = edits[this.roll(edits.length)] ?? { lines };
    this.become(apply("editItems", { ...this.facts, lines: edited, ...moneyBeforeEdit(this.facts) }, { selectedLineIds: cancelled }));
  }

  /** Credits an amount of the first `invoiced` invoices. */
  private creditAmount(allowance: { cents: number; isPostage: boolean }, invoiced: number): void {
    this.isPlain = false;
    this.note(creditNotesOfAmount(this.invoices.slice(0, invoiced), allowance, lineOf));
  }

  private bringBack(): void {
    const line = this.facts.lines.find((one) => returnableCopies(one, this.returned.get(one.id) ?? 0) > 0);
    if (!line) return;
    this.isPlain = false;
    const lines = this.facts.lines.map((one) => ({ ...one, unitCents: one.unitPriceCents }));
    const now = new Map([[line.position, 1]]);
    const cents = returnedCentsOf(lines, this.facts.shippingPriceCents, this.returnedAt(), now);
    this.returned.set(line.id, (this.returned.get(line.id) ?? 0) + 1);
    this.facts = { ...this.facts, returnedCents: (this.facts.returnedCents ?? 0) + cents };
    this.become(apply("comment", this.facts));
    this.note(creditNotesOf(this.invoices, now, lineOf));
  }

  private returnedAt(): Map<number, number> {
    const copies = new Map<number, number>();
    for (const { id, position } of this.facts.lines) copies.set(position, (copies.get(position) ?? 0) + (this.returned.get(id) ?? 0));
    return copies;
  }

  private billLines(isBilled: (line: OrderLine) => boolean): BillLine[] {
    return this.facts.lines.filter(isBilled).map(({ id, position, quantity, unitPriceCents, taxRate }) => {
      return { position, quantity: quantity - (this.returned.get(id) ?? 0), unitCents: unitPriceCents, taxRate };
    });
  }

  private become(effect: Effect): void {
    const leftBefore = this.facts.lines.filter(hasLeft).length;
    this.facts = { ...this.facts, ...effect, lines: effect.lines as Life["facts"]["lines"] };
    const isDelivery = this.isPerDelivery && this.facts.lines.filter(hasLeft).length > leftBefore;
    if (!isDelivery && !isBilledAt(this.facts.documentStatus, this.facts.paymentMethod)) return;
    const refunds = this.entries.flatMap(({ reason, cents }) =>
      reason && lowersOwed(reason) ? [{ cents, isPostage: reason === "Postage" }] : [],
    );
    const allowances = [...refunds, ...this.allowances];
    const [lines, ordered] = [this.billLines(hasLeft), this.billLines(isLive)];
    const bill = nextBillOf({ lines, ordered, shippingCents: this.facts.shippingPriceCents, allowances }, this.invoices);
    if (bill) this.invoices.push({ bill, credits: [] });
  }

  private note(notes: readonly { index: number; bill: Bill }[]): void {
    for (const { index, bill } of notes) this.invoices[index]?.credits.push(bill);
  }

  /** Checks both identities against the entries, lines and papers, without the code under test. */
  check(): void {
    const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
    const { lines, shippingPriceCents, paidCents, refundedCents, returnedCents, paymentStatus } = this.facts;
    const received = sum(this.entries.map(({ kind, cents }) => (kind === "Payment" ? cents : 0)));
    const refunded = sum(this.entries.map(({ kind, cents }) => (kind === "Refund" ? cents : 0)));
    const refundedGestures = this.entries.map(({ reason, cents }) => (reason && lowersOwed(reason) ? cents : 0));
    const gestures = sum([...refundedGestures, ...this.allowances.map(({ cents }) => cents)]);
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
    const credited = this.invoices.flatMap(({ credits }) => credits);
    const left = sum(this.invoices.map(({ bill }) => bill.totalCents)) - sum(credited.map(({ totalCents }) => totalCents));
    if (this.invoices.length > 0 && live.every(hasLeft)) expect(left).toBe(owed);
    if (this.isPerDelivery) {
      const kept = sum(
        live.filter(hasLeft).map(({ id, quantity, unitPriceCents }) => (quantity - (this.returned.get(id) ?? 0)) * unitPriceCents),
      );
      const hasCopies = live.some((line) => returnableCopies(line, this.returned.get(line.id) ?? 0) > 0);
      expect(left).toBe(hasCopies ? Math.max(0, kept + shippingPriceCents - gestures) : 0);
    }
    for (const bill of [...this.invoices.map((one) => one.bill), ...credited]) {
      const net = netBillOf(bill);
      expect(net.netTotalCents + net.taxTotalCents).toBe(bill.totalCents);
      for (const { taxRate, noTaxCents, taxCents } of bill.vat) expect(Math.abs(noTaxCents * taxRate - taxCents)).toBeLessThan(2);
    }
    // Several invoices have the VAT of one.
    if (this.isPlain && live.length > 0 && live.every(hasLeft) && this.invoices.length > 0)
      expect(vatOfAll(this.invoices.map(({ bill }) => bill))).toEqual(
        vatOfAll([billOf(this.billLines(isLive), shippingPriceCents) as Bill]),
      );
    // Everything that an invoice has was credited: nothing is left at any rate.
    if (outstandingCopies(this.invoices).size === 0)
      for (const { bill, credits } of this.invoices) expect(vatOfAll(credits)).toEqual(vatOfAll([bill]));
  }
}

/** Returns tax and total of bills by rate. */
function vatOfAll(bills: readonly Bill[]): Record<string, [number, number]> {
  const sums: Record<string, [number, number]> = {};
  for (const { taxRate, taxCents, withTaxCents } of bills.flatMap(({ vat }) => vat)) {
    const [tax, withTax] = sums[taxRate] ?? [0, 0];
    sums[taxRate] = [tax + taxCents, withTax + withTaxCents];
  }
  return Object.fromEntries(Object.entries(sums).filter(([, [tax, withTax]]) => tax !== 0 || withTax !== 0));
}

describe("the ledger of an order", () => {
  it(`holds both identities at every step of ${LIVES} generated lives`, { timeout: 120_000 }, () => {
    const statuses = new Set<string>();
    let severalCount = 0;
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
      if (life.invoices.length > 1) severalCount += 1;
    }
    expect(severalCount).toBeGreaterThan(LIVES / 50);
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

  it("lowers what is due with a gesture before anything is paid, and processes the order once the rest is there", () => {
    expect(maximumAllowanceCents(order, "Gesture")).toBe(2_490);
    expect(maximumAllowanceCents(order, "Postage")).toBe(490);
    const less = { ...order, ...apply("grantAllowance", order, { allowanceCents: 500 }) };
    expect(less).toMatchObject({ documentStatus: "AwaitingPayment", paymentStatus: "Pending", refundDueCents: 0 });
    expect(balanceOf(less)).toMatchObject({ owedCents: 1_990, dueCents: 1_990 });
    expect(pay(less, 1_990)).toMatchObject({ documentStatus: "Processing", paymentStatus: "Paid", refundDueCents: 0 });
    const part = pay(order, 2_000);
    expect(apply("grantAllowance", part, { allowanceCents: 490 })).toMatchObject({ documentStatus: "Processing", paymentStatus: "Paid" });
    expect(can("grantAllowance", pay(order, 2_490), RULES)).toMatchObject({ reason: "NothingDue" });
  });

  it("lowers what is owed with a gesture, so that nothing is due afterwards", () => {
    const paid = pay(order, 2_490);
    const after = { ...paid, ...apply("recordRefund", paid, { refundCents: 500, refundReason: "Gesture" }) };
    expect(after).toMatchObject({ paymentStatus: "PartiallyRefunded", refundDueCents: 0, paymentDueCents: 0 });
    expect(maximumRefundCents(after, "Postage")).toBe(490);
    expect(maximumRefundCents(after, "GoodsReturned")).toBe(0);
  });
});
