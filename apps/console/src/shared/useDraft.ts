import { useState } from "react";
import { keep, readKept } from "./kept.ts";
import { useUser } from "./permissions.ts";

/** A text that is kept for this person in this tab while it is being written: a reload or a lost session gives it back. Empty means forgotten. */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
  const userId = useUser().data?.id ?? 0;
  const [text, setText] = useState(() => {
    const kept = readKept("tab", userId, `text ${name}`);
    return typeof kept === "string" ? kept : "";
  });
  return [
    text,
    (next) => {
      setText(next);
      keep("tab", userId, `text ${name}`, next || null);
    },
  ];
}
