import { performance } from "node:perf_hooks";

/** Number of pairs per comparison, enough to detect a millisecond reliably. */
export const PAIRS = 400;

/** Duration of an operation, in milliseconds. */
export interface Spent {
  /** Until it was done: what a caller notices. */
  waited: number;
  /** CPU time of this process: independent of other load on the machine. */
  worked: number;
}

/** Durations of both kinds, in pairs: entries with the same index were measured one right after the other. */
export interface Times {
  known: Spent[];
  unknown: Spent[];
}

/** Statistical comparison of two series of durations. */
export interface Comparison {
  /** Of what a caller waits. */
  medians: { known: number; unknown: number };
  /** The median of the differences in work within a pair, in milliseconds. */
  gap: number;
  /** Wilcoxon's signed ranks over what a caller waits, two-sided: how likely so much one-sidedness is when both of each pair come from one place. */
  p: number;
}

/** Returns the duration of some work. */
export async function timed(work: () => Promise<void>): Promise<Spent> {
  const before = process.cpuUsage();
  const since = performance.now();
  await work();
  const waited = performance.now() - since;
  const { user, system } = process.cpuUsage(before);
  return { waited, worked: (user + system) / 1_000 };
}

/** Compares two rows of times, pair by pair: what slows a machine for a while slows both of a pair. */
export function compare({ known, unknown }: Times): Comparison {
  const pairs = known.map((one, index) => {
    const other = unknown[index];
    if (!other || known.length !== unknown.length) throw new Error("times come in pairs");
    return { waited: one.waited - other.waited, worked: one.worked - other.worked };
  });
  return {
    medians: { known: medianOf(known.map(({ waited }) => waited)), unknown: medianOf(unknown.map(({ waited }) => waited)) },
    gap: Math.abs(medianOf(pairs.map(({ worked }) => worked))),
    p: signedRanks(pairs.map(({ waited }) => waited)),
  };
}

/**
 * Returns whether both kinds are indistinguishable: less than 3 ms of CPU time apart, and no significant order in the waiting times. A p-value of one
 * in a million occurs once in a million runs, so one measurement decides. On an idle machine the waiting time reveals less than a millisecond; on a
 * busy one the CPU time still reveals a hash.
 */
export function areAlike({ gap, p }: Comparison): boolean {
  return gap < 3 && p > 1e-6;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Returns the p-value by the normal approximation: valid from a dozen pairs on. Pairs without a difference are dropped. */
function signedRanks(differences: readonly number[]): number {
  const sorted = differences.filter((difference) => difference !== 0).sort((a, b) => Math.abs(a) - Math.abs(b));
  const n = sorted.length;
  if (n === 0) return 1;
  let sum = 0;
  let ties = 0;
  for (let from = 0; from < n; ) {
    let to = from;
    while (to < n && Math.abs(sorted[to] ?? 0) === Math.abs(sorted[from] ?? 0)) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at += 1) sum += Math.sign(sorted[at] ?? 0) * rank;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const deviation = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 6 - ties / 12);
  return 2 * tail(Math.abs(sum) / deviation);
}

/** Returns the upper tail of the standard normal distribution beyond `z` ≥ 0 (Abramowitz and Stegun 26.2.17). */
function tail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce((sum, factor) => sum * t + factor, 0) * t;
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
