import { useEffect, useId, useState } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { CountLine } from "./CountedTextArea.styles.ts";
import { useRegisteredField } from "./registry.ts";
import { TextArea, type TextAreaProps } from "./TextField.tsx";
import { fieldTexts } from "./texts.ts";

interface CountedTextAreaProps extends Omit<TextAreaProps, "value" | "defaultValue" | "onChange" | "maxLength"> {
  value: string;
  onChange: (value: string) => void;
  /** Maximum characters; longer input is preserved, and the field shows by how many it is too long. */
  maxCharacters: number;
}

/** Near the end means the last tenth, and 20 characters at least. */
const nearEnd = (max: number) => Math.max(20, Math.floor(max / 10));

/** A multi-line field with the number of characters left; near the limit the number is also announced, once typing pauses. */
export function CountedTextArea({ value, onChange, maxCharacters, help, error, ...rest }: CountedTextAreaProps) {
  const words = useOwnTexts(fieldTexts);
  const left = maxCharacters - [...value].length;
  const [announcement, setAnnouncement] = useState("");
  const sentence = left < 0 ? words.charactersTooMany(-left) : words.charactersLeft(left);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const problem = left < 0 ? sentence : undefined;
  // The value is the text itself: there is no unfinished text to store, and nothing to complete.
  useRegisteredField({ id, name: undefined, problem, settle: () => {}, text: null });
  const isNear = left <= nearEnd(maxCharacters);
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(isNear ? sentence : ""), 600);
    return () => clearTimeout(timer);
  }, [isNear, sentence]);
  return (
    <>
      <TextArea
        {...rest}
        error={problem ?? error}
        help={
          <CountLine data-near={isNear || undefined}>
            <span>{help}</span>
            <span>{left < 0 ? null : words.charactersLeft(left)}</span>
          </CountLine>
        }
        id={id}
        onChange={onChange}
        value={value}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
