import { describe, expect, it } from "vitest";
import { documentStatuses, paymentMethods, paymentStatuses, shippingMethods } from "../enumerations.ts";
import { can } from "./actions.ts";
import { daysUntilRelease, isInView, linesAwaitingRelease, shippedProgress } from "./derived.ts";
import type { OrderFacts, OrderLine } from "./facts.ts";
import { orderViews } from "./views.ts";

const RULES = { shipPickupOrders: false, editDocumentComment: true, documentMessage: true };
const now = new Date("2026-11-21T05:00:00Z");

const line = (id: number, status: OrderLine["status"], releaseDate?: string): OrderLine => ({
  id,
  status,
  quantity: 1,
  unitPriceCents: 1000,
  releaseDate,
});

const base: OrderFacts = {
  documentType: "Order",
  documentStatus: "Processing",
  paymentStatus: "Paid",
  paymentMethod: "CreditCard",
  shippingMethod: "Colissimo",
  shippingPriceCents: 300,
  lines: [line(1, "Processing")],
};

describe("built-in views", () => {
  it("list exactly the orders whose action is possible", () => {
    const faults: string[] = [];
    let seen = 0;
    for (const documentStatus of documentStatuses)
      for (const paymentStatus of paymentStatuses)
        for (const paymentMethod of paymentMethods)
          for (const shippingMethod of shippingMethods)
            for (const status of ["Created", "Pending", "Processing", "Shipped", "Cancelled"] as const)
              for (const pickingNotifiedAt of [null, "2026-11-20T10:00:00Z"]) {
                const order = {
                  ...base,
                  documentStatus,
                  paymentStatus,
                  paymentMethod,
                  shippingMethod,
                  pickingNotifiedAt,
                  lines: [line(1, status)],
                };
                seen++;
                const where = JSON.stringify(order);
                if (isInView("toPrepare", order) !== can("shipItems", order, RULES).isAllowed) faults.push(`toPrepare ${where}`);
                const isToNotify = can("notifyPicking", order, RULES).isAllowed && pickingNotifiedAt === null;
                if (isInView("pickupToNotify", order) !== isToNotify) faults.push(`pickupToNotify ${where}`);
                const isFailed = documentStatus === "PaymentFailed" || documentStatus === "PaymentCanceled";
                const isToCollect = can("validatePayment", order, RULES).isAllowed && !isFailed;
                if (isInView("toCollect", order) !== isToCollect) faults.push(`toCollect ${where}`);
              }
    console.log(`built-in views: ${seen} orders compared with the actions`);
    expect(faults.slice(0, 5)).toEqual([]);
  });

  it("find failed payments and money to give back, and never another document", () => {
    expect(isInView("paymentFailed", { ...base, documentStatus: "PaymentFailed", paymentStatus: "Refused" })).toBe(true);
    expect(isInView("toRefund", { ...base, documentStatus: "Cancelled", lines: [line(1, "Cancelled")] })).toBe(true);
    expect(isInView("toRefund", base)).toBe(false);
    for (const view of orderViews) expect(isInView(view, { ...base, documentType: "Invoice" })).toBe(false);
  });
});

describe("progress and release", () => {
  it("counts live lines only", () => {
    expect(shippedProgress([line(1, "Shipped"), line(2, "Complete"), line(3, "Processing"), line(4, "Cancelled")])).toEqual({
      shipped: 2,
      total: 3,
    });
  });

  it("counts the days until a book appears, for lines that wait for it", () => {
    expect(daysUntilRelease(line(1, "Processing", "2026-12-03"), now)).toBe(12);
    expect(daysUntilRelease(line(1, "Processing", "2026-11-21"), now)).toBeNull();
    expect(daysUntilRelease(line(1, "Shipped", "2026-12-03"), now)).toBeNull();
    const order = { ...base, lines: [line(1, "Processing"), line(2, "Pending", "2027-01-02")] };
    expect(linesAwaitingRelease(order, now).map((waiting) => waiting.id)).toEqual([2]);
  });
});
