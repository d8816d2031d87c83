import { useId } from "react";
import { useWords } from "../texts/TextsProvider.tsx";
import { CountAnnouncement, CountedHelp, charactersLeft } from "./CharacterCount.tsx";
import { useRegisteredField } from "./registry.ts";
import { TextArea, type TextAreaProps } from "./TextField.tsx";
import { fieldWords } from "./words.ts";

interface CountedTextAreaProps extends Omit<TextAreaProps, "value" | "defaultValue" | "onChange" | "maxLength"> {
  value: string;
  onChange: (value: string) => void;
  /** How many characters the text may have; more can be typed and pasted, so that nothing is cut, and the field says how many too many. */
  maxCharacters: number;
}

/** Several lines of text, with the number of characters left; near the end it is also said aloud, once the typing rests. */
export function CountedTextArea({ value, onChange, maxCharacters, help, error, ...rest }: CountedTextAreaProps) {
  const words = useWords(fieldWords);
  const { left, isNear } = charactersLeft(value, maxCharacters);
  const sentence = left < 0 ? words.charactersTooMany(-left) : words.charactersLeft(left);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const problem = left < 0 ? sentence : undefined;
  // The value itself is the text: there is none to keep beside it, and nothing to complete.
  useRegisteredField({ id, name: undefined, problem, settle: () => {}, text: null });
  return (
    <>
      <TextArea
        {...rest}
        error={problem ?? error}
        help={<CountedHelp help={help} isNear={isNear} left={left} />}
        id={id}
        onChange={onChange}
        value={value}
      />
      <CountAnnouncement sentence={isNear ? sentence : ""} />
    </>
  );
}
