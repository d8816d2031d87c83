import { type ReactNode, useEffect, useState } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useWords } from "../texts/TextsProvider.tsx";
import { CountLine } from "./CharacterCount.styles.ts";
import { fieldWords } from "./words.ts";

/** Near the end means the last tenth, and 20 characters at least. */
const nearEnd = (max: number) => Math.max(20, Math.floor(max / 10));

/** Returns how many characters a text has left, and whether that is near the end. */
export function charactersLeft(text: string, max: number): { left: number; isNear: boolean } {
  const left = max - [...text].length;
  return { left, isNear: left <= nearEnd(max) };
}

/** The help of a field with the number of characters left at the right edge. */
export function CountedHelp({ help, left, isNear }: { help: ReactNode; left: number; isNear: boolean }) {
  const words = useWords(fieldWords);
  return (
    <CountLine data-near={isNear || undefined}>
      <span>{help}</span>
      <span>{left < 0 ? null : words.charactersLeft(left)}</span>
    </CountLine>
  );
}

/** Announces a sentence about the number of characters once the typing rests. */
export function CountAnnouncement({ sentence }: { sentence: string }) {
  const [text, setText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setText(sentence), 600);
    return () => clearTimeout(timer);
  }, [sentence]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}

interface WithCountProps {
  text: string | undefined;
  max: number | undefined;
  help: ReactNode;
  children: (help: ReactNode) => ReactNode;
}

/** Draws a field whose text is cut at `max`: near the end its help says how many characters are left. */
export function WithCount({ text = "", max, help, children }: WithCountProps) {
  const words = useWords(fieldWords);
  // A code of a few characters is near its end from the first one on.
  if (max === undefined || max <= nearEnd(max)) return children(help);
  const { left, isNear } = charactersLeft(text, max);
  return (
    <>
      {children(isNear ? <CountedHelp help={help} isNear left={left} /> : help)}
      {isNear ? <CountAnnouncement sentence={words.charactersLeft(Math.max(0, left))} /> : null}
    </>
  );
}
