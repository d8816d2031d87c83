import type { ComponentProps } from "react";
import { IconButton } from "../actions/Button.tsx";
import { Field, type FieldProps } from "../fields/Field.tsx";
import { Anchor } from "../fields/MultiSelect.styles.ts";
import { Affix, InputElement } from "../fields/TextField.styles.ts";
import { splitField } from "../fields/TextField.tsx";
import { usePopover } from "../fields/usePopover.ts";
import { CalendarIcon } from "../icons.ts";
import { loadable } from "../loadable/loadable.ts";
import { useOwnTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { CalendarPanel, CalendarRoom } from "./DatePicker.styles.ts";
import { type Day, longDay, readDay, toDate } from "./day.ts";
import { loopTab } from "./loopTab.ts";
import { pickersTexts } from "./texts.ts";
import { useWrittenDay } from "./useWrittenDay.ts";

// The calendar is ten times the size of the field: it is loaded when the pointer approaches its button.
const Calendar = loadable(
  async () => (await import("./Calendar.tsx")).Calendar,
  () => <CalendarRoom />,
);

interface DatePickerProps extends FieldProps {
  /** `2026-11-21`, or null. */
  value: Day | null;
  /** Called with a whole date as soon as it is typed, turned or picked; null when the field is emptied, or left with a text that is no date. */
  onChange: (day: Day | null) => void;
  /** The earliest allowed day. */
  min?: Day | undefined;
  /** The latest allowed day. */
  max?: Day | undefined;
  isDisabled?: boolean;
  /** `id` of the input, for other elements that reference it. */
  id?: string;
}

/** A date typed as JJ/MM/AAAA, turned part by part with ↑ and ↓, or picked from a calendar. */
export function DatePicker(props: DatePickerProps) {
  const say = useOwnTexts(pickersTexts);
  const locale = useTextsLocale();
  const [field, { value, onChange, min, max, isDisabled = false, id }] = splitField(props);
  const written = useWrittenDay({ value, onChange, min, max, name: field.name, id });
  const popover = usePopover();
  return (
    <Field {...field} error={written.problem ?? field.error} id={written.id}>
      {(control) => (
        <Anchor as="div" onKeyDown={popover.onKeyDown} ref={popover.boundary} style={{ display: "flex" }}>
          <Affix>
            <InputElement
              {...control}
              {...written.handlers}
              autoComplete="off"
              disabled={isDisabled}
              inputMode="numeric"
              onChange={(event) => written.type(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === "ArrowDown" && event.altKey) popover.open();
                written.handlers.onKeyDown(event);
              }}
              placeholder={say.dateFormat}
              value={written.text}
            />
            <IconButton
              aria-expanded={popover.isOpen}
              aria-haspopup="dialog"
              disabledReason={isDisabled ? "" : undefined}
              icon={<CalendarIcon />}
              label={value ? say.changeDate(longDay(toDate(value), locale)) : say.chooseDate}
              onClick={popover.toggle}
              onFocus={Calendar.load}
              onPointerEnter={Calendar.load}
              ref={popover.opener}
              size="small"
            />
          </Affix>
          {popover.isOpen ? (
            <FloatingPanel aria-label={say.chooseDate}>
              <Calendar
                max={max}
                min={min}
                near={readDay(written.text)}
                onChange={(day) => {
                  onChange(day);
                  popover.close(true);
                }}
                value={value}
              />
            </FloatingPanel>
          ) : null}
        </Anchor>
      )}
    </Field>
  );
}

/** The dialog below a date field: it traps Tab. */
export function FloatingPanel({ children, ...rest }: ComponentProps<typeof CalendarPanel>) {
  return (
    <CalendarPanel {...rest} aria-modal="true" onKeyDown={loopTab} role="dialog">
      {children}
    </CalendarPanel>
  );
}
