/** A part of a text whose letters are all in one font. */
export interface Run {
  subset: "latin" | "latin-ext";
  text: string;
}

/** Returns a text with only letters that the fonts have; a missing one loses its accent or its superscript (« 3ᵉ »), or becomes a question mark. */
export function drawable(text: string): string {
  const letters: string[] = [];
  // Neither font has the narrow no-break space and the no-break hyphen: replaced by their wider variants.
  for (const letter of text
    .normalize("NFC")
    .replace(/[\u202f\u2009\u2007]/g, "\u00a0")
    .replace(/[\u2010\u2011]/g, "-")) {
    const shown = hasFace(letter) ? letter : [...letter.normalize("NFKD")].filter(hasFace).join("");
    letters.push(shown === "" ? "?" : shown);
  }
  return letters.join("");
}

/** Splits a drawable text by the font that has its letters. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const subset = isExtended(letter) ? "latin-ext" : "latin";
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += letter;
    else runs.push({ subset, text: letter });
  }
  return runs;
}

function hasFace(letter: string): boolean {
  return isLatin(letter) || isExtended(letter);
}

function isLatin(letter: string): boolean {
  return /^[\x20-\x7e\u00a0-\u00ff\u0152\u0153–—‘’‚“”„•…‹›€™]$/.test(letter);
}

function isExtended(letter: string): boolean {
  return /^[\u0100-\u0151\u0154-\u017fȘșȚțẞ]$/.test(letter);
}
