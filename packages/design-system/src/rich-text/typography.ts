const NO_BREAK = "\u00a0";
const NARROW_NO_BREAK = "\u202f";

interface Typed {
  text: string;
  /** Number of characters before the caret to replace. */
  replaced: 0 | 1;
}

/**
 * Returns what a key inserts in French after the preceding text: « » with their spaces for the straight quote, ’ for the straight apostrophe, and a
 * no-break space before : ; ! ? instead of a plain one. Null when the key inserts itself. Source: Lexique des règles typographiques en usage à
 * l’Imprimerie nationale.
 */
export function typed(before: string, key: string): Typed | null {
  const last = before.at(-1) ?? "";
  if (key === "'") return { text: "’", replaced: 0 };
  if (key === '"') {
    const opens = last === "" || /[\s([{«—–\ufffc-]/.test(last);
    if (opens) return { text: `«${NO_BREAK}`, replaced: 0 };
    return { text: `${last === " " ? "" : NO_BREAK}»`, replaced: 0 };
  }
  if (last !== " " || before.length < 2) return null;
  if (key === ":" || key === "»") return { text: NO_BREAK + key, replaced: 1 };
  if (key === ";" || key === "!" || key === "?") return { text: NARROW_NO_BREAK + key, replaced: 1 };
  return null;
}

/** Counts a text: words contain a letter or digit, characters include spaces. */
export function countOf(text: string): { words: number; signs: number } {
  return { words: text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length, signs: text.length };
}
