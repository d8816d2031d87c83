import { scaleBand } from "d3-scale";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { type ChartPoint, nameOf } from "./ChartFrame.tsx";
import { Legend, PlotBox, PlotTip } from "./Plot.styles.ts";
import { shownLabels, valueScale } from "./scale.ts";
import { chartTexts } from "./texts.ts";

/** Geometry of a plot, in pixels. */
export interface PlotSpace {
  /** The middle of a point's band. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** Width of one point in px. */
  band: number;
  /** Index of the point under the pointer or the keyboard; null for none. */
  active: number | null;
}

interface PlotProps {
  title: string;
  points: readonly ChartPoint[];
  previousLabel: string | undefined;
  format: (value: number) => string;
  formatAxis: (value: number) => string;
  height: number;
  /** The bars or the line, as SVG. */
  draw: (space: PlotSpace) => ReactNode;
}

const foot = 24;
const head = 8;

/** Renders axes, grid and the value under the pointer or the keyboard; `draw` renders bars or lines. */
export function Plot({ title, points, previousLabel, format, formatAxis, height, draw }: PlotProps) {
  const words = useOwnTexts(chartTexts);
  const [box, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  // Start of keyboard navigation: the latest point.
  const [place, setPlace] = useState(points.length - 1);
  const at = Math.min(place, points.length - 1);

  const { scale, ticks } = valueScale(points.flatMap(({ value, previous }) => [value ?? 0, previous ?? 0]));
  const gutter = Math.max(...ticks.map((tick) => formatAxis(tick).length)) * 7 + 8;
  const across = scaleBand<number>(
    points.map((_, index) => index),
    [gutter, Math.max(gutter, width)],
  );
  const band = across.bandwidth();
  const up = scale.range([height - foot, head]);
  const space: PlotSpace = { x: (index) => (across(index) ?? gutter) + band / 2, y: up, band, active };
  const labels = shownLabels(
    points.map(({ label }) => label),
    band,
  );

  const say = (index: number): string => {
    const point = points[index];
    if (!point) return "";
    const value = point.value === null ? words.none : format(point.value);
    if (!previousLabel || point.previous === undefined) return words.point(nameOf(point), value);
    return words.pointWithPrevious(nameOf(point), value, previousLabel, point.previous === null ? words.none : format(point.previous));
  };
  const read = (index: number) => {
    setPlace(index);
    setActive(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = points.length - 1;
    const moves: Record<string, number> = {
      ArrowRight: Math.min(last, at + 1),
      ArrowUp: Math.min(last, at + 1),
      ArrowLeft: Math.max(0, at - 1),
      ArrowDown: Math.max(0, at - 1),
      PageUp: Math.min(last, at + 7),
      PageDown: Math.max(0, at - 7),
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      read(next);
    } else if (event.key === "Escape" && active !== null) {
      event.stopPropagation();
      setActive(null);
    }
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left - gutter;
    setActive(left < 0 || band === 0 ? null : Math.min(points.length - 1, Math.floor(left / band)));
  };
  const activePoint = active === null ? undefined : points[active];
  return (
    <>
      <PlotBox
        aria-label={words.plot(title)}
        aria-orientation="horizontal"
        aria-valuemax={points.length}
        aria-valuemin={1}
        aria-valuenow={at + 1}
        aria-valuetext={say(at)}
        onBlur={() => setActive(null)}
        onFocus={(event) => {
          if (event.currentTarget.matches(":focus-visible")) setActive(at);
        }}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setActive(null)}
        onPointerMove={onPointerMove}
        ref={box}
        role="slider"
        style={{ height }}
        tabIndex={0}
      >
        <svg aria-hidden="true" focusable="false" height={height} width={width}>
          {ticks.map((tick) => (
            <g key={tick}>
              <line data-part={tick === 0 ? "ground" : "grid"} x1={gutter} x2={width} y1={space.y(tick)} y2={space.y(tick)} />
              <text data-part="value" dominantBaseline="central" textAnchor="end" x={gutter - 8} y={space.y(tick)}>
                {formatAxis(tick)}
              </text>
            </g>
          ))}
          {points.map((point, index) =>
            labels.has(index) ? (
              <text
                data-current={point.isCurrent || undefined}
                data-part="label"
                key={nameOf(point)}
                textAnchor="middle"
                x={space.x(index)}
                y={height - 6}
              >
                {point.label}
              </text>
            ) : null,
          )}
          {draw(space)}
        </svg>
        {activePoint && active !== null ? (
          <PlotTip
            aria-hidden="true"
            data-side={space.x(active) > width / 2 ? "left" : "right"}
            style={{ left: space.x(active), top: Math.max(0, space.y(Math.max(0, activePoint.value ?? 0)) - 8) }}
          >
            <span>{nameOf(activePoint)}</span>
            <strong>{activePoint.value === null ? words.none : format(activePoint.value)}</strong>
            {previousLabel && activePoint.previous !== undefined ? (
              <span>{words.point(previousLabel, activePoint.previous === null ? words.none : format(activePoint.previous))}</span>
            ) : null}
          </PlotTip>
        ) : null}
      </PlotBox>
      {previousLabel ? <Legend>{previousLabel}</Legend> : null}
    </>
  );
}

/** The width of an element in pixels, followed as it changes. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}
