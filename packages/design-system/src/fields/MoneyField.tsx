import { fromCents, readDecimal, toCents } from "@reserve/domain/money";
import { useOwnTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { decimalsOf, writeNumber } from "./decimal.ts";
import type { FieldProps } from "./Field.tsx";
import { splitField, TextField } from "./TextField.tsx";
import { fieldTexts } from "./texts.ts";
import { type Reading, useTyped } from "./useTyped.ts";

interface MoneyFieldProps extends FieldProps {
  /** Euros in wire format, `"12.50"`; empty while the field is empty or its text is not an amount. */
  value: string;
  /** Called with `"12.50"` for `12,5`: exact to the cent. */
  onChange: (value: string) => void;
  /** Minimum in wire format; `"0.00"` by default, so that negative amounts are opt-in. */
  min?: string;
  /** Maximum in wire format. */
  max?: string;
  isDisabled?: boolean;
}

/** A field for an amount in euros, exact to the cent; on blur `12,5` becomes 12,50, in English 12.50, with the currency sign beside it. */
export function MoneyField(props: MoneyFieldProps) {
  const words = useOwnTexts(fieldTexts);
  const locale = useTextsLocale();
  const [field, { value, onChange, min = "0.00", max, isDisabled = false }] = splitField(props);
  const least = toCents(min) ?? 0;
  const most = max === undefined ? null : toCents(max);
  const write = (cents: number) => writeNumber(cents / 100, locale, 2, 2);

  const read = (text: string): Reading<string> => {
    if (text.trim() === "") return { value: "" };
    const plain = readDecimal(text, locale);
    if (plain === null) return { value: "", problem: words.notAmount };
    if (decimalsOf(plain) > 2) return { value: "", problem: words.tooManyDecimals(2) };
    const cents = toCents(plain.replace(/(\.\d\d)0+$/, "$1"));
    if (cents === null) return { value: "", problem: words.notAmount };
    const isOut = cents < least || (most !== null && cents > most);
    const range = most === null ? words.atLeast(write(least)) : words.between(write(least), write(most));
    return { value: fromCents(cents), problem: isOut ? range : undefined };
  };
  const typed = useTyped(
    value,
    onChange,
    (amount) => {
      const cents = toCents(amount);
      return cents === null ? amount : write(cents);
    },
    read,
    field.name,
  );
  return (
    <TextField
      {...field}
      id={typed.id}
      after="€"
      autoComplete="off"
      // CSS places the currency sign before the amount where the language does.
      data-locale={locale}
      disabled={isDisabled}
      error={typed.problem ?? field.error}
      inputMode={least < 0 ? "text" : "decimal"}
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
