import { type ReactNode, useId, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ChevronRightIcon, DownloadIcon } from "../icons.ts";
import { ErrorState, Skeleton } from "../status/States.tsx";
import { useOwnTexts, useTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { ChartBox, ChartFoot, ChartHead, NoFigures, TableScroll, Waiting } from "./ChartFrame.styles.ts";
import { type CsvCell, downloadCsv, toCsv } from "./csv.ts";
import { chartTexts } from "./texts.ts";

/** A data point of a chart. */
export interface ChartPoint {
  /** Written below the axis: « 21 ». */
  label: string;
  /** Full name: « samedi 21 novembre »; the label by default. */
  name?: string;
  /** Null where there is no figure. */
  value: number | null;
  /** The same point of the period before. */
  previous?: number | null;
  /** True for the period that has not ended, such as today: drawn in the accent colour, the others in neutral. */
  isCurrent?: boolean;
}

/** Column headers of the table alternative to the chart. */
export interface ChartColumns {
  /** Label of the x axis: « Jour ». */
  point: string;
  /** Label of the values: « Chiffre d’affaires ». */
  value: string;
  /** Named when points have a `previous`: « Semaine dernière ». */
  previous?: string;
}

/**
 * Loading state of the figures; `stale` shows those of the previous query until the response arrives. Points without any value show the empty state
 * by themselves.
 */
export type ChartState = "ready" | "stale" | "loading" | "failed";

/** Props of every chart. */
export interface ChartProps {
  title: string;
  /** One-sentence summary of the chart, also for screen readers: « 15 533 € en 14 jours, en hausse de 6 % ». */
  summary: string;
  points: readonly ChartPoint[];
  columns: ChartColumns;
  /** Number format, by Intl in the provider's locale: `{ style: "currency", currency: "EUR" }`. */
  number?: Intl.NumberFormatOptions;
  state?: ChartState;
  /** Offered when the figures could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Name of the CSV file without its extension; the title by default. */
  fileName?: string;
  /** Height in px; 176 by default. */
  height?: number;
}

interface ChartFrameProps {
  title: string;
  summary: string;
  state: ChartState;
  isEmpty: boolean;
  height: number;
  onRetry: (() => void) | undefined;
  fileName: string | undefined;
  /** The head of the table and its rows; figures as numbers. */
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
  formatNumber: (value: number) => string;
  children: ReactNode;
}

/** Frame of a chart: title, summary, data table, and CSV download. */
export function ChartFrame({
  title,
  summary,
  state,
  isEmpty,
  height,
  onRetry,
  fileName,
  head,
  rows,
  formatNumber,
  children,
}: ChartFrameProps) {
  const words = useOwnTexts(chartTexts);
  const texts = useTexts();
  const locale = useTextsLocale();
  const titleId = useId();
  const tableId = useId();
  const [isTableShown, setIsTableShown] = useState(false);
  const isStale = state === "stale";
  const isShown = (isStale || state === "ready") && !isEmpty;
  return (
    <ChartBox aria-busy={isStale || state === "loading" || undefined} aria-labelledby={titleId}>
      <ChartHead>
        <h3 id={titleId}>{title}</h3>
        {isShown ? <p>{summary}</p> : null}
      </ChartHead>
      {isShown ? figures() : instead()}
    </ChartBox>
  );

  function instead() {
    if (state === "failed") return <ErrorState detail={words.failedDetail} onRetry={onRetry} title={words.failed} />;
    if (state !== "loading") return <NoFigures style={{ minHeight: height }}>{words.empty}</NoFigures>;
    return (
      <Waiting style={{ height: height + 44 }}>
        <Skeleton width="60%" />
        <Skeleton height={height} />
        <small>{texts.loading}</small>
      </Waiting>
    );
  }

  function figures() {
    return (
      <>
        {children}
        <ChartFoot>
          <Button
            aria-controls={isTableShown ? tableId : undefined}
            aria-expanded={isTableShown}
            icon={<ChevronRightIcon size={14} />}
            onClick={() => setIsTableShown((was) => !was)}
            variant="plain"
          >
            {isTableShown ? words.hideTable : words.showTable}
          </Button>
          <Button
            icon={<DownloadIcon size={14} />}
            isBusy={isStale}
            onClick={() => downloadCsv(fileName ?? title, toCsv([head, ...rows], locale))}
            variant="plain"
          >
            {words.exportCsv}
          </Button>
        </ChartFoot>
        {isTableShown ? (
          // A region that scrolls must be reached by the keyboard.
          <TableScroll aria-labelledby={titleId} id={tableId} role="region" tabIndex={0}>
            <table>
              <caption>{title}</caption>
              <thead>
                <tr>
                  {head.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={String(row[0])}>
                    {row.map((cell, index) => {
                      const shown = typeof cell === "number" && index > 0 ? formatNumber(cell) : (cell ?? words.none);
                      return index === 0 ? (
                        <th key={head[index]} scope="row">
                          {shown}
                        </th>
                      ) : (
                        <td data-kind={typeof cell === "string" ? "text" : undefined} key={head[index]}>
                          {shown}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
        ) : null}
      </>
    );
  }
}

/** Returns the full name of a point, or its label. */
export const nameOf = ({ name, label }: ChartPoint): string => name ?? label;

/** The points of a chart as the head and the rows of a table. */
export function tableOf(points: readonly ChartPoint[], columns: ChartColumns): { head: string[]; rows: CsvCell[][] } {
  const previous = columns.previous;
  return {
    head: [columns.point, columns.value, ...(previous ? [previous] : [])],
    rows: points.map((point) => [nameOf(point), point.value, ...(previous ? [point.previous ?? null] : [])]),
  };
}
