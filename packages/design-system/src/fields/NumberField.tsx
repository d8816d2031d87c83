import { readDecimal } from "@reserve/domain/money";
import type { KeyboardEvent } from "react";
import { IconButton } from "../actions/Button.tsx";
import { MinusIcon, PlusIcon } from "../icons.ts";
import { useOwnTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { decimalsOf, writeNumber } from "./decimal.ts";
import type { FieldProps } from "./Field.tsx";
import { Steps } from "./NumberField.styles.ts";
import { splitField, TextField } from "./TextField.tsx";
import { fieldTexts } from "./texts.ts";
import { type Reading, useTyped } from "./useTyped.ts";

interface NumberFieldProps extends FieldProps {
  /** Null while the field is empty or its text is not a number. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Step of ↑, ↓ and of the buttons, which are only shown when it is set. Without it keys step by 1. */
  step?: number;
  /** Maximum number of decimals; 0 by default. */
  decimals?: number;
  /** Formats the number as a year, without digit grouping. */
  isYear?: boolean;
  /** A unit inside the frame: « g », « ex. ». */
  unit?: string;
  isDisabled?: boolean;
}

/** The spinbutton's keys, in steps. */
const stepsOf: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A number field for typed input or arrow keys; on blur the number is formatted for the locale. */
export function NumberField(props: NumberFieldProps) {
  const words = useOwnTexts(fieldTexts);
  const locale = useTextsLocale();
  const [field, { value, onChange, min, max, step, decimals = 0, isYear = false, unit, isDisabled = false }] = splitField(props);
  const write = (number: number) => (isYear ? String(number) : writeNumber(number, locale, 0, decimals));

  const read = (text: string): Reading<number | null> => {
    if (text.trim() === "") return { value: null };
    const plain = readDecimal(text, locale);
    if (plain === null) return { value: null, problem: decimals === 0 ? words.notWhole : words.notNumber };
    const number = Number(plain);
    if (decimalsOf(plain) > decimals) return { value: number, problem: decimals === 0 ? words.notWhole : words.tooManyDecimals(decimals) };
    const isOut = (min !== undefined && number < min) || (max !== undefined && number > max);
    return { value: number, problem: isOut ? rangeSentence() : undefined };
  };
  const rangeSentence = () => {
    if (min === undefined) return words.atMost(write(max ?? 0));
    return max === undefined ? words.atLeast(write(min)) : words.between(write(min), write(max));
  };
  const typed = useTyped(value, onChange, (number) => (number === null ? "" : write(number)), read, field.name);

  const clamp = (number: number) => Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, number));
  const put = (number: number) => {
    typed.forget();
    const next = clamp(Number(number.toFixed(decimals)));
    if (next !== value) onChange(next);
  };
  const go = (steps: number) => put(value === null ? 0 : value + steps * (step ?? 1));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") typed.settle();
    if (isDisabled || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const steps = stepsOf[event.key];
    const bound = event.key === "Home" ? min : event.key === "End" ? max : undefined;
    if (steps === undefined && bound === undefined) return;
    event.preventDefault();
    if (steps !== undefined) go(steps);
    else if (bound !== undefined) put(bound);
  };
  const label = typeof field.label === "string" ? field.label : "";
  const inputMode = min === undefined || min < 0 ? "text" : decimals === 0 ? "numeric" : "decimal";
  return (
    <TextField
      {...field}
      id={typed.id}
      after={
        step === undefined || isDisabled ? (
          unit
        ) : (
          <Steps>
            {unit}
            <IconButton
              disabledReason={value !== null && min !== undefined && value <= min ? words.atLeast(write(min)) : undefined}
              icon={<MinusIcon size={14} />}
              label={words.decrease(label)}
              onClick={() => go(-1)}
              size="small"
              tabIndex={-1}
            />
            <IconButton
              disabledReason={value !== null && max !== undefined && value >= max ? words.atMost(write(max)) : undefined}
              icon={<PlusIcon size={14} />}
              label={words.increase(label)}
              onClick={() => go(1)}
              size="small"
              tabIndex={-1}
            />
          </Steps>
        )
      }
      aria-valuemax={max}
      aria-valuemin={min}
      aria-valuenow={value ?? undefined}
      aria-valuetext={value === null ? undefined : `${write(value)}${unit ? `\u00a0${unit}` : ""}`}
      autoComplete="off"
      disabled={isDisabled}
      error={typed.problem ?? field.error}
      inputMode={inputMode}
      isNumeric
      onBlur={typed.settle}
      onChange={typed.onChange}
      onKeyDown={onKeyDown}
      role="spinbutton"
      value={typed.text}
    />
  );
}
