import { type ScaleLinear, scaleLinear } from "d3-scale";

/** An upright axis that covers the values and zero in four to six round steps: 0, 1 000, 2 000. */
export function valueScale(values: readonly number[]): { scale: ScaleLinear<number, number>; ticks: readonly number[] } {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const isFlat = low === high;
  const scale = scaleLinear()
    .domain(isFlat ? [0, 1] : [low, high])
    .nice(4);
  const ticks = scale.ticks(isFlat ? 1 : 4);
  // Half a copy is nothing that could be sold.
  const isCount = values.every(Number.isInteger);
  return { scale, ticks: isCount ? ticks.filter(Number.isInteger) : ticks };
}

/** Returns which axis labels fit without touching, counted from the last. */
export function shownLabels(labels: readonly string[], band: number): ReadonlySet<number> {
  // 7 px is a wide letter at 12 px; 8 px is the minimum distance to the next label.
  const widest = Math.max(0, ...labels.map((label) => label.length * 7 + 8));
  const step = Math.max(1, Math.ceil(widest / Math.max(1, band)));
  return new Set(labels.map((_, index) => index).filter((index) => (labels.length - 1 - index) % step === 0));
}
