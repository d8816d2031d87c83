import type { Schemas } from "@reserve/contract";
import { expect, it } from "vitest";
import { changesOf, fieldOf, moneyAfter } from "./edit-lines.values.ts";

const item = (id: number, status: Schemas["DocumentItemStatus"] = "Processing") =>
  ({ id, status, quantity: 2, unitPriceWithTax: "10.00", releaseDate: null, awaited: 0, notifiedAt: null }) as Schemas["DocumentItem"];
const order = {
  ...{ id: 1, documentType: "Order", documentStatus: "Processing", paymentStatus: "Paid", shippingPriceWithTax: "4.90" },
  ...{ totalPriceWithTax: "64.90", items: [item(1), item(2), item(3, "Shipped")], customerId: 1 },
  balance: { owed: "64.90", received: "64.90", refunded: "0.00", allowance: "0.00", due: "0.00", surplus: "0.00" },
} as Schemas["Document"];
const perec = { ean: "9782253023906", title: "La Vie mode d’emploi", quantity: 1, price: "" };

it("sends what differs from the order, and finds the field of a rejection", () => {
  const edits = {
    byId: { 1: { quantity: 1, price: "9.00" }, 2: { quantity: 2, price: "10.00" }, 3: { quantity: 1 } },
    added: [{ ...perec, replacesId: null }],
  };
  const changes = changesOf(order, edits);
  expect(changes.map(({ change }) => change)).toEqual([
    { kind: "LowerItem", itemId: 1, quantity: 1 },
    { kind: "RepriceItem", itemId: 1, unitPriceWithTax: "9.00" },
    { kind: "AddItem", ean: perec.ean, quantity: 1 },
  ]);
  expect(fieldOf("changes[1].itemId", changes)).toBe("price.1");
  expect(fieldOf("changes[2].unitPriceWithTax", changes)).toBe(`price.${perec.ean}`);
  expect(fieldOf("reason", changes)).toBe("reason");
});

it("tells the new total, and what is due or to be given back", () => {
  const replaced = { byId: { 1: { quantity: 1 } }, added: [{ ...perec, replacesId: 2 }] };
  expect(changesOf(order, replaced).map(({ change }) => change.kind)).toEqual(["LowerItem", "ReplaceItem"]);
  expect(moneyAfter(order, replaced, () => 1_190)).toEqual({ before: "64.90", after: "46.80", due: null, surplus: "18.10" });
  const dearer = { byId: {}, added: [{ ...perec, price: "12.00", replacesId: null }] };
  expect(moneyAfter(order, dearer, () => null)).toMatchObject({ after: "76.90", due: "12.00", surplus: null });
});
