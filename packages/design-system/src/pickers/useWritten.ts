import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useState } from "react";
import { useRegisteredField, useRestoredText } from "../fields/registry.ts";
import type { Turned } from "./day.ts";
import type { Entry } from "./entry.ts";

/** Format of a value such as a date or time: write, parse and step. */
interface Notation {
  write: (value: string | null) => string;
  /** Parses a finished text. */
  read: (text: string) => Entry<string>;
  /** Parses a text as soon as it is complete. */
  readWhole: (text: string) => string | null;
  /** The value after ↑ (1) or ↓ (-1) with the caret at a place of the text. */
  turn: (text: string, caret: number, step: 1 | -1) => Turned | null;
  /** Returns the reason why a valid value is not allowed. */
  refuse?: (value: string) => string | undefined;
  /** Messages for an incomplete text, and for an invalid one. */
  problems: Readonly<Record<"incomplete" | "invalid", string>>;
}

/** Registration of the field in a form: the name of its text, and the id of its control. */
export interface FieldPlace {
  name: string | undefined;
  id?: string | undefined;
}

export interface Written {
  /** `id` for the input, so that the form finds it. */
  id: string;
  /** Error below the field, shown on blur. */
  problem: string | undefined;
  text: string;
  type: (text: string) => void;
  /** Handlers for the input: blur, Enter, ↑ and ↓, paste. */
  handlers: {
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  };
}

/**
 * Manages the typed text until it is a value; ↑ and ↓ change the part under the caret. An invalid text is reported on blur, counts as no value and
 * blocks saving the form.
 */
export function useWritten(
  value: string | null,
  onChange: (value: string | null) => void,
  notation: Notation,
  { name, id: givenId }: FieldPlace,
): Written {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { restored, isNew } = useRestoredText(name);
  const [text, setText] = useState(restored ?? notation.write(value));
  const [lastValue, setLastValue] = useState(value);
  const [sent, setSent] = useState(value);
  const [isNotified, setIsNotified] = useState(restored !== undefined);
  const [turned, setTurned] = useState<Turned & { input: HTMLInputElement }>();
  const entry = notation.read(text);
  if (isNew) {
    setText(restored ?? notation.write(value));
    setIsNotified(restored !== undefined);
    setLastValue(value);
    setSent(value);
  } else if (value !== lastValue) {
    setLastValue(value);
    if (value !== sent) {
      setSent(value);
      setIsNotified(false);
      if (entry.kind !== "valid" || entry.value !== value) setText(notation.write(value));
    }
  }
  // The part that turned stays selected, so that the next key turns or overwrites it.
  useLayoutEffect(() => turned?.input.setSelectionRange(turned.start, turned.end), [turned]);

  const put = (next: string | null) => {
    setSent(next);
    if (next !== value) onChange(next);
  };
  const take = (read: string) => {
    if (!notation.refuse?.(read)) put(read);
  };
  const show = (read: string) => {
    setText(notation.write(read));
    setIsNotified(true);
    take(read);
  };
  const problemOf = (): string | undefined => {
    if (entry.kind === "empty") return undefined;
    if (entry.kind !== "valid") return notation.problems[entry.kind];
    // Only typed text is validated here, not a value from the page.
    return entry.value === value ? undefined : notation.refuse?.(entry.value);
  };
  const problem = problemOf();
  const settle = () => {
    if (entry.kind === "valid" && !problem) return show(entry.value);
    setIsNotified(true);
    put(null);
  };
  const isValue = entry.kind === "empty" || (entry.kind === "valid" && entry.value === value);
  useRegisteredField({ id, name, problem, settle, text: isValue ? null : text });
  return {
    id,
    problem: isNotified ? problem : undefined,
    text,
    type: (typed) => {
      setText(typed);
      setIsNotified(false);
      // A complete value counts at once; a partial one waits, and an empty field means null.
      const read = notation.readWhole(typed);
      if (typed.trim() === "") put(null);
      else if (read) take(read);
    },
    handlers: {
      onBlur: settle,
      onKeyDown: (event) => {
        if (event.key === "Enter") settle();
        if ((event.key !== "ArrowUp" && event.key !== "ArrowDown") || event.altKey || event.currentTarget.readOnly) return;
        const input = event.currentTarget;
        const next = notation.turn(text, input.selectionStart ?? 0, event.key === "ArrowUp" ? 1 : -1);
        event.preventDefault();
        if (!next) return;
        show(next.value);
        setTurned({ ...next, input });
      },
      onPaste: (event) => {
        const read = notation.read(event.clipboardData.getData("text"));
        if (read.kind !== "valid") return;
        event.preventDefault();
        show(read.value);
      },
    },
  };
}
