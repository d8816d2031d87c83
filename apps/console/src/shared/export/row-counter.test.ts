import { expect, it } from "vitest";
import { rowCounter } from "./row-counter.ts";

it("counts the rows of a CSV file as its pieces arrive, not the lines inside a cell", () => {
  const count = rowCounter();
  const bytes = new TextEncoder().encode('\ufeffNuméro;Client\r\n24121;"Le ""Grand""\r\nCafé"\r\n24120;Calvez\r\n');
  expect([count(bytes.subarray(0, 10)), count(bytes.subarray(10, 40)), count(bytes.subarray(40))]).toEqual([0, 0, 2]);
});
