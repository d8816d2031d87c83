/** Maximum length of a URL segment made from a text. */
export const LONGEST_SEO = 75;

/** Letters that NFKD does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", đ: "d", ð: "d", ł: "l", þ: "th", ı: "i" };
/** « & » is written out in the language of the text. */
const AND: Readonly<Record<string, string>> = { fr: " et ", en: " and " };

/** Converts a text to a URL segment: « L’Étranger » gives l-etranger. At most 75 characters, cut between words; empty without letters or digits. */
export function textToSeo(text: string, locale = ""): string {
  return cut(seoWhileTyped(text, locale).replace(/-+$/, ""), LONGEST_SEO);
}

/** Returns whether a text is a URL segment: lower-case letters and digits, in groups separated by hyphens. */
export function isSeo(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** Sanitizes a URL segment while typing; keeps a trailing hyphen. */
export function seoWhileTyped(text: string, locale = ""): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[œæßøđðłþı]/g, (letter) => LETTERS[letter] ?? "")
    .replaceAll("&", AND[locale] ?? " ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "");
}

/** Returns a unique URL segment: appends the first free number, « romans », « romans-2 ». */
export function uniqueSeo(seo: string, taken: Iterable<string>): string {
  const others = new Set(taken);
  if (seo === "" || !others.has(seo)) return seo;
  for (let number = 2; ; number += 1) {
    const numbered = `${cut(seo, LONGEST_SEO - String(number).length - 1)}-${number}`;
    if (!others.has(numbered)) return numbered;
  }
}

/** Truncates between two words if possible. */
function cut(seo: string, length: number): string {
  if (seo.length <= length) return seo;
  const part = seo.slice(0, length + 1);
  return part.includes("-") ? part.slice(0, part.lastIndexOf("-")) : part.slice(0, length);
}

/** Returns the path of a product page on the public site. */
export function productAddress(ean: string): string {
  return `/livres/${ean}`;
}
