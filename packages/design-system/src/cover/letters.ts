/** The faces that covers are set in: Literata in half-bold and in italic, Radio Canada in half-bold and medium, narrowed. */
export type CoverFace = "serif" | "italic" | "sans" | "text";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .,;:!?’'-–«»&/()œŒæÆ…";

// Hundredths of the font size, measured in Chromium; a letter that is missing here counts as wide as an « m ».
const WIDTHS: Readonly<Record<CoverFace, readonly number[]>> = {
  serif: [
    60, 45, 55, 55, 60, 50, 60, 50, 60, 60, 80, 70, 70, 80, 65, 60, 80, 85, 40, 55, 75, 65, 100, 85, 80, 65, 80, 75, 60, 75, 80, 80, 115,
    80, 80, 70, 60, 65, 55, 65, 60, 38, 65, 70, 40, 35, 65, 40, 100, 70, 65, 65, 65, 55, 50, 45, 65, 65, 90, 70, 65, 55, 20, 40, 35, 35, 40,
    30, 55, 30, 25, 35, 55, 55, 55, 80, 25, 35, 35, 95, 110, 85, 105, 90,
  ],
  italic: [
    60, 40, 55, 55, 55, 55, 55, 55, 55, 55, 70, 65, 65, 75, 60, 55, 65, 75, 35, 40, 70, 60, 95, 75, 75, 60, 70, 70, 50, 65, 75, 70, 100, 70,
    70, 65, 60, 55, 50, 60, 50, 35, 55, 60, 30, 30, 55, 30, 90, 60, 55, 60, 55, 50, 45, 40, 60, 55, 80, 55, 55, 50, 20, 35, 35, 35, 35, 35,
    50, 25, 25, 35, 50, 50, 55, 75, 25, 35, 35, 85, 100, 80, 95, 100,
  ],
  sans: [
    55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 60, 65, 60, 70, 60, 55, 65, 70, 40, 50, 65, 55, 80, 75, 70, 60, 70, 65, 55, 60, 65, 60, 90, 60,
    60, 60, 55, 55, 50, 60, 55, 40, 60, 55, 25, 25, 50, 25, 85, 55, 55, 55, 60, 35, 45, 45, 60, 50, 75, 50, 50, 50, 25, 25, 25, 25, 25, 35,
    50, 25, 25, 35, 60, 50, 50, 65, 35, 30, 30, 85, 95, 85, 90, 75,
  ],
  text: [
    55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 60, 60, 60, 65, 60, 55, 65, 70, 40, 55, 60, 55, 80, 75, 70, 60, 70, 60, 55, 60, 70, 60, 90, 60,
    60, 55, 50, 60, 50, 60, 55, 38, 60, 65, 25, 25, 55, 30, 90, 65, 55, 60, 60, 40, 45, 45, 55, 50, 75, 50, 50, 50, 25, 25, 25, 25, 25, 30,
    45, 20, 25, 35, 60, 50, 50, 60, 35, 30, 35, 85, 95, 85, 90, 75,
  ],
};

/** Returns the width of a text at font size 1. */
export function widthOf(text: string, face: CoverFace): number {
  let sum = 0;
  for (const letter of text.normalize("NFD")) {
    if (/\p{M}/u.test(letter)) continue;
    const at = LETTERS.indexOf(letter === "\u00a0" || letter === "\u202f" ? " " : letter);
    sum += (at < 0 ? WIDTHS[face][LETTERS.indexOf("m")] : WIDTHS[face][at]) ?? 90;
  }
  return sum / 100;
}
