import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { GroupBox, ShelfBox } from "./RichText.styles.ts";

interface Shelf {
  /** Id of the element that describes, once for all texts, the keys that reach the buttons. */
  keysId: string;
  /** Element for the buttons; null until mounted. */
  place: HTMLElement | null;
  /** Element for the keyboard help, whose text is loaded with the editor. */
  foot: HTMLElement | null;
  /** Id of the text whose buttons are shown. */
  current: string | undefined;
  setFocused: (textId: string) => void;
  /** Adds a text to the group; returns what removes it. */
  add: (textId: string) => () => void;
}

const ShelfContext = createContext<Shelf | null>(null);

/**
 * A shared row of buttons for the formatted texts inside it: it serves the text that had the focus last, initially the first one. The row is sticky
 * while the user scrolls through the texts. Without a group each text has its own buttons.
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

/** Returns the id of the keyboard help of the surrounding group; null outside a group. */
export function useGroupKeysId(): string | null {
  return useContext(ShelfContext)?.keysId ?? null;
}

/** Returns a function that assigns the group's buttons to a text; call it when the text is focused. */
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

/** Renders the buttons of a text: above it, or above its group while the text is the current one. */
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
