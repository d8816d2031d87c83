import { useEffect, useRef, useState } from "react";
import { IconButton } from "../actions/Button.tsx";
import { SearchIcon, XIcon } from "../icons.ts";
import { useTexts } from "../texts/TextsProvider.tsx";
import { SearchBox } from "./SearchField.styles.ts";
import { TextField } from "./TextField.tsx";

interface SearchFieldProps {
  /** Heard, not shown: what is searched. */
  label: string;
  placeholder?: string;
  /** The text that the page searches for; a new one from outside replaces what is typed. */
  value: string;
  /** Called once the typing rests, and at once on Enter, so that a scanner's code counts immediately. */
  onDebouncedChange: (value: string) => void;
  /** How long the typing must rest; 300 ms when absent. */
  delayMs?: number;
  /** Called on Enter with the text, after the search; a scanner ends with it. */
  onEnter?: (value: string) => void;
  name?: string;
}

/** A search that starts while one types and never loses the focus. */
export function SearchField({ label, placeholder, value, onDebouncedChange, delayMs = 300, onEnter, name }: SearchFieldProps) {
  const texts = useTexts();
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);
  // What was sent and not answered yet.
  const [sent, setSent] = useState<string | null>(null);

  // A value of the page's own (« Effacer les filtres », Back, a scanner's keys read as digits) replaces the text. The answer to what was sent never
  // takes back letters typed meanwhile, nor the space before the next word.
  if (value !== given) {
    setGiven(value);
    const isTypedOn = sent !== null && typed !== sent;
    if (!isTypedOn && value.trim() !== typed.trim()) setTyped(value);
    setSent(null);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    if (next === value && sent === null) return;
    setSent(next);
    onDebouncedChange(next);
  };
  return (
    <SearchBox>
      <TextField
        after={
          typed === "" ? null : (
            <IconButton
              icon={<XIcon size={14} />}
              label={texts.clearSearch}
              onClick={() => {
                setTyped("");
                send("");
                input.current?.focus();
              }}
              size="small"
            />
          )
        }
        autoComplete="off"
        before={<SearchIcon />}
        isLabelHidden
        label={label}
        name={name}
        onChange={(next) => {
          setTyped(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(next), delayMs);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            send(typed);
            onEnter?.(typed);
          } else if (event.key === "Escape" && typed !== "") {
            event.preventDefault();
            setTyped("");
            send("");
          }
        }}
        placeholder={placeholder}
        ref={input}
        spellCheck={false}
        type="search"
        value={typed}
      />
    </SearchBox>
  );
}
