/** Returns a sort key: lower case without accents or ligatures, so that every database sorts French alike. */
export function sortKey(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/ß/g, "ss");
}

/** Returns a copied text in its plain form: full-width letters and ligatures as usual ones, without invisible format characters. */
export function visibleText(text: string): string {
  return text.normalize("NFKC").replace(/\p{Cf}/gu, "");
}

/** Returns the sort key with everything but letters and digits replaced by single spaces, so that « l’etranger » finds « L'Étranger ». */
export function searchKey(text: string): string {
  return sortKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Returns whether a text is the code of a language: three lower-case letters (ISO 639-2/B), as ONIX and the catalogue have it. */
export function isLanguageCode(text: string): boolean {
  return /^[a-z]{3}$/.test(text);
}
