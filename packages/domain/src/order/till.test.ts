// @vitest-environment node
import { describe, expect, it } from "vitest";
import { cashDifferenceCents, changeCents, counterFaults, counterMeansOf, isAtCounterAsRule, tillTotals } from "./till.ts";

const cash = (cents: number) => ({ means: "Cash" as const, cents });
const card = (cents: number) => ({ means: "CreditCard" as const, cents });

describe("what was taken at the counter", () => {
  it("is what is due, in one sum or in parts", () => {
    expect(counterFaults([cash(2_490)], 2_490)).toEqual([]);
    expect(counterFaults([cash(2_000), card(490)], 2_490)).toEqual([]);
    expect(counterFaults([], 0)).toEqual([]);
  });

  it("may be a part of it, and is refused when it is more or nothing", () => {
    expect(counterFaults([cash(2_000)], 2_490)).toEqual([]);
    expect(counterFaults([cash(3_000)], 2_490)).toEqual([{ kind: "TooMuch", sumCents: 3_000 }]);
    expect(counterFaults([], 2_490)).toEqual([{ kind: "Nothing", sumCents: 0 }]);
  });

  it("names each part that is wrong before the sum", () => {
    expect(counterFaults([cash(2_490), card(0), cash(-1)], 2_490)).toEqual([
      { kind: "NoAmount", index: 1 },
      { kind: "MeansTwice", index: 2 },
    ]);
  });

  it("leaves change of cash alone", () => {
    expect(changeCents(5_000, 2_490)).toBe(2_510);
    expect(changeCents(2_490, 2_490)).toBe(0);
    expect(changeCents(2_000, 2_490)).toBeNull();
  });
});

it("only cash, card and cheque leave the till, and cash without being asked", () => {
  expect((["CreditCard", "BankTransfer", "Check", "Cash", "Paypal", "Voucher"] as const).map(counterMeansOf)).toEqual([
    "CreditCard",
    null,
    "Check",
    "Cash",
    null,
    null,
  ]);
  expect([isAtCounterAsRule("Cash"), isAtCounterAsRule("CreditCard")]).toEqual([true, false]);
});

describe("the totals of a day", () => {
  const totals = tillTotals([
    { means: "Cash", amountCents: 5_000, kind: "Payment" },
    { means: "Cash", amountCents: -1_200, kind: "Refund" },
    { means: "CreditCard", amountCents: 2_000, kind: "Payment" },
    { means: "CreditCard", amountCents: -2_000, kind: "Reversal" },
  ]);

  it("have a line for each means, and count what was taken back as never received", () => {
    expect(totals).toEqual([
      { means: "Cash", receivedCents: 5_000, refundedCents: 1_200, totalCents: 3_800 },
      { means: "CreditCard", receivedCents: 0, refundedCents: 0, totalCents: 0 },
      { means: "Check", receivedCents: 0, refundedCents: 0, totalCents: 0 },
    ]);
  });

  it("say how far the counted cash is off", () => {
    expect([3_800, 3_750, 4_000].map((counted) => cashDifferenceCents(totals, counted))).toEqual([0, -50, 200]);
  });
});
