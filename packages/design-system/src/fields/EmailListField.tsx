import { parseEmailList } from "@reserve/domain/email";
import { useMultipleSelection } from "downshift";
import { useId, useRef, useState } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useOwnTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { Chips } from "./Chips.tsx";
import { ChipsBox } from "./chips.styles.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { useRegisteredField, useRestoredText } from "./registry.ts";
import { InputElement } from "./TextField.styles.ts";
import { splitField } from "./TextField.tsx";
import { fieldTexts } from "./texts.ts";

interface EmailListFieldProps extends FieldProps {
  /** Valid e-mail addresses in their stored form (`parseEmail`), each once. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  isDisabled?: boolean;
}

/** A field for several e-mail addresses, typed one by one or pasted from a mail; invalid text stays in the input and is named in the error. */
export function EmailListField(props: EmailListFieldProps) {
  "use no memo"; // downshift's getters must run at every render
  const words = useOwnTexts(fieldTexts);
  const list = useListFormat();
  const [field, { value, onChange, placeholder, isDisabled = false }] = splitField(props);
  const id = useId();
  const { restored, isNew } = useRestoredText(field.name);
  const wrongIn = (text: string | undefined) => (text === undefined ? [] : parseEmailList(text, value).invalid);
  const [typed, setTyped] = useState(restored ?? "");
  const [wrong, setWrong] = useState<readonly string[]>(() => wrongIn(restored));
  if (isNew) {
    setTyped(restored ?? "");
    setWrong(wrongIn(restored));
  }
  const [announcement, setAnnouncement] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const remove = (email: string) => {
    onChange(value.filter((other) => other !== email));
    setAnnouncement(words.removed(email));
    input.current?.focus();
  };
  const { getSelectedItemProps, getDropdownProps } = useMultipleSelection<string>({
    selectedItems: [...value],
    onSelectedItemsChange: ({ selectedItems = [] }) => {
      setAnnouncement(words.removed(list(value.filter((email) => !selectedItems.includes(email)))));
      onChange([...selectedItems]);
    },
  });

  const take = (text: string) => {
    const read = parseEmailList(text, value);
    if (read.emails.length > 0) onChange([...value, ...read.emails]);
    setTyped(read.invalid.join("; "));
    setWrong(read.invalid);
    const there = read.duplicates.length > 0 ? words.alreadyThere(list(read.duplicates)) : "";
    setAnnouncement([read.emails.length > 0 ? words.added(list(read.emails)) : "", there].filter(Boolean).join(" "));
  };
  const problemOf = (parts: readonly string[]) => (parts.length > 0 ? words.notEmails(parts.length, list(parts)) : undefined);
  const takeTyped = () => {
    if (typed.trim() !== "") take(typed);
  };
  useRegisteredField({
    id,
    name: field.name,
    problem: problemOf(wrongIn(typed)),
    settle: takeTyped,
    text: typed.trim() === "" ? null : typed,
  });
  const help = field.help ?? words.emailsHelp;
  return (
    <Field {...field} error={problemOf(wrong) ?? field.error} help={help} id={id}>
      {(control) => (
        <ChipsBox>
          <Chips isDisabled={isDisabled} items={value} onRemove={remove} selection={{ getSelectedItemProps }} />
          <InputElement
            {...getDropdownProps({ ref: input, disabled: isDisabled })}
            {...control}
            autoCapitalize="none"
            autoComplete="off"
            inputMode="email"
            onBlur={takeTyped}
            onChange={(event) => {
              const text = event.target.value;
              setWrong([]);
              if (/[;,\n]\s*$/.test(text)) take(text);
              else setTyped(text);
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData("text/plain");
              if (!/[;,\n<]/.test(pasted)) return;
              event.preventDefault();
              take(`${typed}${pasted}`);
            }}
            onKeyDownCapture={(event) => {
              if (event.key !== "Enter" || typed.trim() === "") return;
              event.preventDefault();
              take(typed);
            }}
            placeholder={value.length === 0 ? placeholder : undefined}
            spellCheck={false}
            value={typed}
          />
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </ChipsBox>
      )}
    </Field>
  );
}

function useListFormat(): (items: readonly string[]) => string {
  const locale = useTextsLocale();
  return (items) => new Intl.ListFormat(locale).format(items);
}
