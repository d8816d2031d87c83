import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { addDays, type Day, fromDate, longDay, monthOf, ordinal, toDate } from "../pickers/day.ts";
import type { Tone } from "../status/Badge.tsx";
import { useOwnTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { Cell, DayNumber, Entry, Grid, More } from "./MonthGrid.styles.ts";
import { monthTexts } from "./texts.ts";

/** An entry in the cell of a day. */
export interface MonthEntry {
  id: string;
  label: string;
  icon: ReactNode;
  tone: Tone;
  /** Text for screen readers: time, event, subject. */
  announcement: string;
}

interface MonthGridProps {
  /** Names the month. */
  label: string;
  /** The selected day; its month is shown, with the days around it that fill the weeks. */
  day: Day;
  today: Day;
  entries: ReadonlyMap<Day, readonly MonthEntry[]>;
  onChoose: (day: Day) => void;
  /** Handlers of letter keys while the focus is in the grid. */
  keys?: Readonly<Record<string, (() => void) | undefined>>;
  /** Enter on a day. */
  onOpen?: (() => void) | undefined;
}

/** Maximum number of lines in a cell. */
const LINES = 3;

/** A month grid: the arrows move by day and week, Page up and down by month, and the day with the focus is the selected one. */
export function MonthGrid({ label, day, today, entries, onChoose, keys = {}, onOpen }: MonthGridProps) {
  const say = useOwnTexts(monthTexts);
  const language = useTextsLocale();
  const grid = useRef<HTMLTableElement>(null);
  const isFollowed = useRef(false);
  const weeks = weeksOf(day);
  const [first, last] = monthOf(day);
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short" });
  const longWeekday = new Intl.DateTimeFormat(language, { weekday: "long" });
  const shortMonth = new Intl.DateTimeFormat(language, { day: "numeric", month: "short" });

  // A day that a key chose has the focus, also in the month that comes with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen day is what moves
  useEffect(() => {
    if (!isFollowed.current) return;
    isFollowed.current = false;
    grid.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [day]);

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayAfter(event.key, event.shiftKey, day);
    const act = event.key === "Enter" || event.key === " " ? onOpen : keys[event.key.toLowerCase()];
    if (!next && !act) return;
    event.preventDefault();
    // Stops the shell's own single-key shortcuts.
    event.stopPropagation();
    if (!next) return act?.();
    isFollowed.current = true;
    onChoose(next);
  };
  const nameOf = (one: Day) => {
    const found = entries.get(one) ?? [];
    return [longDay(toDate(one), language), one === today ? say.today : "", ...found.map(({ announcement }) => announcement)]
      .filter(Boolean)
      .join(", ");
  };
  return (
    <Grid aria-label={label} onKeyDown={onKey} ref={grid} role="grid">
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th abbr={longWeekday.format(toDate(one))} key={one} scope="col">
              {weekday.format(toDate(one))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => {
              const found = entries.get(one) ?? [];
              const shown = found.length > LINES ? found.slice(0, LINES - 1) : found;
              const isOutside = one < first || one > last;
              const number = isOutside || one === first ? shortMonth.format(toDate(one)) : String(toDate(one).getDate());
              return (
                <Cell
                  aria-current={one === today ? "date" : undefined}
                  aria-selected={one === day}
                  data-outside={isOutside || undefined}
                  key={one}
                  onClick={() => onChoose(one)}
                  role="gridcell"
                  tabIndex={one === day ? 0 : -1}
                >
                  <VisuallyHidden>{nameOf(one)}</VisuallyHidden>
                  <DayNumber aria-hidden="true">{ordinal(number, language)}</DayNumber>
                  <span aria-hidden="true">
                    {shown.map(({ id, label: text, icon, tone }) => (
                      <Entry data-lines={shown.length > 2 ? 1 : 2} data-tone={tone} key={id}>
                        {icon}
                        <span>{text}</span>
                      </Entry>
                    ))}
                    {found.length > shown.length ? <More>{say.more(found.length - shown.length)}</More> : null}
                  </span>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

/** The weeks that a day's month touches, Monday first. */
function weeksOf(day: Day): Day[][] {
  const [first, last] = monthOf(day);
  const weeks: Day[][] = [];
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  return weeks;
}

const mondayOf = (day: Day) => addDays(day, -((toDate(day).getDay() + 6) % 7));

/** Returns the day that a key moves to; null when none. */
function dayAfter(key: string, isShifted: boolean, day: Day): Day | null {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
  if (days !== undefined) return addDays(day, days);
  if (key === "Home") return mondayOf(day);
  if (key === "End") return addDays(mondayOf(day), 6);
  if (key === "PageUp") return monthsLater(day, isShifted ? -12 : -1);
  if (key === "PageDown") return monthsLater(day, isShifted ? 12 : 1);
  return null;
}

/** Returns the same day `months` later, or the last day of that month. */
function monthsLater(day: Day, months: number): Day {
  const date = toDate(monthOf(day)[0]);
  date.setMonth(date.getMonth() + months);
  const [first, last] = monthOf(fromDate(date));
  const same = addDays(first, toDate(day).getDate() - 1);
  const isBeyond = same > last;
  return isBeyond ? last : same;
}
