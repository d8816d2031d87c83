import { useMemo } from "react";
import { type DateRange, DayPicker, type Labels } from "react-day-picker";
import { enGB } from "react-day-picker/locale/en-GB";
import { fr } from "react-day-picker/locale/fr";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons.ts";
import { useOwnTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { CalendarBox } from "./DatePicker.styles.ts";
import { type Day, fromDate, longDay, ordinal, toDate } from "./day.ts";
import { pickersTexts } from "./texts.ts";

interface CalendarProps {
  value: Day | null;
  /** Month to show without a value; the current one by default. */
  near?: Day | null;
  onChange: (day: Day) => void;
  min?: Day | undefined;
  max?: Day | undefined;
}

/** A month calendar to choose a day from; weeks start on Monday, arrows move by day and week, Page up and down by month. */
export function Calendar({ value, near = null, onChange, min, max }: CalendarProps) {
  const shared = useShared(min, max);
  const first = value ?? near;
  return (
    <CalendarBox>
      <DayPicker
        {...shared}
        defaultMonth={first ? toDate(first) : undefined}
        mode="single"
        onSelect={(date) => onChange(fromDate(date))}
        required
        selected={value ? toDate(value) : undefined}
      />
    </CalendarBox>
  );
}

interface RangeCalendarProps {
  from: Day | null;
  to: Day | null;
  onChange: (from: Day | null, to: Day | null) => void;
  min?: Day | undefined;
  max?: Day | undefined;
}

/** A month calendar to choose a first and a last day. */
export function RangeCalendar({ from, to, onChange, min, max }: RangeCalendarProps) {
  const shared = useShared(min, max);
  const selected: DateRange | undefined = from ? { from: toDate(from), to: to ? toDate(to) : undefined } : undefined;
  return (
    <CalendarBox>
      <DayPicker
        {...shared}
        defaultMonth={from ? toDate(from) : undefined}
        mode="range"
        onSelect={(range) => onChange(range?.from ? fromDate(range.from) : null, range?.to ? fromDate(range.to) : null)}
        resetOnSelect
        selected={selected}
      />
    </CalendarBox>
  );
}

function useShared(min: Day | undefined, max: Day | undefined) {
  const say = useOwnTexts(pickersTexts);
  const language = useTextsLocale();
  const locale = language.startsWith("en") ? enGB : fr;
  const short = useMemo(() => new Intl.DateTimeFormat(language, { weekday: "short" }), [language]);
  const labels: Partial<Labels> = {
    labelDayButton: (date, modifiers) => {
      const place = modifiers.range_start ? say.firstDay : modifiers.range_end ? say.lastDay : modifiers.selected ? say.chosen : "";
      return [longDay(date, language), modifiers.today ? say.today : "", place, modifiers.disabled ? say.unavailable : ""]
        .filter(Boolean)
        .join(", ");
    },
    labelNext: () => say.nextMonth,
    labelPrevious: () => say.previousMonth,
  };
  return {
    autoFocus: true,
    labels,
    components: { Chevron: CalendarChevron },
    formatters: {
      formatDay: (date: Date) => ordinal(String(date.getDate()), language),
      formatWeekdayName: (date: Date) => short.format(date),
    },
    disabled: [...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])],
    locale,
    navLayout: "around" as const,
    showOutsideDays: true,
    weekStartsOn: 1 as const,
  };
}

function CalendarChevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  return orientation === "left" ? <ChevronLeftIcon /> : <ChevronRightIcon />;
}
