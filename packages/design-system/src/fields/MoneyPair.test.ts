import { fromCents, toCents } from "@reserve/domain/money";
import { expect, test } from "vitest";
import { changeRate, type PricePair, typePrice } from "./MoneyPair.tsx";

/** A small seeded generator, so that a failing example can be reproduced. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const rates = [0.055, 0.2, 0.021];

test("no sequence of amounts and rates ever changes what was typed, nor drifts by a cent", () => {
  const pick = random(7);
  for (let sequence = 0; sequence < 300; sequence++) {
    let pair: PricePair = { withTax: "", noTax: "", taxRate: 0.055, typed: "withTax" };
    for (let step = 0; step < 20; step++) {
      if (pick(2) === 0) {
        const side = pick(2) === 0 ? "withTax" : "noTax";
        const amount = fromCents(pick(100_000));
        pair = typePrice(pair, side, amount);
        expect(pair[side]).toBe(amount);
      } else {
        const typed = pair[pair.typed];
        pair = changeRate(pair, rates[pick(3)] ?? 0.2);
        expect(pair[pair.typed]).toBe(typed);
      }
      // Typing the same amount into an empty pair gives the same result: it does not depend on earlier steps.
      expect(typePrice({ withTax: "", noTax: "", taxRate: pair.taxRate, typed: "withTax" }, pair.typed, pair[pair.typed])).toEqual(pair);
      const gap = Number(toCents(pair.noTax)) * (1 + pair.taxRate) - Number(toCents(pair.withTax));
      expect(Math.abs(gap)).toBeLessThan(0.6001);
    }
  }
});

test("a round trip through other rates brings the computed price back", () => {
  const start = typePrice({ withTax: "", noTax: "", taxRate: 0.055, typed: "withTax" }, "withTax", "12.50");
  expect(start.noTax).toBe("11.85");
  expect(changeRate(changeRate(start, 0.2), 0.055)).toEqual(start);
});

test("an emptied price empties the other", () => {
  const start = typePrice({ withTax: "", noTax: "", taxRate: 0.2, typed: "withTax" }, "withTax", "12.00");
  expect(typePrice(start, "noTax", "")).toEqual({ withTax: "", noTax: "", taxRate: 0.2, typed: "noTax" });
});
