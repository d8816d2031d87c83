import { useState } from "react";
import { useUser } from "./permissions.ts";
import { readStored, store } from "./stored.ts";

/** A text that is stored for this person in this tab while it is being written: a reload or a lost session gives it back. Empty means forgotten. */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
  const userId = useUser().data?.id ?? 0;
  const [text, setText] = useState(() => {
    const stored = readStored("tab", userId, `text ${name}`);
    return typeof stored === "string" ? stored : "";
  });
  return [
    text,
    (next) => {
      setText(next);
      store("tab", userId, `text ${name}`, next || null);
    },
  ];
}
