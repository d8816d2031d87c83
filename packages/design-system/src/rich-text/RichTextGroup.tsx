import { createContext, type ReactNode, useContext, useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../texts/TextsProvider.tsx";
import { GroupBox, ShelfBox } from "./RichText.styles.ts";
import { words } from "./words.ts";

interface Shelf {
  /** The id of what says once for all texts which keys lead to the buttons. */
  keysId: string;
  /** Where the buttons stand; null until it is drawn. */
  place: HTMLElement | null;
  /** The id of the text whose buttons stand there; null: of none yet. */
  current: string | null;
  setCurrent: (choose: (was: string | null) => string | null) => void;
}

const ShelfContext = createContext<Shelf | null>(null);

/**
 * One row of buttons for the formatted texts in it, those of the text that was in focus last, which stays in sight while one scrolls through them; without
 * a group each text has its buttons above itself.
 */
export function RichTextGroup({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const keysId = useId();
  const said = useWords(words);
  return (
    <ShelfContext value={{ keysId, place, current, setCurrent }}>
      <GroupBox>
        <ShelfBox ref={setPlace} />
        {children}
        <p id={keysId}>{said.keys}</p>
      </GroupBox>
    </ShelfContext>
  );
}

/** The id of the sentence on keys of the group that a text stands in; null: it stands alone. */
export function useGroupKeysId(): string | null {
  return useContext(ShelfContext)?.keysId ?? null;
}

/** Takes the group's buttons for a text; called when the text is gone into. */
export function useTakesButtons(textId: string): () => void {
  const setCurrent = useContext(ShelfContext)?.setCurrent;
  return () => setCurrent?.(() => textId);
}

/** The buttons of a text where they stand: above it, or above its group while it is the one that was in focus last. */
export function ButtonsPlace({ textId, children }: { textId: string; children: ReactNode }) {
  const shelf = useContext(ShelfContext);
  const setCurrent = shelf?.setCurrent;
  const isFree = shelf?.current === null;
  // Before any is in focus the first text has them, and another one when the one that had them goes.
  useEffect(() => {
    if (isFree) setCurrent?.((was) => was ?? textId);
  }, [isFree, setCurrent, textId]);
  useEffect(() => () => setCurrent?.((was) => (was === textId ? null : was)), [setCurrent, textId]);
  if (!shelf) return children;
  return shelf.place && shelf.current === textId ? createPortal(children, shelf.place) : null;
}
