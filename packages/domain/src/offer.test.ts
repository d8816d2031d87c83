import { expect, test } from "vitest";
import { type OfferFacts, offerState } from "./offer.ts";

const now = new Date("2026-11-21T08:42:00Z");
const offer: OfferFacts = { isActive: true, startTime: null, endTime: null, stock: 1 };

test("an offer without dates is on sale while a copy is left", () => {
  expect(offerState(offer, now)).toBe("active");
  expect(offerState({ ...offer, stock: 0 }, now)).toBe("soldOut");
});

test("its dates count to the second, and being switched off counts before all", () => {
  expect(offerState({ ...offer, startTime: "2026-11-21T08:42:01Z" }, now)).toBe("scheduled");
  expect(offerState({ ...offer, startTime: "2026-11-21T08:42:00Z" }, now)).toBe("active");
  expect(offerState({ ...offer, endTime: "2026-11-21T08:42:00Z", stock: 0 }, now)).toBe("over");
  expect(offerState({ ...offer, isActive: false, startTime: "2026-12-01T00:00:00Z" }, now)).toBe("off");
});
