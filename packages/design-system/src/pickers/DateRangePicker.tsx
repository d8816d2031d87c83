import { lazy, useId } from "react";
import { Button } from "../actions/Button.tsx";
import { Anchor, Count } from "../fields/MultiSelect.styles.ts";
import { TextField } from "../fields/TextField.tsx";
import { usePopover } from "../fields/usePopover.ts";
import { ChevronDownIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useTextsLocale, useWords } from "../texts/TextsProvider.tsx";
import { PresetRow, RangeFields } from "./DatePicker.styles.ts";
import { FloatingPanel } from "./DatePicker.tsx";
import { addDays, type Day, longDay, monthOf, toDate, writeDay } from "./day.ts";
import { between, today, useWrittenDay } from "./useWrittenDay.ts";
import { words } from "./words.ts";

const loadCalendar = () => import("./Calendar.tsx");
const RangeCalendar = lazy(async () => ({ default: (await loadCalendar()).RangeCalendar }));

interface DateRangePickerProps {
  /** On the button, followed by the dates. */
  label: string;
  from: Day | null;
  to: Day | null;
  /** Either end may be open. */
  onChange: (from: Day | null, to: Day | null) => void;
  min?: Day | undefined;
  max?: Day | undefined;
}

/** A filter button that opens two dates: typed, picked from one calendar, or one of the usual periods. */
export function DateRangePicker({ label, from, to, onChange, min, max }: DateRangePickerProps) {
  const say = useWords(words);
  const popover = usePopover();
  const panelId = useId();
  const shown = [from ? writeDay(from) : "", to ? writeDay(to) : ""].filter(Boolean).join(" – ");
  return (
    <Anchor onKeyDown={popover.onKeyDown} ref={popover.boundary}>
      <Button
        aria-controls={popover.isOpen ? panelId : undefined}
        aria-expanded={popover.isOpen}
        aria-haspopup="dialog"
        onClick={popover.toggle}
        onFocus={loadCalendar}
        onPointerEnter={loadCalendar}
        ref={popover.opener}
      >
        {label}
        {shown ? <Count>{shown}</Count> : null}
        <ChevronDownIcon size={14} />
      </Button>
      {popover.isOpen ? (
        <FloatingPanel aria-label={label} id={panelId}>
          <RangeEnds from={from} max={max} min={min} onChange={onChange} to={to} />
          <Presets from={from} max={max} min={min} onChange={onChange} to={to} />
          <RangeCalendar from={from} max={max} min={min} onChange={onChange} to={to} />
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

/** Both ends as texts. */
function RangeEnds({ from, to, onChange, min, max }: RangeProps) {
  const say = useWords(words);
  const first = useWrittenDay(from, (day) => onChange(day, to), min, max);
  const last = useWrittenDay(to, (day) => onChange(from, day), min, max);
  const isReversed = from !== null && to !== null && from > to;
  return (
    <RangeFields>
      <TextField
        {...first.handlers}
        autoComplete="off"
        error={first.problem}
        inputMode="numeric"
        label={say.from}
        onChange={first.type}
        placeholder={say.dateFormat}
        value={first.text}
      />
      <TextField
        {...last.handlers}
        autoComplete="off"
        error={last.problem ?? (isReversed ? say.endBeforeStart : undefined)}
        inputMode="numeric"
        label={say.to}
        onChange={last.type}
        placeholder={say.dateFormat}
        value={last.text}
      />
    </RangeFields>
  );
}

/** The periods that are asked for most, one click each; those that lie outside the bounds are left out. */
function Presets({ from, to, onChange, min, max }: RangeProps) {
  const { presets } = useWords(words);
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

/** Says the range to screen readers whenever it changes. */
function RangeStatus({ from, to }: Pick<RangeProps, "from" | "to">) {
  const say = useWords(words);
  const locale = useTextsLocale();
  const start = from ? longDay(toDate(from), locale) : "";
  return (
    <VisuallyHidden role="status">
      {from && to ? say.rangeChosen(start, longDay(toDate(to), locale)) : from ? say.rangeStarted(start) : null}
    </VisuallyHidden>
  );
}
