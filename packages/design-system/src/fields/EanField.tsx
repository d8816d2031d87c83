import { bareCode, parseEan } from "@reserve/domain/ean";
import { useEffect, useState } from "react";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import type { FieldProps } from "./Field.tsx";
import { splitField, TextField } from "./TextField.tsx";
import { fieldTexts } from "./texts.ts";
import { type Reading, useTyped } from "./useTyped.ts";

interface EanFieldProps extends FieldProps {
  /** The thirteen digits, or the typed text while it is not a valid EAN. */
  value: string;
  onChange: (value: string) => void;
  /** Called with the thirteen digits on Enter, which ends every scan; Enter never sends the form. */
  onScan?: ((ean: string) => void) | undefined;
  placeholder?: string;
  isDisabled?: boolean;
}

/** A field for a book's code, typed, pasted or scanned: the check digit is verified, an ISBN-10 converted, hyphens added on blur. */
export function EanField(props: EanFieldProps) {
  const words = useOwnTexts(fieldTexts);
  const [field, { value, onChange, onScan, placeholder, isDisabled = false }] = splitField(props);
  const hyphenate = useHyphens();

  const read = (text: string): Reading<string> => {
    const verdict = parseEan(text);
    if (verdict.isValid) return { value: verdict.ean };
    if (verdict.reason === "Empty") return { value: "" };
    if (verdict.reason === "CheckDigit") return { value: text, problem: words.eanCheckDigit(verdict.expected) };
    return { value: text, problem: verdict.reason === "Length" ? words.eanLength(bareCode(text).length) : words.eanCharacters };
  };
  const typed = useTyped(value, onChange, hyphenate, read, field.name);
  const [isConverted, setIsConverted] = useState(false);
  const verdict = parseEan(value);
  const note = verdict.isValid ? (isConverted ? words.isbn10Converted : words.ean)(hyphenate(verdict.ean)) : null;
  return (
    <TextField
      {...field}
      id={typed.id}
      autoComplete="off"
      disabled={isDisabled}
      error={typed.problem ?? field.error}
      help={<span role="status">{note ?? field.help ?? words.eanHelp}</span>}
      inputMode="numeric"
      onBlur={typed.settle}
      onChange={(text) => {
        setIsConverted(/^\d{9}[\dX]$/.test(bareCode(text)));
        typed.onChange(text);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        typed.settle();
        const scanned = parseEan(event.currentTarget.value);
        if (scanned.isValid) onScan?.(scanned.ean);
      }}
      placeholder={placeholder}
      spellCheck={false}
      value={typed.text}
    />
  );
}

/** Returns a function that hyphenates an ISBN; until the table of publishers is loaded (lazily), it returns the code unchanged. */
function useHyphens(): (code: string) => string {
  const [hyphenate, setHyphenate] = useState<(code: string) => string>(() => (code: string) => code);
  useEffect(() => {
    let isGone = false;
    import("@reserve/domain/isbn").then(
      ({ formatIsbn }) => {
        if (!isGone) setHyphenate(() => formatIsbn);
      },
      () => undefined, // without the table, the code is shown without hyphens
    );
    return () => {
      isGone = true;
    };
  }, []);
  return hyphenate;
}
