import { useId, useState } from "react";
import { Button, IconButton } from "../actions/Button.tsx";
import { Field, type FieldProps } from "../fields/Field.tsx";
import { Anchor, Count } from "../fields/MultiSelect.styles.ts";
import { Affix, InputElement } from "../fields/TextField.styles.ts";
import { splitField, TextField } from "../fields/TextField.tsx";
import { usePopover } from "../fields/usePopover.ts";
import { CalendarIcon, ChevronDownIcon } from "../icons.ts";
import { useTexts } from "../texts/TextsProvider.tsx";
import { Calendar, RangeCalendar } from "./Calendar.tsx";
import { CalendarPanel, RangeFields } from "./DatePicker.styles.ts";
import { type Day, readDay, writeDay } from "./day.ts";

interface DatePickerProps extends FieldProps {
  /** `2026-11-21`, or null. */
  value: Day | null;
  onChange: (day: Day | null) => void;
  min?: Day;
  max?: Day;
  isDisabled?: boolean;
}

/** A date typed as JJ/MM/AAAA or chosen from a calendar. */
export function DatePicker(props: DatePickerProps) {
  const texts = useTexts();
  const [field, { value, onChange, min, max, isDisabled = false }] = splitField(props);
  const { typed, problem, type, settle } = useTypedDay(value, onChange);
  const popover = usePopover();
  const inputId = useId();
  return (
    <Field {...field} error={problem ?? field.error} help={field.help} id={inputId}>
      {(control) => (
        <Anchor as="div" onKeyDown={popover.onKeyDown} ref={popover.boundary} style={{ display: "flex" }}>
          <Affix>
            <InputElement
              {...control}
              autoComplete="off"
              disabled={isDisabled}
              inputMode="numeric"
              onBlur={settle}
              onChange={(event) => type(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === "ArrowDown" && event.altKey) popover.open();
                if (event.key === "Enter") settle();
              }}
              placeholder={texts.dateFormat}
              value={typed}
            />
            <IconButton
              aria-expanded={popover.isOpen}
              disabledReason={isDisabled ? "" : undefined}
              icon={<CalendarIcon />}
              label={texts.chooseDate}
              onClick={popover.toggle}
              ref={popover.opener}
              size="small"
            />
          </Affix>
          {popover.isOpen ? (
            <CalendarPanel aria-label={texts.chooseDate} role="dialog">
              <Calendar
                max={max}
                min={min}
                onChange={(day) => {
                  onChange(day);
                  popover.close(true);
                }}
                value={value}
              />
            </CalendarPanel>
          ) : null}
        </Anchor>
      )}
    </Field>
  );
}

interface DateRangePickerProps {
  /** On the button, followed by the dates. */
  label: string;
  from: Day | null;
  to: Day | null;
  /** Either end may be open. */
  onChange: (from: Day | null, to: Day | null) => void;
  min?: Day;
  max?: Day;
}

/** A filter button that opens two dates, typed or chosen from one calendar. */
export function DateRangePicker({ label, from, to, onChange, min, max }: DateRangePickerProps) {
  const texts = useTexts();
  const popover = usePopover();
  const panelId = useId();
  const first = useTypedDay(from, (day) => onChange(day, to));
  const last = useTypedDay(to, (day) => onChange(from, day));
  const words = [from ? writeDay(from) : "", to ? writeDay(to) : ""].filter(Boolean).join(" – ");
  return (
    <Anchor onKeyDown={popover.onKeyDown} ref={popover.boundary}>
      <Button
        aria-controls={popover.isOpen ? panelId : undefined}
        aria-expanded={popover.isOpen}
        onClick={popover.toggle}
        ref={popover.opener}
      >
        {label}
        {words ? <Count>{words}</Count> : null}
        <ChevronDownIcon size={14} />
      </Button>
      {popover.isOpen ? (
        <CalendarPanel aria-label={label} id={panelId} role="dialog">
          <RangeFields>
            <TextField
              error={first.problem}
              inputMode="numeric"
              label={texts.from}
              onBlur={first.settle}
              onChange={first.type}
              placeholder={texts.dateFormat}
              value={first.typed}
            />
            <TextField
              error={last.problem}
              inputMode="numeric"
              label={texts.to}
              onBlur={last.settle}
              onChange={last.type}
              placeholder={texts.dateFormat}
              value={last.typed}
            />
          </RangeFields>
          <RangeCalendar from={from} max={max} min={min} onChange={onChange} to={to} />
          {from || to ? (
            <Button onClick={() => onChange(null, null)} variant="plain">
              {texts.clearDates}
            </Button>
          ) : null}
        </CalendarPanel>
      ) : null}
    </Anchor>
  );
}

/** Keeps what is typed until it is a date, and says when it is none. */
function useTypedDay(value: Day | null, onChange: (day: Day | null) => void) {
  const texts = useTexts();
  const [typed, setTyped] = useState(writeDay(value));
  const [given, setGiven] = useState(value);
  const [isWrong, setIsWrong] = useState(false);
  if (value !== given) {
    setGiven(value);
    setIsWrong(false);
    if (readDay(typed) !== value) setTyped(writeDay(value));
  }
  return {
    typed,
    problem: isWrong ? texts.invalidDate : undefined,
    type: (text: string) => {
      setTyped(text);
      setIsWrong(false);
      const day = readDay(text);
      // A whole date counts at once; a half-typed one waits, and an empty field means no date.
      if (text.trim() === "") onChange(null);
      else if (day && /\d{4}/.test(text)) onChange(day);
    },
    settle: () => {
      const day = readDay(typed);
      if (typed.trim() === "") return;
      if (!day) setIsWrong(true);
      else {
        setTyped(writeDay(day));
        if (day !== value) onChange(day);
      }
    },
  };
}
