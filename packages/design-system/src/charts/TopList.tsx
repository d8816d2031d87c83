import type { ReactNode } from "react";
import { BareLink } from "../actions/Link.tsx";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { ChartFrame, type ChartState } from "./ChartFrame.tsx";
import { Ranks } from "./TopList.styles.ts";
import { chartTexts } from "./texts.ts";
import { useFigures } from "./useFigures.ts";

/** A line of a ranking. */
export interface TopListItem {
  id: string;
  /** Name as plain text, for the table and the file. */
  name: string;
  /** Displayed name, such as a title in italics; `name` by default. */
  label?: ReactNode;
  value: number;
  /** The same in the period before, for the table and the file. */
  previous?: number;
  href?: string;
}

interface TopListProps {
  title: string;
  /** One-sentence summary of the ranking. */
  summary: string;
  items: readonly TopListItem[];
  /** The heads of the table: « Titre », « Exemplaires ». */
  columns: { name: string; value: string; previous?: string };
  number?: Intl.NumberFormatOptions;
  state?: ChartState;
  onRetry?: (() => void) | undefined;
  fileName?: string;
}

/** Ranked list of items with figures and proportional bars. */
export function TopList({ title, summary, items, columns, number, state = "ready", onRetry, fileName }: TopListProps) {
  const words = useOwnTexts(chartTexts);
  const { format } = useFigures(number);
  const first = Math.max(0, ...items.map(({ value }) => value));
  return (
    <ChartFrame
      fileName={fileName}
      formatNumber={format}
      head={[columns.name, columns.value, words.rank, columns.previous ?? []].flat()}
      height={Math.max(3, items.length) * 44}
      isEmpty={items.length === 0}
      onRetry={onRetry}
      rows={items.map(({ name, value, previous }, index) => [name, value, String(index + 1), previous ?? []].flat())}
      state={state}
      summary={summary}
      title={title}
    >
      <Ranks>
        {items.map(({ id, name, label, value, href }) => (
          <li key={id}>
            <span>{href ? <BareLink href={href}>{label ?? name}</BareLink> : (label ?? name)}</span>
            <b>{format(value)}</b>
            <span aria-hidden="true" style={{ width: `${first > 0 ? Math.max(0.5, (Math.max(0, value) / first) * 100) : 0}%` }} />
          </li>
        ))}
      </Ranks>
    </ChartFrame>
  );
}
