import { describe, expect, it } from "vitest";
import { paymentMethods } from "./enumerations.ts";
import {
  type IntakeOrder,
  intakeOrderFaults,
  intakeStart,
  type PaymentEvent,
  paymentEvents,
  receiveDelivery,
  receivePayment,
} from "./intake.ts";
import { apply } from "./order/actions.ts";
import type { OrderFacts } from "./order/facts.ts";
import { isLegalPair } from "./order/legal.ts";

const now = new Date("2026-11-21T09:00:00Z");
const address = {
  firstName: "Anna",
  lastName: "Le Goff",
  address1: "12, rue des Lices",
  postalCode: "29200",
  city: "Brest",
  country: "FR",
};
const sound: IntakeOrder = {
  documentType: "Order",
  placedAt: "2026-11-21T08:59:00Z",
  lines: [{ ean: "9782253023906", quantity: 2, unitPriceCents: 1190, fullPriceCents: 1190, taxRate: 0.055 }],
  shippingPriceCents: 490,
  fullShippingCents: 490,
  discounts: [],
  totalCents: 2870,
  shippingMethod: "Colissimo",
  paymentMethod: "CreditCard",
  storeId: null,
  shippingAddress: address,
};
const takenBefore = {
  hasTitle: (ean: string) => ean === "9782253023906",
  otherTaxRates: new Set([0.07]),
  hasStore: (id: number) => id === 1,
};
const line = (change: Partial<IntakeOrder["lines"][number]>) => ({
  lines: [{ ...(sound.lines[0] as IntakeOrder["lines"][number]), ...change }],
});

describe("an order that comes in", () => {
  it("is taken as it is when everything fits", () => {
    expect(intakeOrderFaults(sound, takenBefore, now)).toEqual([]);
  });

  it("may be sold at the rate of another country, or without VAT", () => {
    for (const taxRate of [0, 0.07, 0.2]) expect(intakeOrderFaults({ ...sound, ...line({ taxRate }) }, takenBefore, now)).toEqual([]);
  });

  it.each<[string, Partial<IntakeOrder>, string, string]>([
    ["a wrong check digit", line({ ean: "9782253023907" }), "lines[0].ean", "NoEan"],
    ["a title that nobody sells", line({ ean: "9782070360024" }), "lines[0].ean", "UnknownTitle"],
    ["a rate of no law", line({ taxRate: 0.08 }), "lines[0].taxRate", "NoTaxRate"],
    ["a cent too much", { totalCents: 2871 }, "totalPriceWithTax", "OtherTotal"],
    ["shipping that nobody counted", { shippingPriceCents: 0, fullShippingCents: 0 }, "totalPriceWithTax", "OtherTotal"],
    ["tomorrow", { placedAt: "2026-11-22T09:00:00Z" }, "placedAt", "InFuture"],
    ["a pickup nowhere", { shippingMethod: "Pickup" }, "storeId", "StoreMissing"],
    ["a shop that is not there", { storeId: 9 }, "storeId", "UnknownStore"],
    ["money at the counter for a parcel", { paymentMethod: "ManualAtPickup" }, "paymentMethod", "PaidAtPickupOnly"],
    ["half a postcode", { shippingAddress: { ...address, postalCode: "292" } }, "shippingAddress.postalCode", "FrenchPostcode"],
    ["a relay that cannot call", { shippingMethod: "MondialRelay" }, "shippingAddress.phone", "PhoneMissing"],
  ])("is refused for %s, at its property", (_, change, property, reason) => {
    expect(intakeOrderFaults({ ...sound, ...change }, takenBefore, now)).toEqual([{ property, reason }]);
  });

  const off = (change: Partial<IntakeOrder["discounts"][number]> = {}) => ({ code: null, discountId: null, cents: 120, ...change });
  const cheaper = (change: Partial<IntakeOrder> = {}) => ({ ...line({ fullPriceCents: 1250 }), discounts: [off()], ...change });

  it("had discounts that come to what its prices lost, on titles and on shipping", () => {
    expect(intakeOrderFaults({ ...sound, ...cheaper() }, takenBefore, now)).toEqual([]);
    const both = cheaper({ fullShippingCents: 590, discounts: [off({ code: "NOEL" }), off({ discountId: 4, cents: 100 })] });
    expect(intakeOrderFaults({ ...sound, ...both }, takenBefore, now)).toEqual([]);
  });

  it.each<[string, Partial<IntakeOrder>, string, string]>([
    ["a cent too much off", cheaper({ discounts: [off({ cents: 121 })] }), "discounts", "OtherDiscounts"],
    ["less off than was said", { discounts: [off()] }, "discounts", "OtherDiscounts"],
    ["a price that nothing took down", line({ fullPriceCents: 1250 }), "discounts", "OtherDiscounts"],
    ["a full price below the price", line({ fullPriceCents: 1189 }), "lines[0].fullPriceWithTax", "BelowPrice"],
    ["full shipping below shipping", { fullShippingCents: 489 }, "fullShippingPriceWithTax", "BelowPrice"],
    [
      "a quotation with a code",
      cheaper({ documentType: "Quotation", discounts: [off({ code: "NOEL" })] }),
      "discounts[0].code",
      "QuotationRedeems",
    ],
    [
      "a quotation with a discount",
      cheaper({ documentType: "Quotation", discounts: [off({ discountId: 4 })] }),
      "discounts[0].discountId",
      "QuotationRedeems",
    ],
  ])("is refused for %s, at its property", (_, change, property, reason) => {
    expect(intakeOrderFaults({ ...sound, ...change }, takenBefore, now)).toEqual([{ property, reason }]);
  });

  it("stands where its payment lets it, whatever the method", () => {
    for (const paymentMethod of paymentMethods) {
      const { documentStatus, paymentStatus } = intakeStart("Order", paymentMethod);
      expect(isLegalPair(documentStatus, paymentStatus, paymentMethod), paymentMethod).toBe(true);
    }
    expect(intakeStart("Order", "OnInvoice").documentStatus).toBe("Processing");
    expect(intakeStart("Order", "Check").mails).toContain("AwaitingPaymentCustomer");
    expect(intakeStart("Quotation", "CreditCard")).toMatchObject({ documentStatus: "Created", mails: [] });
  });
});

