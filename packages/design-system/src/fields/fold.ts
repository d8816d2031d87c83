/** The text without accents, ligatures, case and typographic marks, so that « oeuvre » finds « Œuvre » and « eluard » finds « Éluard ». */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("’", "'");
}

/** Returns start and length of a folded query in the original text, or null. */
export function findFolded(text: string, query: string): { start: number; length: number } | null {
  const wanted = fold(query.trim());
  if (wanted === "") return null;
  // Character by character, because folding changes lengths (œ becomes two letters).
  const letters = Array.from(text);
  const folded = letters.map(fold);
  const at = folded.join("").indexOf(wanted);
  if (at < 0) return null;
  let position = 0;
  let start = 0;
  let length = 0;
  folded.forEach((part, index) => {
    const letter = letters[index] ?? "";
    if (position + part.length <= at) start += letter.length;
    else if (position < at + wanted.length) length += letter.length;
    position += part.length;
  });
  return { start, length };
}
