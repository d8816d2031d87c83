import { createContext, type ReactNode, useContext, useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { GroupBox, ShelfBox } from "./RichText.styles.ts";

interface Shelf {
  /** The id of what says once for all texts which keys lead to the buttons. */
  keysId: string;
  /** Where the buttons stand; null until it is drawn. */
  place: HTMLElement | null;
  /** Where the sentence on keys stands: the texts bring the words, which are loaded with them. */
  foot: HTMLElement | null;
  /** The text whose buttons stand there; null: of none yet. */
  current: Holder | null;
  setCurrent: (choose: (previous: Holder | null) => Holder | null) => void;
}

interface Holder {
  textId: string;
  /** Whether it has been in focus; if not, a text above it takes the buttons when it appears. */
  wasFocused: boolean;
}

const ShelfContext = createContext<Shelf | null>(null);

/**
 * One row of buttons for the formatted texts in it, those of the text that was in focus last, which stays in sight while one scrolls through them; without
 * a group each text has its buttons above itself.
 */
export function RichTextGroup({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [current, setCurrent] = useState<Holder | null>(null);
  const keysId = useId();
  return (
    <ShelfContext value={{ keysId, place, foot, current, setCurrent }}>
      <GroupBox>
        <ShelfBox ref={setPlace} />
        {children}
        <p id={keysId} ref={setFoot} />
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
  return () => setCurrent?.(() => ({ textId, wasFocused: true }));
}

interface ButtonsPlaceProps {
  textId: string;
  /** Which keys lead to the buttons; a text by itself says it below itself. */
  keys: string;
  children: ReactNode;
}

/** The buttons of a text where they stand: above it, or above its group while it is the one that was in focus last. */
export function ButtonsPlace({ textId, keys, children }: ButtonsPlaceProps) {
  const shelf = useContext(ShelfContext);
  const setCurrent = shelf?.setCurrent;
  const isFree = shelf?.current === null;
  // Texts appear in any order, as each waits for the editor on its own. Before any is in focus, the first one on the page has the buttons; when theirs goes,
  // the first of those that are left.
  useEffect(() => {
    setCurrent?.((previous) => {
      if (previous && (previous.wasFocused || !isAbove(textId, previous.textId))) return previous;
      return { textId, wasFocused: false };
    });
  }, [isFree, setCurrent, textId]);
  useEffect(() => () => setCurrent?.((previous) => (previous?.textId === textId ? null : previous)), [setCurrent, textId]);
  if (!shelf) return children;
  if (!shelf.place || !shelf.foot || shelf.current?.textId !== textId) return null;
  return (
    <>
      {createPortal(children, shelf.place)}
      {createPortal(keys, shelf.foot)}
    </>
  );
}

function isAbove(textId: string, otherId: string): boolean {
  const other = document.getElementById(otherId);
  const position = other ? document.getElementById(textId)?.compareDocumentPosition(other) : undefined;
  return position !== undefined && (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
