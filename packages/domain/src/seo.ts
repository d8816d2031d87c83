/** The most signs that the part of a URL made of a text has. */
export const LONGEST_SEO = 75;

/** What NFKD leaves whole. */
const LETTERS: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", đ: "d", ð: "d", ł: "l", þ: "th", ı: "i" };
/** « & » is read as a word of its language. */
const AND: Readonly<Record<string, string>> = { fr: " et ", en: " and " };

/** The part of a URL that a text makes: « L’Étranger » gives l-etranger. At most 75 signs, cut between words; empty where the text has neither letter nor figure. */
export function textToSeo(text: string, locale = ""): string {
  return cut(seoWhileTyped(text, locale).replace(/-+$/, ""), LONGEST_SEO);
}

/** What is left of letters as they are typed; a hyphen at the end stays, because more follows. */
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

/** The same part where others have it already: a number is put behind it, the first that is free; « romans », « romans-2 ». */
export function uniqueSeo(seo: string, taken: Iterable<string>): string {
  const others = new Set(taken);
  if (seo === "" || !others.has(seo)) return seo;
  for (let number = 2; ; number += 1) {
    const numbered = `${cut(seo, LONGEST_SEO - String(number).length - 1)}-${number}`;
    if (!others.has(numbered)) return numbered;
  }
}

/** Between two words where there are any. */
function cut(seo: string, length: number): string {
  if (seo.length <= length) return seo;
  const part = seo.slice(0, length + 1);
  return part.includes("-") ? part.slice(0, part.lastIndexOf("-")) : part.slice(0, length);
}

/** Where the public site has the page of a title: what a text of the shop links to. */
export function productAddress(ean: string): string {
  return `/livres/${ean}`;
}
