import type { Schemas } from "@reserve/contract";
import { expect, it } from "vitest";
import { mainActionOf } from "./order.facts.ts";

const offered = [{ action: "setTracking" }, { action: "cancelItems" }] as const;

function shipped(deliveryPackage: string | null, returnedQuantity: number): Schemas["Document"] {
  return { deliveryPackage, items: [{ status: "Shipped", quantity: 2, returnedQuantity }] } as unknown as Schemas["Document"];
}

it("asks for the tracking number of what is on its way without one, not of what came back or has one", () => {
  expect(mainActionOf(shipped(null, 0), offered)).toBe("setTracking");
  expect(mainActionOf(shipped(null, 1), offered)).toBe("setTracking");
  expect(mainActionOf(shipped(null, 2), offered)).toBeUndefined();
  expect(mainActionOf(shipped("8R42", 0), offered)).toBeUndefined();
});

it("is never a cancellation", () => {
  expect(mainActionOf(shipped(null, 2), [{ action: "cancelItems" }])).toBeUndefined();
  expect(mainActionOf(shipped(null, 2), [...offered, { action: "shipItems" }])).toBe("shipItems");
});
