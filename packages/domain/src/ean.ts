import { fromAzerty } from "./azerty.ts";
import { visibleText } from "./text.ts";

/** Result of checking a code: a valid EAN-13, or the reason. `expected` is the correct check digit (« clé attendue : 4 »). */
export type EanVerdict =
  | { isValid: true; ean: string }
  | { isValid: false; reason: "Empty" | "Characters" | "Length" }
  | { isValid: false; reason: "CheckDigit"; expected: string };

/** Returns the check digit of the first 12 digits of an EAN-13. */
export function eanCheckDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < 12; index++) sum += Number(digits[index]) * (index % 2 === 0 ? 1 : 3);
  return String((10 - (sum % 10)) % 10);
}

/** Returns the check character (0 to 9, X) of the first 9 digits of an ISBN-10. */
export function isbn10CheckDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < 9; index++) sum += Number(digits[index]) * (10 - index);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? "X" : String(check);
}

/** Symbology identifier of a scanner (ISO/IEC 15424): `]E0`, `]X0`, `]C1`; `$E0` and `£E0` on a French keyboard. */
const SYMBOLOGY = /^[\]$£][a-z]\d/i;

/** Label of a code's type in catalogues: « ISBN-13 : », « EAN », « urn:isbn: ». */
const LABEL = /^(?:urn:)?(?:isbn|ean|gtin|upc(?:-?a)?)(?:[\s-]?(?:1[0234]|8)(?=[\s:]))?[\s:.#=-]*/i;

/**
 * Codes that are not thirteen digits, likeliest first: an EAN-13 with its add-on, a GTIN-14 of a single copy, the same in a GS1-128 (application
 * identifier 01), a UPC with or without its add-on, an EAN-8. A partly typed book EAN matches neither of the last two.
 */
const OTHER_LENGTHS = [
  /^(\d{13})\d\d(?:\d{3})?$/,
  /^0(\d{13})$/,
  /^010(\d{13})/,
  /^(?!97[789])(\d{12})(?:\d\d(?:\d{3})?)?$/,
  /^(?!97[789])(\d{8})$/,
];

/**
 * Strips what people, scanners, spreadsheets and web pages add to a code: labels, symbology identifiers, hyphens, spaces, invisible and
 * full-width characters. Returns its digits (an ISBN-10 may end in X); any other text is returned in upper case.
 */
export function bareCode(text: string): string {
  const visible = visibleText(text).replace(/\p{Cc}/gu, "");
  return fromAzerty(visible)
    .replace(SYMBOLOGY, "")
    .replace(LABEL, "")
    .replace(/^\(01\)/, "01")
    .replace(/(\d)\+(\d)/, "$1$2")
    .replace(/[\s\p{Pd}\u2212]/gu, "")
    .toUpperCase();
}

/**
 * Parses a product code as typed, pasted or scanned, and returns its EAN-13: an EAN-13 or EAN-8, an ISBN-10, a UPC, each also after a label or a
 * symbology identifier, with a two- or five-digit add-on, or as the GTIN of a GS1-128.
 */
export function parseEan(text: string): EanVerdict {
  const code = bareCode(text);
  if (code === "") return { isValid: false, reason: "Empty" };
  if (!/^\d*X?$/.test(code)) return { isValid: false, reason: "Characters" };
  if (code.length === 10) {
    const expected = isbn10CheckDigit(code);
    if (code[9] !== expected) return { isValid: false, reason: "CheckDigit", expected };
    const body = `978${code.slice(0, 9)}`;
    return { isValid: true, ean: body + eanCheckDigit(body) };
  }
  if (code.endsWith("X")) return { isValid: false, reason: "Characters" };
  if (code.length !== 13) {
    const ean = OTHER_LENGTHS.map((shape) => shape.exec(code)?.[1]?.padStart(13, "0") ?? "").find(isEan13);
    return ean === undefined ? { isValid: false, reason: "Length" } : { isValid: true, ean };
  }
  const expected = eanCheckDigit(code);
  return code[12] === expected ? { isValid: true, ean: code } : { isValid: false, reason: "CheckDigit", expected };
}

/** Returns the EAN-13 of a typed, pasted or scanned product code; null if `parseEan` rejects it. */
export function eanIn(text: string): string | null {
  const verdict = parseEan(text);
  return verdict.isValid ? verdict.ean : null;
}

/** Returns whether a text is a product code, possibly with a wrong check digit, rather than the words of a search. */
export function isProductCode(text: string): boolean {
  const verdict = parseEan(text);
  return verdict.isValid || verdict.reason === "CheckDigit";
}

/** Returns the EAN that a search among orders means, or null: eight bare digits are rather an order's number than an EAN-8. */
export function searchedEan(text: string): string | null {
  return /^\d{8}$/.test(text.trim()) ? null : eanIn(text);
}

/** Whether thirteen digits are a valid EAN-13. */
export function isEan13(ean: string): boolean {
  return /^\d{13}$/.test(ean) && ean[12] === eanCheckDigit(ean);
}
