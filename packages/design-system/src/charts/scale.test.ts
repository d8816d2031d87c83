import { describe, expect, it } from "vitest";
import { shownLabels, valueScale } from "./scale.ts";

const niceTicks = (values: readonly number[]) => valueScale(values).ticks;

describe("the steps of an axis", () => {
  it("are round and reach over the highest value", () => {
    expect(niceTicks([320, 1740, 1880])).toEqual([0, 500, 1000, 1500, 2000]);
    expect(niceTicks([0.2, 0.7])).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
  });
  it("are whole where whole things are counted", () => {
    expect(niceTicks([0, 1, 0])).toEqual([0, 1]);
    expect(niceTicks([2, 1])).toEqual([0, 1, 2]);
  });
  it("hold zero when values fall below it", () => {
    expect(niceTicks([-40, 120])).toEqual([-50, 0, 50, 100, 150]);
  });
  it("stand even without a value", () => {
    expect(niceTicks([])).toEqual([0, 1]);
    expect(niceTicks([0, 0])).toEqual([0, 1]);
  });
});

describe("the labels of an axis", () => {
  it("are all written where there is room", () => {
    expect(shownLabels(["1", "2", "3"], 40).size).toBe(3);
  });
  it("keep the last one and leave out every second where it is narrow", () => {
    expect([...shownLabels(["17", "18", "19", "20", "21"], 14)]).toEqual([0, 2, 4]);
  });
});
