import { type CoverFace, widthOf } from "./letters.ts";

/** A title in lines at the size at which they fit. */
export interface SetTitle {
  lines: readonly string[];
  size: number;
}

interface Room {
  face: CoverFace;
  width: number;
  maxLines: number;
  /** The largest size. */
  size: number;
}

/** Minimum font size; smaller text is not legible. */
const SMALLEST = 9.5;
const STEP = 0.5;

/**
 * Returns the largest size at which a title fits without breaking a word; a short word stays with the next one where that costs no more than a fifth
 * of the size. A title that still does not fit is hyphenated and ends in « … ».
 */
export function setTitle(title: string, room: Room): SetTitle {
  const words = title
    .trim()
    .split(/[ \t\n]+/)
    .filter(Boolean);
  const free = fitted(words, room);
  const tied = fitted(tiedWords(words), room);
  if (tied && (!free || tied.size >= free.size * 0.8)) return tied;
  return free ?? broken(words, room);
}

/** Returns the first form of a text that fits in one line at the size; if none fits, the last one truncated. */
export function firstThatFits(forms: readonly string[], face: CoverFace, size: number, width: number): string {
  const fits = forms.find((form) => widthOf(form, face) * size <= width);
  return fits ?? cut(forms.at(-1) ?? "", face, width / size);
}

/** The forms of a name, the longest first: « Georges Perec », « G. Perec », « Perec ». */
export function formsOfName(name: string): readonly string[] {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  if (rest.length === 0) return [first];
  return [name.trim(), `${first.slice(0, 1)}. ${rest.join(" ")}`, rest.join(" "), rest.at(-1) ?? first];
}

function fitted(words: readonly string[], { face, width, maxLines, size }: Room): SetTitle | null {
  for (let tried = size; tried >= SMALLEST; tried -= STEP) {
    const lines = wrapped(words, face, width / tried);
    if (lines && lines.length <= maxLines) return { lines, size: tried };
  }
  return null;
}

/** Returns lines of at most that width; null when a word is wider. */
function wrapped(words: readonly string[], face: CoverFace, width: number): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    if (widthOf(word, face) > width) return null;
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && widthOf(longer, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Joins short words to the next one with a no-break space. */
function tiedWords(words: readonly string[]): string[] {
  const tied: string[] = [];
  let before = "";
  for (const [index, word] of words.entries()) {
    const isShort = word.length <= 3 && index < words.length - 1;
    if (isShort) before += `${word}\u00a0`;
    else {
      tied.push(before + word);
      before = "";
    }
  }
  return tied;
}

function broken(words: readonly string[], { face, width, maxLines }: Room): SetTitle {
  const most = width / SMALLEST;
  const pieces = words.flatMap((word) => hyphenated(word, face, most));
  const lines = wrapped(pieces, face, most) ?? [];
  if (lines.length <= maxLines) return { lines, size: SMALLEST };
  const shown = lines.slice(0, maxLines);
  const last = shown.pop() ?? "";
  return { lines: [...shown, cut(`${last}…`, face, most)], size: SMALLEST };
}

/** Splits a word into pieces of at most that width, each but the last with a hyphen. */
function hyphenated(word: string, face: CoverFace, width: number): string[] {
  if (widthOf(word, face) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const letter of word) {
    if (widthOf(`${piece}${letter}-`, face) > width && piece !== "") {
      pieces.push(`${piece}-`);
      piece = "";
    }
    piece += letter;
  }
  return [...pieces, piece];
}

function cut(text: string, face: CoverFace, width: number): string {
  if (widthOf(text, face) <= width) return text;
  const letters = [...text.replace(/…$/, "")];
  while (letters.length > 0 && widthOf(`${letters.join("")}…`, face) > width) letters.pop();
  return letters.length === 0 ? "" : `${letters.join("").trimEnd()}…`;
}
