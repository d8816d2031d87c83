import { describe, expect, it } from "vitest";
import { apply } from "./actions.ts";
import { lineChangeRefusals, moneyBeforeEdit } from "./edit-items.ts";
import type { OrderFacts } from "./facts.ts";
import { balanceOf } from "./sums.ts";

const order: OrderFacts = {
  documentType: "Order",
  documentStatus: "Processing",
  paymentStatus: "Paid",
  paymentMethod: "CreditCard",
  shippingMethod: "Colissimo",
  shippingPriceCents: 490,
  lines: [
    { id: 1, status: "Processing", quantity: 2, unitPriceCents: 1_000 },
    { id: 2, status: "Shipped", quantity: 1, unitPriceCents: 1_000 },
    { id: 3, status: "Cancelled", quantity: 1, unitPriceCents: 1_000 },
    { id: 4, status: "Processing", quantity: 1, unitPriceCents: 1_000, notifiedAt: "2026-11-20T17:43:00Z" },
    { id: 5, status: "Pending", quantity: 1, unitPriceCents: 1_000 },
  ],
};

describe("changes of an order's lines", () => {
  it("are possible for what waits, and on no invoice", () => {
    const each = order.lines.map(({ id }) => ({ kind: "RepriceItem" as const, lineId: id }));
    const reasons = lineChangeRefusals(order, [...each, { kind: "RepriceItem", lineId: 9 }, { kind: "AddItem" }], (id) => id === 5);
    expect(reasons).toEqual([null, "Gone", "Cancelled", "Ready", "Invoiced", "Unknown", null]);
  });

  it("lower and reprice a line at once, never twice, and never raise it", () => {
    const lower = { kind: "LowerItem", lineId: 1, quantity: 1 } as const;
    const replace = { kind: "ReplaceItem", lineId: 1 } as const;
    expect(lineChangeRefusals(order, [lower, { kind: "RepriceItem", lineId: 1 }])).toEqual([null, null]);
    expect(lineChangeRefusals(order, [lower, lower])).toEqual([null, "Twice"]);
    expect(lineChangeRefusals(order, [lower, replace, { kind: "RepriceItem", lineId: 1 }])).toEqual([null, "Twice", "Twice"]);
    expect(lineChangeRefusals(order, [{ ...lower, quantity: 2 }])).toEqual(["NotFewer"]);
  });

  it("leave what was received before the ledger at the prices it was paid at", () => {
    const dearer = { ...order, lines: order.lines.map((line) => ({ ...line, unitPriceCents: 1_500 })) };
    expect(balanceOf(dearer).dueCents).toBe(0);
    expect(apply("editItems", { ...dearer, ...moneyBeforeEdit(order) })).toMatchObject({
      paymentStatus: "Pending",
      paidCents: 6_490,
      paymentDueCents: 1_500,
    });
    expect(moneyBeforeEdit({ ...order, paymentStatus: "Pending" })).toEqual({ paidCents: undefined, refundedCents: undefined });
  });

  it("start the work once what was paid covers what is left, and ask for the rest when it does not", () => {
    const waiting = { ...order, documentStatus: "AwaitingPayment" as const, paymentStatus: "Pending" as const, paidCents: 1_490 };
    const copy = { id: 1, status: "Processing" as const, quantity: 1, unitPriceCents: 1_000 };
    const split = { ...waiting, lines: [copy, { ...copy, id: 6 }] };
    expect(apply("editItems", split, { selectedLineIds: [6] })).toMatchObject({
      documentStatus: "Processing",
      paymentStatus: "Paid",
    });
    const more = { ...order, lines: [copy, { ...copy, id: 7, unitPriceCents: 700 }], paidCents: 1_490 };
    expect(apply("editItems", more)).toMatchObject({
      documentStatus: "Processing",
      paymentStatus: "Pending",
      paymentDueCents: 700,
    });
  });
});
