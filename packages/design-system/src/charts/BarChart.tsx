import { ChartFrame, type ChartProps, nameOf, tableOf } from "./ChartFrame.tsx";
import { Plot } from "./Plot.tsx";
import { useFigures } from "./useFigures.ts";

/**
 * A bar chart: past values in neutral, the current one as a dashed outline in the accent colour, the previous period as ticks. The arrow keys move
 * from value to value.
 */
export function BarChart({ title, summary, points, columns, number, state = "ready", onRetry, fileName, height = 176 }: ChartProps) {
  const { format, formatAxis } = useFigures(number);
  return (
    <ChartFrame
      {...tableOf(points, columns)}
      fileName={fileName}
      formatNumber={format}
      height={height}
      isEmpty={points.every(({ value }) => value === null)}
      onRetry={onRetry}
      state={state}
      summary={summary}
      title={title}
    >
      <Plot
        draw={({ x, y, band, active }) => {
          const width = Math.max(2, Math.min(48, band * 0.74));
          return (
            <>
              {points.map((point, index) => {
                const top = y(Math.max(0, point.value ?? 0));
                return point.value === null ? null : (
                  <rect
                    data-active={active === index || undefined}
                    data-current={point.isCurrent || undefined}
                    height={Math.max(1, y(Math.min(0, point.value)) - top)}
                    key={nameOf(point)}
                    width={width}
                    x={x(index) - width / 2}
                    y={top}
                  />
                );
              })}
              <path
                d={points.map(({ previous }, index) => (previous ? `M${x(index) - width / 2} ${y(previous)}h${width}` : "")).join("")}
                data-part="previous"
              />
            </>
          );
        }}
        format={format}
        formatAxis={formatAxis}
        height={height}
        points={points}
        previousLabel={columns.previous}
        title={title}
      />
    </ChartFrame>
  );
}
