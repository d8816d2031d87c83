import type { FieldProps } from "../fields/Field.tsx";
import { splitField, TextField } from "../fields/TextField.tsx";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { timeEntry } from "./entry.ts";
import { pickersTexts } from "./texts.ts";
import { readWholeTime, type Time, turnTime } from "./time.ts";
import { useWritten } from "./useWritten.ts";

interface TimeFieldProps extends FieldProps {
  /** `14:30`, or null. */
  value: Time | null;
  /** Called with a whole time as soon as it is typed or turned; null when the field is emptied, or left with a text that is no time. */
  onChange: (time: Time | null) => void;
  /** Step of ↑ and ↓ in minutes; 5 by default. Any minute can be typed. */
  minuteStep?: number;
  isDisabled?: boolean;
  /** `id` of the input, for other elements that reference it. */
  id?: string;
}

/** A time of day on 24 hours, typed as 14:30, 14h30 or 1430, or turned with ↑ and ↓. */
export function TimeField(props: TimeFieldProps) {
  const say = useOwnTexts(pickersTexts);
  const [field, { value, onChange, minuteStep = 5, isDisabled = false, id }] = splitField(props);
  const written = useWritten(
    value,
    onChange,
    {
      write: (time) => time ?? "",
      read: timeEntry,
      readWhole: readWholeTime,
      turn: (text, caret, step) => turnTime(text, caret, step * minuteStep, now()),
      problems: { incomplete: say.incompleteTime, invalid: say.invalidTime },
    },
    { name: field.name, id },
  );
  return (
    <TextField
      {...field}
      {...written.handlers}
      autoComplete="off"
      disabled={isDisabled}
      error={written.problem ?? field.error}
      id={written.id}
      inputMode="numeric"
      onChange={written.type}
      placeholder={say.timeFormat}
      value={written.text}
    />
  );
}

function now(): Time {
  const date = new Date();
  return `${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`;
}
