import { describe, expect, it } from "vitest";
import { Random } from "../contract/random.ts";
import { areAlike, compare, PAIRS, type Spent } from "./timing.ts";

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed);

/** Returns simulated durations of sign-ins on a machine with that load: the time of a hash, and a random wait for others. */
function rows(seed: number, { busy, later = 0, more = 0 }: { busy: number; later?: number; more?: number }) {
  const random = new Random(seed);
  const spent = (extra: { waited: number; worked: number }): Spent => {
    const worked = 18 + random.next() * 4 + extra.worked;
    // Now and then something takes the machine away for long.
    return { worked, waited: worked + random.next() * busy + (random.chance(0.05) ? 60 : 0) + extra.waited };
  };
  const known = Array.from({ length: PAIRS }, () => spent({ waited: later, worked: more }));
  return { known, unknown: Array.from({ length: PAIRS }, () => spent({ waited: 0, worked: 0 })) };
}
const found = (what: Parameters<typeof rows>[1]) => SEEDS.filter((seed) => !areAlike(compare(rows(seed, what)))).length;

describe("two rows of times", () => {
  it("of one place are alike, however busy the machine is", () => {
    expect(found({ busy: 0.5 })).toBe(0);
    expect(found({ busy: 200 })).toBe(0);
  });

  it("a millisecond apart are distinguished by a caller's waiting time", () => {
    expect(found({ busy: 0.5, later: 1 })).toBe(SEEDS.length);
  });

  it("a hash apart are distinguished on a machine too busy for anybody to notice it", () => {
    expect(found({ busy: 200, more: 12 })).toBe(SEEDS.length);
  });

  it("3 ms of work apart are too far apart", () => {
    const row = (worked: number) => Array.from({ length: 9 }, () => ({ waited: 20, worked }));
    expect(areAlike(compare({ known: row(23), unknown: row(20) }))).toBe(false);
    expect(areAlike(compare({ known: row(20), unknown: row(22.9) }))).toBe(true);
  });

  it("are ranked as by hand", () => {
    const row = (...waited: number[]) => waited.map((one) => ({ waited: one, worked: 0 }));
    // Differences 1, −2, 3 and none: the ranks 1, 2, 3 sum up to 2, and z = 2 / √14.
    expect(compare({ known: row(2, 1, 6, 5), unknown: row(1, 3, 3, 5) }).p).toBeCloseTo(0.593, 3);
    // Two equal ones share the ranks 1 and 2: sum 4.5 of 6, z = 6 / √(14 − ½).
    expect(compare({ known: row(1, 1, 3), unknown: row(0, 0, 0) }).p).toBeCloseTo(0.1025, 3);
    expect(compare({ known: row(1, 1), unknown: row(1, 1) }).p).toBe(1);
  });
});
