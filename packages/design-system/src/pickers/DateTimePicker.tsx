import { useId, useState } from "react";
import type { FieldProps } from "../fields/Field.tsx";
import { RadioGroup } from "../fields/RadioGroup.tsx";
import { useRegisteredField, useRestoredText } from "../fields/registry.ts";
import { splitField } from "../fields/TextField.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { DateAndTime } from "./DatePicker.styles.ts";
import { DatePicker } from "./DatePicker.tsx";
import type { Day } from "./day.ts";
import { type Instant, readInstant, showInstant } from "./instant.ts";
import { isDay, isSameMoment, type MomentParts, momentEntry, momentParts } from "./moment.ts";
import { TimeField } from "./TimeField.tsx";
import { pickersTexts } from "./texts.ts";

interface DateTimePickerProps extends FieldProps {
  /** An instant in ISO 8601, `2026-11-21T13:30:00.000Z`, or null; a day alone, `2026-11-21`, when the time is optional. */
  value: Instant | Day | null;
  /** Called with the moment, or with null as long as date and time do not make one. */
  onChange: (instant: Instant | Day | null) => void;
  /** Accepts a day without a time: it stands for the beginning or the end of the day, depending on its use. */
  isTimeOptional?: boolean;
  /** IANA time zone of the entered time; Europe/Paris by default. */
  zone?: string;
  /** Label of the zone: « heure de … »; its city by default. */
  place?: string;
  /** The earliest allowed day. */
  min?: Day;
  /** The latest allowed day. */
  max?: Day;
  isDisabled?: boolean;
}

/** A date and time field that shows the time zone; an hour skipped by the clock change is rejected, for a repeated one the user chooses which. */
export function DateTimePicker(props: DateTimePickerProps) {
  const say = useOwnTexts(pickersTexts);
  const [field, { value, onChange, isTimeOptional = false, zone = "Europe/Paris", place = townOf(zone), min, max, isDisabled }] =
    splitField(props);
  const id = useId();
  const ids = { day: `${id}-day`, time: `${id}-time`, reading: `${id}-reading` };
  // An incomplete moment is stored in parts: the time stays while the date is invalid.
  const name = field.name && `${field.name}.parts`;
  const { restored, isNew } = useRestoredText(name);
  const start = () => (restored === undefined ? momentParts(value, zone) : readParts(restored));
  const [parts, setParts] = useState(start);
  const [lastValue, setLastValue] = useState(value);
  const [isNotified, setIsNotified] = useState(restored !== undefined);
  const entry = momentEntry(parts, zone, isTimeOptional);
  const moment = entry.kind === "valid" ? entry.value : null;
  if (isNew) {
    setParts(start());
    setLastValue(value);
    setIsNotified(restored !== undefined);
  } else if (value !== lastValue) {
    setLastValue(value);
    if (!isSameMoment(value, moment)) setParts(momentParts(value, zone));
  }
  const change = (changed: Partial<MomentParts>) => {
    const next = { ...parts, isSecond: null, ...changed };
    setParts(next);
    const now = momentEntry(next, zone, isTimeOptional);
    const made = now.kind === "valid" ? now.value : null;
    if (!isSameMoment(made, value)) onChange(made);
  };
  const missing = entry.kind === "incomplete" ? entry.missing : undefined;
  const skipped = entry.kind === "invalid" ? say.timeSkipped(parts.time ?? "", entry.skipped.from, entry.skipped.to) : undefined;
  const missingWords = missing && { day: say.dateMissing, time: say.timeMissing, reading: say.readingMissing }[missing];
  const errorAt = (part: keyof typeof ids) => (isNotified && missing === part ? missingWords : undefined);
  const meaning = parts.day && parts.time ? readInstant(parts.day, parts.time, zone) : null;
  const offset = showInstant(moment === null || isDay(moment) ? new Date().toISOString() : moment, zone).offset;
  useRegisteredField({
    id: ids[missing ?? "time"],
    name,
    problem: skipped ?? missingWords,
    settle: () => setIsNotified(true),
    text: entry.kind === "empty" || moment !== null ? null : writeParts(parts),
  });
  return (
    <DateAndTime
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsNotified(true);
      }}
    >
      <DatePicker
        {...field}
        error={errorAt("day") ?? field.error}
        id={ids.day}
        isDisabled={isDisabled}
        max={max}
        min={min}
        onChange={(day) => change({ day })}
        value={parts.day}
      />
      <TimeField
        error={skipped ?? errorAt("time")}
        help={say.zone(place, offset)}
        id={ids.time}
        isDisabled={isDisabled}
        isOptional={isTimeOptional}
        label={
          <>
            {say.time} <VisuallyHidden>({field.label})</VisuallyHidden>
          </>
        }
        name={field.name && `${field.name}.time`}
        onChange={(time) => change({ time })}
        value={parts.time}
      />
      {meaning?.kind === "twice" && parts.time ? (
        <RadioGroup
          error={errorAt("reading")}
          id={ids.reading}
          label={say.timeTwice}
          onChange={(reading) => change({ isSecond: reading === "second" })}
          options={[
            { value: "first", label: say.firstTime(parts.time, meaning.firstOffset) },
            { value: "second", label: say.secondTime(parts.time, meaning.secondOffset) },
          ]}
          value={parts.isSecond === null ? "" : parts.isSecond ? "second" : "first"}
        />
      ) : null}
    </DateAndTime>
  );
}

/** « Paris » of `Europe/Paris`. */
function townOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** Formats the parts as `2026-11-21 14:30`; either half may be missing. */
function writeParts({ day, time }: MomentParts): string {
  return `${day ?? ""} ${time ?? ""}`;
}

function readParts(text: string): MomentParts {
  const [day = "", time = ""] = text.split(" ");
  return { day: day || null, time: time || null, isSecond: null };
}
