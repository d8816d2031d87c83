import { readDecimal } from "@reserve/domain/money";
import { useOwnTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { decimalsOf, shiftPoint, writeNumber } from "./decimal.ts";
import type { FieldProps } from "./Field.tsx";
import { splitField, TextField } from "./TextField.tsx";
import { fieldTexts } from "./texts.ts";
import { type Reading, useTyped } from "./useTyped.ts";

interface PercentFieldProps extends FieldProps {
  /** Share in wire format: 0.05 for 5 %; null while the field is empty or its text is not a percentage. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Maximum share; 1 (100 %) by default. The minimum is 0. */
  max?: number;
  /** Maximum number of decimals of the percentage; 2 by default. */
  decimals?: number;
  isDisabled?: boolean;
}

/** A percentage: 5 is typed, 0.05 is sent, exactly. */
export function PercentField(props: PercentFieldProps) {
  const words = useOwnTexts(fieldTexts);
  const locale = useTextsLocale();
  const [field, { value, onChange, max = 1, decimals = 2, isDisabled = false }] = splitField(props);
  const write = (share: number) => writeNumber(Number(shiftPoint(share.toFixed(decimals + 2), 2)), locale, 0, decimals);

  const read = (text: string): Reading<number | null> => {
    if (text.trim() === "") return { value: null };
    const plain = readDecimal(text, locale);
    if (plain === null) return { value: null, problem: words.notPercent };
    const share = Number(shiftPoint(plain, -2));
    if (decimalsOf(plain) > decimals) return { value: share, problem: words.tooManyDecimals(decimals) };
    return { value: share, problem: share < 0 || share > max ? words.between(write(0), write(max)) : undefined };
  };
  const typed = useTyped(value, onChange, (share) => (share === null ? "" : write(share)), read, field.name);
  return (
    <TextField
      {...field}
      id={typed.id}
      after="%"
      autoComplete="off"
      disabled={isDisabled}
      error={typed.problem ?? field.error}
      inputMode="decimal"
      isNumeric
      onBlur={typed.settle}
      onChange={typed.onChange}
      onKeyDown={(event) => {
        if (event.key === "Enter") typed.settle();
      }}
      value={typed.text}
    />
  );
}
