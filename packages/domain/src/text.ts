/** Returns a sort key: lower case without accents or ligatures, so that every database sorts French alike. */
export function sortKey(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/ß/g, "ss");
}

/** Returns the sort key with everything but letters and digits replaced by single spaces, so that « l’etranger » finds « L'Étranger ». */
export function searchKey(text: string): string {
  return sortKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
