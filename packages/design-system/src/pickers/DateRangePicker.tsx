import { useId, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { Anchor, Count } from "../fields/MultiSelect.styles.ts";
import { TextField } from "../fields/TextField.tsx";
import { usePopover } from "../fields/usePopover.ts";
import { ChevronDownIcon, CircleAlertIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { loadable } from "../loadable/loadable.ts";
import { useOwnTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { CalendarRoom, PresetRow, RangeFields } from "./DatePicker.styles.ts";
import { FloatingPanel } from "./DatePicker.tsx";
import { addDays, type Day, longDay, monthOf, toDate, writeDay } from "./day.ts";
import { pickersTexts } from "./texts.ts";
import type { Written } from "./useWritten.ts";
import { between, today, useWrittenDay } from "./useWrittenDay.ts";

const RangeCalendar = loadable(
  async () => (await import("./Calendar.tsx")).RangeCalendar,
  () => <CalendarRoom />,
);

interface DateRangePickerProps {
  /** Label of the button, followed by the dates. */
  label: string;
  from: Day | null;
  to: Day | null;
  /** Called with the period; either end may be null (open). */
  onChange: (from: Day | null, to: Day | null) => void;
  min?: Day | undefined;
  max?: Day | undefined;
}

/**
 * A filter button that opens two dates: typed, chosen from one calendar, or a preset period. An invalid period filters nothing, and the button shows
 * that.
 */
export function DateRangePicker({ label, min, max, ...props }: DateRangePickerProps) {
  const say = useOwnTexts(pickersTexts);
  const popover = usePopover();
  const panelId = useId();
  const { from, to, onChange } = useRange(props);
  const first = useWrittenDay({ value: from, onChange: (day) => onChange(day, to), min, max, name: undefined });
  const last = useWrittenDay({ value: to, onChange: (day) => onChange(from, day), min, max, name: undefined });
  const lastProblem = last.problem ?? (isReversed(from, to) ? say.endBeforeStart : undefined);
  const problem = first.problem ?? lastProblem;
  const shown = [first.problem ? first.text : writeDay(from), last.problem ? last.text : writeDay(to)].filter(Boolean).join(" – ");
  const range = { from, to, onChange, min, max };
  return (
    <Anchor onKeyDown={popover.onKeyDown} ref={popover.boundary}>
      <Button
        aria-controls={popover.isOpen ? panelId : undefined}
        aria-expanded={popover.isOpen}
        aria-haspopup="dialog"
        icon={problem ? <CircleAlertIcon size={14} /> : undefined}
        onClick={popover.toggle}
        onFocus={RangeCalendar.load}
        onPointerEnter={RangeCalendar.load}
        ref={popover.opener}
      >
        {label}
        {shown ? <Count>{shown}</Count> : null}
        {problem ? <VisuallyHidden> {problem}</VisuallyHidden> : null}
        <ChevronDownIcon size={14} />
      </Button>
      {popover.isOpen ? (
        <FloatingPanel aria-label={label} id={panelId}>
          <RangeFields>
            <RangeEnd label={say.from} problem={first.problem} written={first} />
            <RangeEnd label={say.to} problem={lastProblem} written={last} />
          </RangeFields>
          <Presets {...range} />
          <RangeCalendar {...range} />
          {from || to ? (
            <Button onClick={() => onChange(null, null)} variant="plain">
              {say.clearDates}
            </Button>
          ) : null}
          <RangeStatus from={from} to={to} />
        </FloatingPanel>
      ) : null}
    </Anchor>
  );
}

type RangeProps = Omit<DateRangePickerProps, "label">;

const isReversed = (from: Day | null, to: Day | null) => from !== null && to !== null && from > to;

/** The two ends as shown in the fields; a period that ends before it begins is not reported to the page. */
function useRange({ from, to, onChange }: Pick<RangeProps, "from" | "to" | "onChange">) {
  const [range, setRange] = useState({ from, to });
  const [lastRange, setLastRange] = useState({ from, to });
  const heard = isReversed(range.from, range.to) ? { from: null, to: null } : range;
  if (from !== lastRange.from || to !== lastRange.to) {
    setLastRange({ from, to });
    if (from !== heard.from || to !== heard.to) setRange({ from, to });
  }
  return {
    ...range,
    onChange: (start: Day | null, end: Day | null) => {
      setRange({ from: start, to: end });
      if (isReversed(start, end)) onChange(null, null);
      else onChange(start, end);
    },
  };
}

/** Text field of one end. */
function RangeEnd({ label, problem, written }: { label: string; problem: string | undefined; written: Written }) {
  const say = useOwnTexts(pickersTexts);
  return (
    <TextField
      {...written.handlers}
      autoComplete="off"
      error={problem}
      id={written.id}
      inputMode="numeric"
      label={label}
      onChange={written.type}
      placeholder={say.dateFormat}
      value={written.text}
    />
  );
}

/** Preset periods, one click each; those outside the bounds are omitted. */
function Presets({ from, to, onChange, min, max }: RangeProps) {
  const { presets } = useOwnTexts(pickersTexts);
  const now = today();
  const periods: [label: string, first: Day, last: Day][] = [
    [presets.today, now, now],
    [presets.lastSevenDays, addDays(now, -6), now],
    [presets.thisMonth, ...monthOf(now)],
  ];
  return (
    <PresetRow aria-label={presets.label} role="group">
      {periods
        .filter(([, first, last]) => (!min || last >= min) && (!max || first <= max))
        .map(([label, first, last]) => {
          const [start, end] = [between(first, min, max), between(last, min, max)];
          return (
            <Button aria-pressed={from === start && to === end} key={label} onClick={() => onChange(start, end)}>
              {label}
            </Button>
          );
        })}
    </PresetRow>
  );
}

/** Announces the range to screen readers whenever it changes. */
function RangeStatus({ from, to }: Pick<RangeProps, "from" | "to">) {
  const say = useOwnTexts(pickersTexts);
  const locale = useTextsLocale();
  const start = from ? longDay(toDate(from), locale) : "";
  return (
    <VisuallyHidden role="status">
      {from && to ? say.rangeChosen(start, longDay(toDate(to), locale)) : from ? say.rangeStarted(start) : null}
    </VisuallyHidden>
  );
}
