import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { type Day, fromDate, readWholeDay, turnDay, writeDay } from "./day.ts";
import { dayEntry } from "./entry.ts";
import { pickersTexts } from "./texts.ts";
import { type FieldPlace, useWritten } from "./useWritten.ts";

interface WrittenDay {
  value: Day | null;
  onChange: (day: Day | null) => void;
  min?: Day | undefined;
  max?: Day | undefined;
}

/** A day typed as JJ/MM/AAAA between two bounds. */
export function useWrittenDay({ value, onChange, min, max, ...place }: WrittenDay & FieldPlace) {
  const say = useOwnTexts(pickersTexts);
  return useWritten(
    value,
    onChange,
    {
      write: writeDay,
      read: (text) => dayEntry(text, today()),
      readWhole: readWholeDay,
      turn: (text, caret, step) => {
        const turned = turnDay(text, caret, step, today());
        return turned && { ...turned, value: between(turned.value, min, max) };
      },
      refuse: (day) => {
        if (min && day < min) return say.tooEarly(writeDay(min));
        if (max && day > max) return say.tooLate(writeDay(max));
        return undefined;
      },
      problems: { incomplete: say.incompleteDate, invalid: say.invalidDate },
    },
    place,
  );
}

/** Returns today in the device's time zone. */
export function today(): Day {
  return fromDate(new Date());
}

/** Returns the day clamped to the bounds. */
export function between(day: Day, min?: Day, max?: Day): Day {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}
