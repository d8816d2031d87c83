/** A seeded generator: the same seed produces the same shop on every machine. */
export interface Random {
  /** Returns an integer from 0 to `below` - 1. */
  int(below: number): number;
  /** Returns an integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** Returns true with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** Returns a random value. */
  pick<T>(values: readonly [T, ...T[]] | readonly T[]): T;
  /** Returns a random key, with probability proportional to its weight. */
  weighted<T extends string>(weights: Readonly<Partial<Record<T, number>>>): T;
}

/** Creates a generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    between: (low, high) => low + int(high - low + 1),
    chance: (probability) => next() < probability,
    pick: <T>(values: readonly T[]): T => {
      const value = values[int(values.length)];
      if (value === undefined) throw new Error("nothing to pick from");
      return value;
    },
    weighted: <T extends string>(weights: Readonly<Partial<Record<T, number>>>): T => {
      const entries = Object.entries(weights) as [T, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      throw new Error("no weights");
    },
  };
}
