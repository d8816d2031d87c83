import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useState } from "react";
import type { Turned } from "./day.ts";

/** How a value such as a day or a time is written, read and turned. */
interface Notation {
  write: (value: string | null) => string;
  /** What a finished text means. */
  read: (text: string) => string | null;
  /** What a text means as soon as nothing more can follow it. */
  readWhole: (text: string) => string | null;
  /** The value after ↑ (1) or ↓ (-1) with the caret at a place of the text. */
  turn: (text: string, caret: number, step: 1 | -1) => Turned | null;
  /** Why a value that exists may not be taken. */
  refuse?: (value: string) => string | undefined;
  /** The sentence for a text that means nothing. */
  unreadable: string;
}

export interface Written {
  /** The sentence below the field, told on leaving it. */
  problem: string | undefined;
  text: string;
  type: (text: string) => void;
  /** For the input: leaving, Enter, ↑ and ↓, paste. */
  handlers: {
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  };
}

/** Keeps what is typed until it is a value; ↑ and ↓ turn the part under the caret; what means nothing is told on leaving. */
export function useWritten(value: string | null, onChange: (value: string | null) => void, notation: Notation): Written {
  const [text, setText] = useState(notation.write(value));
  const [given, setGiven] = useState(value);
  const [problem, setProblem] = useState<string>();
  const [turned, setTurned] = useState<Turned & { input: HTMLInputElement }>();
  if (value !== given) {
    setGiven(value);
    setProblem(undefined);
    if (notation.read(text) !== value) setText(notation.write(value));
  }
  // The part that turned stays selected, so that the next key turns or overwrites it.
  useLayoutEffect(() => turned?.input.setSelectionRange(turned.start, turned.end), [turned]);

  const take = (read: string) => {
    if (read !== value && !notation.refuse?.(read)) onChange(read);
  };
  const show = (read: string) => {
    setText(notation.write(read));
    setProblem(notation.refuse?.(read));
    take(read);
  };
  const settle = () => {
    if (text.trim() === "") return;
    const read = notation.read(text);
    if (read) show(read);
    else setProblem(notation.unreadable);
  };
  return {
    problem,
    text,
    type: (typed) => {
      setText(typed);
      setProblem(undefined);
      // A whole value counts at once; a half-typed one waits, and an empty field means none.
      const read = notation.readWhole(typed);
      if (typed.trim() === "") onChange(null);
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
        if (!read) return;
        event.preventDefault();
        show(read);
      },
    },
  };
}
