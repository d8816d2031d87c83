import { describe, expect, it } from "vitest";
import { apply } from "./actions.ts";
import { arrivalRefusal, arrive } from "./arrival.ts";
import type { OrderFacts } from "./facts.ts";

const order: OrderFacts = {
  documentType: "Order",
  documentStatus: "Processing",
  paymentStatus: "Paid",
  paymentMethod: "CreditCard",
  shippingMethod: "Colissimo",
  shippingPriceCents: 490,
  lines: [
    { id: 1, status: "Shipped", quantity: 1, unitPriceCents: 1000 },
    { id: 2, status: "Processing", quantity: 1, unitPriceCents: 1000 },
    { id: 3, status: "Cancelled", quantity: 1, unitPriceCents: 1000 },
  ],
};
const first = { lineIds: [1], isDelivered: false };

describe("a parcel that arrives", () => {
  it("ends its lines while the rest is still here, and the order with the last parcel", () => {
    const half = arrive(order, [1]);
    expect(half).toMatchObject({ documentStatus: "Processing", touchedLineIds: [1], mails: ["ShipmentDeliveredCustomer"] });
    expect(half.lines.map(({ status }) => status)).toEqual(["Complete", "Processing", "Cancelled"]);
    const left = { ...order, ...apply("shipItems", { ...order, ...half }) };
    expect(left.documentStatus).toBe("Shipped");
    expect(arrive(left, [1, 2])).toMatchObject({ documentStatus: "Complete", touchedLineIds: [2] });
  });

  it("leaves an order open that is paid later, and ends it whichever parcel came before its money", () => {
    const invoiced: OrderFacts = { ...order, documentStatus: "Shipped", paymentMethod: "OnInvoice", paymentStatus: "Pending" };
    const sent = { ...invoiced, lines: invoiced.lines.map((line) => (line.id === 2 ? { ...line, status: "Shipped" as const } : line)) };
    expect(arrive(sent, [1])).toMatchObject({ documentStatus: "Shipped", lines: sent.lines, mails: ["ShipmentDeliveredCustomer"] });
    expect(arrive({ ...sent, paymentStatus: "Paid" }, [1, 2])).toMatchObject({ documentStatus: "Complete", touchedLineIds: [1, 2] });
  });

  it("is noted once, and only of what is on its way", () => {
    expect(arrivalRefusal(order, first)).toBeNull();
    expect(arrivalRefusal(order, { ...first, isDelivered: true })).toBe("AlreadyDelivered");
    expect(arrivalRefusal({ ...order, lines: [{ id: 1, status: "Complete", quantity: 1, unitPriceCents: 1 }] }, first)).toBe(
      "AlreadyDelivered",
    );
    expect(arrivalRefusal({ ...order, documentType: "Delivery" }, first)).toBe("NotAnOrder");
    expect(arrivalRefusal({ ...order, documentStatus: "ProcessingExternal" }, first)).toBe("External");
  });
});