describe("a payment event", () => {
  const order: OrderFacts = {
    documentType: "Order",
    documentStatus: "AwaitingPayment",
    paymentStatus: "Pending",
    paymentMethod: "CreditCard",
    shippingMethod: "Colissimo",
    shippingPriceCents: 490,
    lines: [{ id: 1, status: "Pending", quantity: 2, unitPriceCents: 1190 }],
  };
  const outcomeOf = (event: PaymentEvent, cents: number, facts: OrderFacts = order) => {
    const outcome = receivePayment(facts, event, cents);
    return "fault" in outcome ? outcome.fault : outcome.effect;
  };

  it("moves order, payment and lines together, always to a legal pair", () => {
    expect(outcomeOf("Paid", 2870)).toMatchObject({
      documentStatus: "Processing",
      paymentStatus: "Paid",
      paidCents: 2870,
      lines: [{ status: "Processing" }],
    });
    expect(outcomeOf("Authorized", 2870)).toMatchObject({
      documentStatus: "Processing",
      paymentStatus: "Authorized",
      paidCents: null,
      lines: [{ status: "Processing" }],
      mails: [],
    });
    expect(outcomeOf("Refused", 2870)).toMatchObject({
      documentStatus: "PaymentFailed",
      paymentStatus: "Refused",
      mails: ["PaymentFailedVendor"],
    });
    expect(outcomeOf("Cancelled", 2870)).toMatchObject({ documentStatus: "PaymentCanceled", paymentStatus: "Cancelled" });
    for (const event of paymentEvents) {
      const effect = outcomeOf(event, 2870);
      if ("documentStatus" in effect)
        expect(isLegalPair(effect.documentStatus, effect.paymentStatus, order.paymentMethod), event).toBe(true);
    }
  });

  it("gives back in part, then the rest; more than that is a fact, too", () => {
    const paid: OrderFacts = { ...order, documentStatus: "Processing", paymentStatus: "Paid", paidCents: 2870 };
    expect(outcomeOf("Refunded", 1000, paid)).toMatchObject({
      paymentStatus: "PartiallyRefunded",
      refundedCents: 1000,
      paymentDueCents: 1000,
    });
    const rest: OrderFacts = { ...paid, paymentStatus: "PartiallyRefunded", refundedCents: 1000 };
    expect(outcomeOf("Refunded", 1870, rest)).toMatchObject({ paymentStatus: "Refunded", refundedCents: 2870 });
    expect(outcomeOf("Refunded", 1871, rest)).toMatchObject({ paymentStatus: "Refunded", refundedCents: 2871, paymentDueCents: 2871 });
  });

  it("records money whatever the order's state and amount", () => {
    expect(outcomeOf("Paid", 2000)).toMatchObject({ documentStatus: "AwaitingPayment", paymentStatus: "Pending", paymentDueCents: 870 });
    expect(outcomeOf("Paid", 3000)).toMatchObject({ documentStatus: "Processing", paymentStatus: "Paid", refundDueCents: 130 });
    const paid: OrderFacts = { ...order, documentStatus: "Processing", paymentStatus: "Paid", paidCents: 2870 };
    expect(outcomeOf("Paid", 2870, paid)).toMatchObject({ paymentStatus: "Paid", refundDueCents: 2870, mails: ["PaidVendor"] });
    const cancelled: OrderFacts = { ...order, ...apply("cancelItems", order) };
    expect(outcomeOf("Paid", 2870, cancelled)).toMatchObject({ documentStatus: "Cancelled", paymentStatus: "Paid", refundDueCents: 2870 });
  });

  it("changes nothing where it comes too late, and is refused where it is no money or too little", () => {
    const paid: OrderFacts = { ...order, documentStatus: "Processing", paymentStatus: "Paid", paidCents: 2870 };
    for (const event of ["Authorized", "Refused", "Cancelled"] as const)
      expect(outcomeOf(event, 2870, paid), event).toMatchObject({
        documentStatus: "Processing",
        paymentStatus: "Paid",
        touchedLineIds: [],
      });
    const authorized: OrderFacts = { ...order, documentStatus: "Processing", paymentStatus: "Authorized" };
    expect(outcomeOf("Refused", 2870, authorized)).toMatchObject({ documentStatus: "Processing", paymentStatus: "Authorized" });
    expect(outcomeOf("Authorized", 2869)).toEqual({ property: "amount", reason: "OtherAmount" });
    expect(outcomeOf("Paid", 0)).toEqual({ property: "amount", reason: "NoAmount" });
    expect(outcomeOf("Refunded", 0, paid)).toEqual({ property: "amount", reason: "NoAmount" });
    expect(outcomeOf("Paid", 2870, { ...order, documentType: "Quotation" })).toEqual({ property: "orderReference", reason: "NotAnOrder" });
  });
});

