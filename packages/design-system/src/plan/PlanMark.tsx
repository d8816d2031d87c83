import { Bar, Mark } from "./Plan.styles.ts";

/** Miniature of a page layout: the share of each column. Hidden from screen readers. */
export function PlanMark({ shares }: { shares: readonly number[] }) {
  return (
    <Mark aria-hidden="true">
      {shares.map((share, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing but its place
        <span key={index} style={{ flex: `${share} 1 0` }} />
      ))}
    </Mark>
  );
}

/** A bar to scale: 100 percent is `length` px wide. */
export function WidthMark({ percent, length = 96 }: { percent: number; length?: number }) {
  return <Bar aria-hidden="true" style={{ width: (percent / 100) * length }} />;
}
