import { describe, expect, it } from "vitest";
import { giveUpOrdered, lineForArrival, missingCopies, purchaseState, shareOrdered, type TitleNeed, type WaitingLine } from "./purchase.ts";

const need = (change: Partial<TitleNeed> = {}): TitleNeed => ({ wanted: 0, stock: 0, ordered: 0, late: 0, expectedOn: null, ...change });
const line = (id: number, change: Partial<WaitingLine> = {}): WaitingLine => ({ id, quantity: 1, setAside: 0, awaited: 0, ...change });

describe("a title", () => {
  it("misses what is sold and neither here nor on its way", () => {
    expect(missingCopies(need({ wanted: 5, stock: 2, ordered: 1 }))).toBe(2);
    expect(missingCopies(need({ wanted: 1, stock: 3 }))).toBe(0);
    // A negative stock does not increase the order.
    expect(missingCopies(need({ wanted: 1, stock: -4 }))).toBe(1);
  });

  it("says what presses most", () => {
    expect(purchaseState(need())).toBeNull();
    expect(purchaseState(need({ wanted: 2, ordered: 1, late: 1 }))).toBe("ToOrder");
    expect(purchaseState(need({ wanted: 1, ordered: 1, late: 1, expectedOn: "2026-11-20" }))).toBe("Late");
    expect(purchaseState(need({ wanted: 1, ordered: 1, expectedOn: "2026-11-28" }))).toBe("Expected");
    expect(purchaseState(need({ ordered: 1 }))).toBe("Ordered");
  });
});

describe("copies on order", () => {
  it("are for the oldest lines that the shelf does not serve, the rest for the shelf", () => {
    const lines = [line(1), line(2, { quantity: 3 }), line(3)];
    expect([...shareOrdered(lines, 2, 2)]).toEqual([[2, 2]]);
    expect([...shareOrdered(lines, 2, 10)]).toEqual([
      [2, 2],
      [3, 1],
    ]);
    expect(shareOrdered(lines, 5, 4).size).toBe(0);
  });

  it("are not shared twice", () => {
    expect([...shareOrdered([line(1, { awaited: 1 }), line(2, { setAside: 1 }), line(3)], 0, 3)]).toEqual([[3, 1]]);
  });

  it("are given up by the newest lines first", () => {
    const lines = [line(1, { awaited: 1 }), line(2, { quantity: 2, awaited: 2 })];
    expect([...giveUpOrdered(lines, 2)]).toEqual([[2, 1]]);
    expect([...giveUpOrdered(lines, 0)]).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(giveUpOrdered(lines, 5).size).toBe(0);
  });
});

describe("a copy that arrives", () => {
  it("is for the oldest line for which one was ordered", () => {
    expect(lineForArrival([line(1), line(2, { awaited: 1 }), line(3, { awaited: 1 })], 0)?.id).toBe(2);
  });

  it("else for the oldest for which nothing is here", () => {
    expect(lineForArrival([line(1, { setAside: 1 }), line(2), line(3)], 1)?.id).toBe(3);
  });

  it("else for the shelf", () => {
    expect(lineForArrival([line(1)], 1)).toBeNull();
    expect(lineForArrival([], 0)).toBeNull();
  });
});
