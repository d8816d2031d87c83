import { sortKey } from "../text.ts";

/** Returns the text with its numbers padded, so that 998 sorts before 24118. */
export function numberKey(text: string): string {
  return sortKey(text).replace(/\d+/g, (digits) => digits.padStart(12, "0"));
}

/** Returns the lookup keys of a pasted number: as typed, and without prefixes or leading zeros that spreadsheets add. */
export function pastedNumberKeys(text: string): string[] {
  const typed = text.normalize("NFKC").trim();
  const bare = typed.replace(/^(?:(?:commande|order|cmd|cde|no|n)(?=[^a-z])[\s#°.:_/-]*){0,2}[\s#°.:_/-]*(?=[a-z\d])/i, "");
  const withoutZeros = (one: string) => one.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ""));
  return [
    ...new Set([typed, bare, bare.replace(/[\s\u202f\u00a0]/g, "")].flatMap((one) => [numberKey(one), numberKey(withoutZeros(one))])),
  ];
}

/**
 * Returns the document numbers in a search text: « nº 24118 », « 24118 24120 », « F26-1204 ». Empty if any part is not a number. Compare each by
 * `pastedNumberKeys`.
 */
export function searchedNumbers(text: string): string[] {
  const numbers = pastedNumbers(text);
  return numbers.every((number) =>
    /^(?:(?:commande|order|cmd|cde|no|n)[\s#°.:_/-]*){0,2}[#\s]*[a-z]{0,5}-?\d[\d\s-]*$/i.test(number.normalize("NFKC")),
  )
    ? numbers.slice(0, 200)
    : [];
}

/**
 * Returns the numbers and EANs of a text pasted from a mail or a spreadsheet: separated by line breaks, tabs, commas and semicolons, and by spaces if
 * each part contains a digit.
 */
export function pastedNumbers(text: string): string[] {
  const parts = text.split(/[\n\r\t,;]+/).flatMap((part) => {
    const words = part.trim().split(/\s+/);
    // « 24118 24120 » are two numbers, « nº 24118 » and « 24 118 » one.
    return words.length > 1 && words.every((word) => /\d{4}/.test(word)) ? words : [words.join(" ")];
  });
  return [...new Set(parts.filter((part) => /[\p{L}\p{N}]/u.test(part)))];
}
