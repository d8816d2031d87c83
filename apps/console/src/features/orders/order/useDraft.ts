import { useState } from "react";

/** A text that is kept for this tab while it is being written: a reload or a lost session gives it back. Empty means forgotten. */
export function useDraft(key: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? "");
  return [
    text,
    (next) => {
      setText(next);
      try {
        if (next === "") sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, next);
      } catch (error) {
        // A full storage costs the draft only at the next reload.
        console.warn("The draft is not kept on this device.", error);
      }
    },
  ];
}
