import { type ReactNode, useId } from "react";
import { Button, IconButton } from "../actions/Button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons.ts";
import { type Day, longDay, toDate } from "../pickers/day.ts";
import { useTextsLocale } from "../texts/TextsProvider.tsx";
import { Bar, DayItems, LegendItems } from "./MonthBar.styles.ts";

/** A button of the bar. */
interface BarButton {
  label: string;
  onClick: () => void;
}

interface MonthBarProps {
  /** Formatted month. */
  label: string;
  previous: BarButton;
  next: BarButton;
  today: BarButton;
  /** Content at the right edge: display mode, filters. */
  end?: ReactNode;
}

/** Current month with links to the previous, the next and today; a change is announced. */
export function MonthBar({ label, previous, next, today, end }: MonthBarProps) {
  return (
    <Bar>
      <IconButton icon={<ChevronLeftIcon />} label={previous.label} onClick={previous.onClick} />
      <h2 aria-live="polite">{label}</h2>
      <IconButton icon={<ChevronRightIcon />} label={next.label} onClick={next.onClick} />
      <Button onClick={today.onClick} variant="plain">
        {today.label}
      </Button>
      {end ? <div>{end}</div> : null}
    </Bar>
  );
}

/** An event of the selected day. */
export interface DayListItem {
  id: string;
  time: string;
  /** Link to the event. */
  name: ReactNode;
  sign: ReactNode;
  /** Actions. */
  actions?: ReactNode;
}

interface LegendProps {
  items: readonly { mark: ReactNode; text: ReactNode }[];
}

/** Legend of signs and keys. */
export function Legend({ items }: LegendProps) {
  return (
    <LegendItems>
      {items.map(({ mark, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <div key={index}>
          <dt>{mark}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </LegendItems>
  );
}

interface DayListProps {
  day: Day;
  items: readonly DayListItem[];
}

/** A day with its events by time, with actions. */
export function DayList({ day, items }: DayListProps) {
  const language = useTextsLocale();
  const id = useId();
  return (
    <>
      <h3 id={id}>{longDay(toDate(day), language)}</h3>
      {items.length > 0 ? (
        <DayItems aria-labelledby={id}>
          {items.map(({ id: key, time, name, sign, actions }) => (
            <li key={key}>
              <span>{time}</span>
              <div>
                <div>{name}</div>
                <div>{sign}</div>
                {actions ? <div>{actions}</div> : null}
              </div>
            </li>
          ))}
        </DayItems>
      ) : null}
    </>
  );
}