describe("a parcel that arrived", () => {
  const order: OrderFacts = {
    documentType: "Order",
    documentStatus: "Shipped",
    paymentStatus: "Paid",
    paymentMethod: "CreditCard",
    shippingMethod: "Colissimo",
    shippingPriceCents: 490,
    lines: [
      { id: 1, status: "Shipped", quantity: 1, unitPriceCents: 1000 },
      { id: 2, status: "Cancelled", quantity: 1, unitPriceCents: 1000 },
    ],
  };
  const arrived = (change: Partial<OrderFacts> = {}) => {
    const outcome = receiveDelivery({ ...order, ...change });
    return "fault" in outcome ? outcome.fault : outcome.effect;
  };

  it("ends an order that left whole and is paid", () => {
    expect(arrived()).toMatchObject({
      documentStatus: "Complete",
      lines: [{ status: "Complete" }, { status: "Cancelled" }],
      mails: ["ShipmentDeliveredCustomer"],
    });
  });

  it("is told to the customer, and the order waits for its money when that comes later", () => {
    const effect = arrived({ paymentMethod: "OnInvoice", paymentStatus: "Pending" });
    expect(effect).toMatchObject({ documentStatus: "Shipped", lines: order.lines, mails: ["ShipmentDeliveredCustomer"] });
  });

  it("cannot be before everything left, of a pickup or of a quotation", () => {
    expect(arrived({ documentStatus: "Processing" })).toEqual({ property: "orderReference", reason: "NotOnItsWay" });
    expect(arrived({ documentStatus: "Complete" })).toEqual({ property: "orderReference", reason: "NotOnItsWay" });
    expect(arrived({ shippingMethod: "Pickup" })).toEqual({ property: "orderReference", reason: "NotOnItsWay" });
    expect(arrived({ documentType: "Quotation" })).toEqual({ property: "orderReference", reason: "NotAnOrder" });
  });
});
