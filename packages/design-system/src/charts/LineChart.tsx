import { line } from "d3-shape";
import { ChartFrame, type ChartPoint, type ChartProps, nameOf, tableOf } from "./ChartFrame.tsx";
import { Plot, type PlotSpace } from "./Plot.tsx";
import { useFigures } from "./useFigures.ts";

/** A line chart: values as a line in the accent colour, the previous period as a dashed line in neutral. The arrow keys move from value to value. */
export function LineChart({ title, summary, points, columns, number, state = "ready", onRetry, fileName, height = 176 }: ChartProps) {
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
        draw={(space) => (
          <>
            {space.active === null ? null : (
              <line data-part="cursor" x1={space.x(space.active)} x2={space.x(space.active)} y1={8} y2={height - 24} />
            )}
            {columns.previous ? <path d={pathOf(points, ({ previous }) => previous ?? null, space)} data-part="previous" /> : null}
            <path d={pathOf(points, ({ value }) => value, space)} />
            {points.map((point, index) =>
              point.value !== null && (point.isCurrent || space.active === index) ? (
                <circle
                  cx={space.x(index)}
                  cy={space.y(point.value)}
                  data-active={space.active === index || undefined}
                  data-current
                  key={nameOf(point)}
                  r={space.active === index ? 5 : 4}
                />
              ) : null,
            )}
          </>
        )}
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

/** Returns the SVG path through the points that have a value; a missing value interrupts the line. */
function pathOf(points: readonly ChartPoint[], take: (point: ChartPoint) => number | null, { x, y }: PlotSpace): string {
  const path = line<ChartPoint>()
    .defined((point) => take(point) !== null)
    .x((_, index) => x(index))
    .y((point) => y(take(point) ?? 0))
    .digits(1);
  return path(points) ?? "";
}
