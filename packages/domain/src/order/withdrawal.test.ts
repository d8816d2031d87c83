// @vitest-environment node
import { expect, it } from "vitest";
import { lastWithdrawalDay } from "./withdrawal.ts";

// Public holidays of metropolitan France as service-public.fr lists them.
it.each([
  ["a Tuesday", "2026-11-24T10:00:00Z", "2026-12-08"],
  ["a period that ends on a Saturday", "2026-11-28T10:00:00Z", "2026-12-14"],
  ["a period that ends on Christmas, a Friday", "2026-12-11T10:00:00Z", "2026-12-28"],
  ["a period that ends on New Year's Day 2027, a Friday", "2026-12-18T10:00:00Z", "2027-01-04"],
  ["Easter Monday 2026", "2026-03-23T10:00:00Z", "2026-04-07"],
  ["Ascension Day 2026", "2026-04-30T10:00:00Z", "2026-05-15"],
  ["Whit Monday 2027", "2027-05-03T10:00:00Z", "2027-05-18"],
  ["Easter Monday 2038, the latest there can be", "2038-04-12T10:00:00Z", "2038-04-27"],
  ["a delivery after midnight in Paris", "2026-11-23T23:30:00Z", "2026-12-08"],
])("a withdrawal counts %s", (_, deliveredAt, last) => {
  expect(lastWithdrawalDay(new Date(deliveredAt))).toBe(last);
});
