import { useState } from "react";
import type { FieldProps } from "../fields/Field.tsx";
import { RadioGroup } from "../fields/RadioGroup.tsx";
import { splitField } from "../fields/TextField.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useWords } from "../texts/TextsProvider.tsx";
import { DateAndTime } from "./DatePicker.styles.ts";
import { DatePicker } from "./DatePicker.tsx";
import type { Day } from "./day.ts";
import { type Instant, readInstant, showInstant } from "./instant.ts";
import { TimeField } from "./TimeField.tsx";
import type { Time } from "./time.ts";
import { words } from "./words.ts";

interface DateTimePickerProps extends FieldProps {
  /** A moment in ISO 8601, `2026-11-21T13:30:00.000Z`, or null. */
  value: Instant | null;
  /** Called with the moment, or with null as long as date and time do not make one. */
  onChange: (instant: Instant | null) => void;
  /** The zone whose clocks are read, by its IANA name; Europe/Paris when absent. */
  zone?: string;
  /** How people call that zone: « heure de … »; the zone's town when absent. */
  place?: string;
  /** The first day that may be chosen. */
  min?: Day;
  /** The last day that may be chosen. */
  max?: Day;
  isDisabled?: boolean;
}

/** What the fields hold; `isSecond` parts the two readings of the hour that a night in October has twice. */
interface Draft {
  day: Day | null;
  time: Time | null;
  isSecond: boolean;
}

/** A date and a time, with the zone said; the hour that does not exist and the one that exists twice are told. */
export function DateTimePicker(props: DateTimePickerProps) {
  const say = useWords(words);
  const [field, { value, onChange, zone = "Europe/Paris", place = townOf(zone), min, max, isDisabled }] = splitField(props);
  const [draft, setDraft] = useState(() => draftOf(value, zone));
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    if (!isSameMoment(value, momentOf(draft, zone))) setDraft(draftOf(value, zone));
  }
  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, isSecond: false, ...changed };
    setDraft(next);
    const moment = momentOf(next, zone);
    if (!isSameMoment(moment, value)) onChange(moment);
  };
  const meaning = draft.day && draft.time ? readInstant(draft.day, draft.time, zone) : null;
  const moment = momentOf(draft, zone);
  const offset = showInstant(moment ?? new Date().toISOString(), zone).offset;
  return (
    <DateAndTime>
      <DatePicker {...field} isDisabled={isDisabled} max={max} min={min} onChange={(day) => change({ day })} value={draft.day} />
      <TimeField
        error={meaning?.kind === "never" && draft.time ? say.timeSkipped(draft.time, meaning.from, meaning.to) : undefined}
        help={say.zone(place, offset)}
        isDisabled={isDisabled}
        label={
          <>
            {say.time} <VisuallyHidden>({field.label})</VisuallyHidden>
          </>
        }
        onChange={(time) => change({ time })}
        value={draft.time}
      />
      {meaning?.kind === "twice" && draft.time ? (
        <RadioGroup
          label={say.timeTwice}
          onChange={(reading) => change({ isSecond: reading === "second" })}
          options={[
            { value: "first", label: say.firstTime(draft.time, meaning.firstOffset) },
            { value: "second", label: say.secondTime(draft.time, meaning.secondOffset) },
          ]}
          value={draft.isSecond ? "second" : "first"}
        />
      ) : null}
    </DateAndTime>
  );
}

function draftOf(value: Instant | null, zone: string): Draft {
  if (value === null) return { day: null, time: null, isSecond: false };
  const { day, time } = showInstant(value, zone);
  const meaning = readInstant(day, time, zone);
  return { day, time, isSecond: meaning.kind === "twice" && isSameMoment(meaning.second, value) };
}

function momentOf({ day, time, isSecond }: Draft, zone: string): Instant | null {
  if (!day || !time) return null;
  const meaning = readInstant(day, time, zone);
  if (meaning.kind === "never") return null;
  return meaning.kind === "once" ? meaning.instant : isSecond ? meaning.second : meaning.first;
}

/** Minutes count: a server's seconds are not shown and make no other moment. */
function isSameMoment(one: Instant | null, other: Instant | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.floor(Date.parse(one) / 60_000) === Math.floor(Date.parse(other) / 60_000);
}

/** « Paris » of `Europe/Paris`. */
function townOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}
