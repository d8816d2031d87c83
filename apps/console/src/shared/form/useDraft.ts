import { useState } from "react";
import { useUser } from "../session/permissions.ts";
import { readStored, store } from "../session/stored.ts";

/**
 * Stores a text for this user in this tab while it is being written: it is restored after a reload or a lost session. An empty text deletes the
 * draft.
 */
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
