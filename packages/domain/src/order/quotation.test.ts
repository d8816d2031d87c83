import { expect, it } from "vitest";
import { quotationState } from "./quotation.ts";

it("is accepted by its order, and open through its last day", () => {
  const today = "2026-11-30";
  expect(quotationState({ hasOrder: false, validUntil: null }, today)).toBe("Open");
  expect(quotationState({ hasOrder: false, validUntil: "2026-11-30" }, today)).toBe("Open");
  expect(quotationState({ hasOrder: false, validUntil: "2026-11-29" }, today)).toBe("Expired");
  expect(quotationState({ hasOrder: true, validUntil: "2026-11-29" }, today)).toBe("Accepted");
});
