import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { GroupBox, ShelfBox } from "./RichText.styles.ts";

interface Shelf {
  /** The id of what says once for all texts which keys lead to the buttons. */
  keysId: string;
  /** Element for the buttons; null until mounted. */
  place: HTMLElement | null;
  /** Element for the keyboard help, whose text is loaded with the editor. */
  foot: HTMLElement | null;
  /** The id of the text whose buttons stand there. */
  current: string | undefined;
  setFocused: (textId: string) => void;
  /** Adds a text to the group; returns what removes it. */
  add: (textId: string) => () => void;
}

const ShelfContext = createContext<Shelf | null>(null);

/**
 * One row of buttons for the formatted texts in it: those of the text that was in focus last, of the first one before any was. The row stays in sight while
 * one scrolls through the texts. Without a group each text has its buttons above itself.
 */
export function RichTextGroup({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [textIds, setTextIds] = useState<readonly string[]>([]);
  const [focused, setFocused] = useState<string | null>(null);
  const keysId = useId();
  const add = useCallback((textId: string) => {
    setTextIds((ids) => [...ids, textId].sort(inDocumentOrder));
    return () => setTextIds((ids) => ids.filter((id) => id !== textId));
  }, []);
  const current = textIds.find((id) => id === focused) ?? textIds[0];
  return (
    <ShelfContext value={{ keysId, place, foot, current, setFocused, add }}>
      <GroupBox>
        <ShelfBox ref={setPlace} />
        {children}
        <p id={keysId} ref={setFoot} />
      </GroupBox>
    </ShelfContext>
  );
}

/** Each text waits for the editor on its own, so they appear in any order. */
function inDocumentOrder(oneId: string, otherId: string): number {
  const [one, other] = [document.getElementById(oneId), document.getElementById(otherId)];
  if (!one || !other) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The id of the sentence on keys of the group that a text stands in; null: it stands alone. */
export function useGroupKeysId(): string | null {
  return useContext(ShelfContext)?.keysId ?? null;
}

/** Takes the group's buttons for a text; called when the text is gone into. */
export function useTakesButtons(textId: string): () => void {
  const setFocused = useContext(ShelfContext)?.setFocused;
  return () => setFocused?.(textId);
}

interface ButtonsPlaceProps {
  textId: string;
  /** Shortcut to the buttons; shown below a single text field. */
  keys: string;
  children: ReactNode;
}

/** The buttons of a text where they stand: above it, or above its group while they are its. */
export function ButtonsPlace({ textId, keys, children }: ButtonsPlaceProps) {
  const shelf = useContext(ShelfContext);
  const add = shelf?.add;
  useEffect(() => add?.(textId), [add, textId]);
  if (!shelf) return children;
  if (!shelf.place || !shelf.foot || shelf.current !== textId) return null;
  return (
    <>
      {createPortal(children, shelf.place)}
      {createPortal(keys, shelf.foot)}
    </>
  );
}
