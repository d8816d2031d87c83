import { useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "../actions/Button.tsx";
import { SearchIcon, XIcon } from "../icons.ts";
import { useTexts } from "../texts/TextsProvider.tsx";
import { SearchBox } from "./SearchField.styles.ts";
import { TextField } from "./TextField.tsx";

interface SearchFieldProps {
  /** Visually hidden label: what is searched. */
  label: string;
  placeholder?: string;
  /** Search text of the page; a new one from outside replaces the typed text. */
  value: string;
  /** Called once the typing rests, and at once on Enter, so that a scanner's code counts immediately. */
  onDebouncedChange: (value: string) => void;
  /** Idle time before a search in milliseconds; 150 by default. */
  delayMs?: number;
  /** Called on Enter with the text, after the search; a scanner ends with it. */
  onEnter?: (value: string) => void;
  name?: string;
}

/** A search field that searches while typing and never loses the focus. */
export function SearchField({ label, placeholder, value, onDebouncedChange, delayMs = 150, onEnter, name }: SearchFieldProps) {
  const texts = useTexts();
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // Values reported to the page that it has not returned yet, oldest first.
  const [sent, setSent] = useState<readonly string[]>([]);

  // A value of the page's own (« Effacer les filtres », Back, a scanner's keys converted to digits) replaces the text. A reported value that comes
  // back never removes letters typed meanwhile, nor the space before the next word, however late it arrives and whatever was reported since.
  if (value !== lastValue) {
    setLastValue(value);
    const answered = sent.findIndex((text) => text.trim() === value.trim());
    const isTypedOn = sent.length > 1 || (sent.length === 1 && typed !== sent[0]);
    if (answered < 0 && !isTypedOn && value.trim() !== typed.trim()) setTyped(value);
    setSent(sent.slice(answered < 0 ? 1 : answered + 1));
  }

  const send = (next: string) => {
    // Leading or trailing spaces do not change the query, so no response would come.
    if (next.trim() === (sent.at(-1) ?? value).trim()) return;
    setSent([...sent, next]);
    onDebouncedChange(next);
  };
  // Reported with the latest callback: other filters set since the last key stay set.
  const sendRested = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendRested(typed), delayMs);
    return () => clearTimeout(timer);
  }, [typed, delayMs]);

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
        onChange={setTyped}
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
