import { describe, expect, it } from "vitest";
import type { OrderFacts } from "./facts.ts";
import { labelRefusal } from "./label.ts";

const order: OrderFacts = {
  documentType: "Order",
  documentStatus: "Processing",
  paymentStatus: "Paid",
  paymentMethod: "CreditCard",
  shippingMethod: "Colissimo",
  shippingPriceCents: 490,
  lines: [{ id: 1, status: "Shipped", quantity: 1, unitPriceCents: 1000 }],
};

describe("labelRefusal", () => {
  it("lets a parcel have its label, once more after it left", () => {
    expect(labelRefusal(order, { generateLabels: true })).toBeNull();
    expect(labelRefusal({ ...order, documentStatus: "Shipped" }, { generateLabels: true })).toBeNull();
  });

  it.each([
    [{ documentStatus: "Temp" }, "Cart"],
    [{ documentType: "Invoice" }, "NotAnOrder"],
    [{ documentStatus: "ProcessingExternal" }, "External"],
    [{ documentStatus: "Cancelled" }, "OrderCancelled"],
    [{ paymentStatus: "Refused" }, "Incoherent"],
    [{ shippingMethod: "ProWithdrawal" }, "CollectedInShop"],
    [{ lines: [] }, "NoEligibleLine"],
  ] as const)("says why not: %o", (change, reason) => {
    expect(labelRefusal({ ...order, ...change } as OrderFacts, { generateLabels: true })).toBe(reason);
  });

  it("is off where the client has no labels", () => {
    expect(labelRefusal(order, { generateLabels: false })).toBe("FeatureOff");
  });
});
