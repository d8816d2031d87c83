/** Round steps that cover the values and zero: 0, 1 000, 2 000; four to six of them. */
export function niceTicks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0, 1];
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Which of the labels below an axis are written, so that none touches its neighbour: counted back from the last one. */
export function shownLabels(labels: readonly string[], band: number): ReadonlySet<number> {
  // 7 px is a wide letter at 12 px; a label keeps 8 px to its neighbour.
  const widest = Math.max(0, ...labels.map((label) => label.length * 7 + 8));
  const step = Math.max(1, Math.ceil(widest / Math.max(1, band)));
  return new Set(labels.map((_, index) => index).filter((index) => (labels.length - 1 - index) % step === 0));
}
