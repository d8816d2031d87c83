import { useId, useState } from "react";
import { useRegisteredField, useRestoredText } from "./registry.ts";

/** Parsed text: a value, or the error message. */
export type Reading<Value> = { value: Value; problem?: string | undefined };

interface Typed {
  /** `id` for the control, so that the form finds it. */
  id: string;
  /** Text of the field: as typed while editing, then formatted. */
  text: string;
  /** The sentence about the text, once the field was left with it. */
  problem: string | undefined;
  onChange: (text: string) => void;
  /** Handler for blur and Enter: shows the formatted value, or the problem of the text. */
  settle: () => void;
  /** Shows the value as it is written, for a key that changed it. */
  forget: () => void;
}

/**
 * Manages the typed text separately from the value it represents, and blocks the form while the text is invalid; a new value from the page replaces
 * the text.
 */
export function useTyped<Value>(
  value: Value,
  onChange: (value: Value) => void,
  write: (value: Value) => string,
  read: (text: string) => Reading<Value>,
  name: string | undefined,
): Typed {
  const id = useId();
  const { restored, isNew } = useRestoredText(name);
  const [draft, setDraft] = useState<string | null>(restored ?? null);
  const [lastValue, setLastValue] = useState(value);
  const [sent, setSent] = useState(value);
  const [isNotified, setIsNotified] = useState(restored !== undefined);
  if (isNew) {
    setDraft(restored ?? null);
    setIsNotified(restored !== undefined);
    setLastValue(value);
    setSent(value);
  } else if (value !== lastValue) {
    setLastValue(value);
    if (value !== sent) {
      setDraft(null);
      setSent(value);
    }
  }
  const text = draft ?? write(value);
  // Only typed text is validated here, not a value from the page.
  const problem = draft === null ? undefined : read(draft).problem;
  const settle = () => {
    setIsNotified(true);
    if (!problem) setDraft(null);
  };
  useRegisteredField({ id, name, problem, settle, text: problem ? text : null });
  return {
    id,
    text,
    problem: isNotified ? problem : undefined,
    onChange: (next) => {
      const reading = read(next);
      setDraft(next);
      setSent(reading.value);
      if (!reading.problem) setIsNotified(false);
      if (reading.value !== value) onChange(reading.value);
    },
    settle,
    forget: () => {
      setDraft(null);
      setIsNotified(false);
    },
  };
}
