/** What a typed or scanned code is: a sound EAN-13, or why not. `expected` is the check digit that would be right (« clé attendue : 4 »). */
export type EanVerdict =
  | { isValid: true; ean: string }
  | { isValid: false; reason: "Empty" | "Characters" | "Length" }
  | { isValid: false; reason: "CheckDigit"; expected: string };

/** What the digit row types on a French keyboard without caps lock. */
const AZERTY_ROW: Readonly<Record<string, string>> = {
  "&": "1",
  é: "2",
  '"': "3",
  "'": "4",
  "(": "5",
  "-": "6",
  è: "7",
  _: "8",
  ç: "9",
  à: "0",
};

/**
 * The digits that a scanner meant when the keyboard is AZERTY without caps lock; any other text comes back as it is. Only a text made of nothing but
 * that row (an ISBN-10's X may end it) can be a code: words keep their accents and apostrophes.
 */
export function fromAzerty(text: string): string {
  const typed = text.normalize("NFC").trim();
  // Five: the shortest number that a barcode of the shop holds. Hyphens alone are hyphens.
  const isCode = /^[&é"'(\-è_çà]{5,}x?$/i.test(typed) && !/^-+x?$/i.test(typed);
  return isCode ? [...typed].map((character) => AZERTY_ROW[character] ?? character).join("") : typed;
}

/** Check digit of the first 12 digits of an EAN-13. */
export function eanCheckDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < 12; index++) sum += Number(digits[index]) * (index % 2 === 0 ? 1 : 3);
  return String((10 - (sum % 10)) % 10);
}

/** Check character (0 to 9, X) of the first 9 digits of an ISBN-10. */
export function isbn10CheckDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < 9; index++) sum += Number(digits[index]) * (10 - index);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? "X" : String(check);
}

/** Reads an EAN-13 or ISBN-10 as people type, paste and scan them: hyphens and spaces anywhere, AZERTY digit row, a closing Enter. */
export function parseEan(text: string): EanVerdict {
  const code = fromAzerty(text)
    .replace(/[\s\u2010-\u2015-]/g, "")
    .toUpperCase();
  if (code === "") return { isValid: false, reason: "Empty" };
  if (!/^\d*X?$/.test(code)) return { isValid: false, reason: "Characters" };
  if (code.length === 10) {
    const expected = isbn10CheckDigit(code);
    if (code[9] !== expected) return { isValid: false, reason: "CheckDigit", expected };
    const body = `978${code.slice(0, 9)}`;
    return { isValid: true, ean: body + eanCheckDigit(body) };
  }
  if (code.endsWith("X")) return { isValid: false, reason: "Characters" };
  if (code.length !== 13) return { isValid: false, reason: "Length" };
  const expected = eanCheckDigit(code);
  return code[12] === expected ? { isValid: true, ean: code } : { isValid: false, reason: "CheckDigit", expected };
}

/** Whether thirteen bare digits are a sound EAN-13. */
export function isEan13(ean: string): boolean {
  return /^\d{13}$/.test(ean) && ean[12] === eanCheckDigit(ean);
}
