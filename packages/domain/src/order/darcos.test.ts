import { describe, expect, it } from "vitest";
import { type ShippedOrder, shippingHint } from "./darcos.ts";

const law = { freeShippingFloor: 35, minimumShipping: 3 };
const book = (totalCents: number, status: ShippedOrder["lines"][number]["status"] = "Processing") => ({ status, isBook: true, totalCents });
const order = (shippingPriceCents: number, ...lines: ShippedOrder["lines"]): ShippedOrder => ({
  shippingMethod: "Colissimo",
  shippingPriceCents,
  lines,
});

describe("the loi Darcos", () => {
  it("asks for three euros under thirty-five euros of books", () => {
    expect(shippingHint(order(299, book(3499)), law)).toBe("BelowMinimum");
    expect(shippingHint(order(300, book(3499)), law)).toBeNull();
  });

  it("refuses free shipping from there on, and no more than that", () => {
    expect(shippingHint(order(0, book(3500)), law)).toBe("Free");
    expect(shippingHint(order(1, book(2000), book(1500)), law)).toBeNull();
  });

  it("looks at books alone, that are still to leave", () => {
    expect(shippingHint(order(0, { status: "Processing", isBook: false, totalCents: 1499 }), law)).toBeNull();
    expect(shippingHint(order(0, book(1000, "Cancelled")), law)).toBeNull();
    expect(shippingHint(order(0, book(1000, "Shipped")), law)).toBeNull();
    expect(shippingHint(order(0, book(1000, "Shipped"), book(1000)), law)).toBe("BelowMinimum");
  });

  it("leaves what is collected in a shop alone", () => {
    expect(shippingHint({ ...order(0, book(1000)), shippingMethod: "Pickup" }, law)).toBeNull();
  });
});
