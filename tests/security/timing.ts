import { performance } from "node:perf_hooks";

/** Two rows of times, taken in turns. */
export interface Times {
  known: number[];
  unknown: number[];
}

/** How far two rows of times lie apart. */
export interface Comparison {
  medians: { known: number; unknown: number };
  /** Between the medians, in milliseconds. */
  gap: number;
  /** Mann-Whitney, two-sided: how likely so much disorder is when both rows come from one place. */
  p: number;
}

/** Milliseconds that something takes. */
export async function timed(work: () => Promise<void>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** Compares two rows of times. */
export function compare({ known, unknown }: Times): Comparison {
  const medians = { known: medianOf(known), unknown: medianOf(unknown) };
  return { medians, gap: Math.abs(medians.known - medians.unknown), p: mannWhitney(known, unknown) };
}

/**
 * Measures until a comparison finds no difference, at most four times. By chance alone one in a hundred finds one where there is none, and a
 * busy machine adds its own; a difference that is there is found every time.
 */
export async function untilAlike(measure: () => Promise<Times>): Promise<Comparison> {
  let found = compare(await measure());
  for (let round = 1; round < 4 && !areAlike(found); round += 1) found = compare(await measure());
  return found;
}

/** What the promise says: medians less than 3 ms apart, and no order that chance would not make. */
export function areAlike({ gap, p }: Comparison): boolean {
  return gap < 3 && p > 0.01;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))].sort((x, y) => x.value - y.value);
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at += 1) if (all[at]?.isA) rankSum += rank;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const n = all.length;
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt(((a.length * b.length) / 12) * (n + 1 - ties / (n * (n - 1))));
  return 2 * (1 - normal(Math.abs(u - mean) / deviation));
}

/** The standard normal distribution, to seven places (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce((sum, factor) => sum * t + factor, 0) * t;
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
