import { visibleText } from "./text.ts";

/** France and its territories: five digits, a single series. */
const FRENCH = ["FR", "BL", "GF", "GP", "MC", "MF", "MQ", "NC", "PF", "PM", "RE", "TF", "WF", "YT"];

/** Countries without postal codes, or where most addresses are written without one (Ireland, Hong Kong): UPU, « Addressing solutions ». */
const WITHOUT_CODE = new Set(
  "AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK IE JM KI KM KN KP LC LY ML MO MR MW NR NU PA QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TT TV UG VU YE ZW".split(
    " ",
  ),
);

/** Numeric codes that are written after the country's letters: `B-1000`, `CH-1211`. */
const LETTERS_BEFORE = /^(?:A|AT|B|BE|CH|D|DE|DK|E|ES|F|FR|I|IT|L|LU|N|NO)[\s-]+(?=\d)/;
const OF_DIGITS = [...FRENCH, "AT", "BE", "CH", "DE", "DK", "ES", "IT", "LU", "NO"];

/** Codes written in two parts: pattern of the code without spaces, and the replacement that joins the parts. */
const IN_TWO_PARTS: Readonly<Record<string, readonly [whole: RegExp, written: string]>> = {
  BR: [/^(\d{5})(\d{3})$/, "$1-$2"],
  CA: [/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, "$1 $2"],
  CZ: [/^(\d{3})(\d{2})$/, "$1 $2"],
  GB: [/^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, "$1 $2"],
  GR: [/^(\d{3})(\d{2})$/, "$1 $2"],
  IE: [/^([A-Z]\d[\dW])([A-Z\d]{4})$/, "$1 $2"],
  JP: [/^(\d{3})(\d{4})$/, "$1-$2"],
  NL: [/^(\d{4})([A-Z]{2})$/, "$1 $2"],
  PL: [/^(\d{2})(\d{3})$/, "$1-$2"],
  PT: [/^(\d{4})(\d{3})$/, "$1-$2"],
  SE: [/^(\d{3})(\d{2})$/, "$1 $2"],
  SK: [/^(\d{3})(\d{2})$/, "$1 $2"],
  US: [/^(\d{5})(\d{4})$/, "$1-$2"],
};

/**
 * Returns a postal code in the notation of its country: `29 200` is `29200` in France, `B-1000` is `1000` in Belgium, `sw1a1aa` is `SW1A 1AA` in
 * Great Britain. A code of another format stays as typed, in capitals, with single spaces.
 */
export function storedPostalCode(text: string, country: string): string {
  const visible = visibleText(text)
    .replace(/\p{Pd}/gu, "-")
    .replace(/\s+/g, " ")
    .trim()
    .toUpperCase();
  const bare = visible.replace(/[\s.-]/g, "");
  if (OF_DIGITS.includes(country)) {
    const digits = visible.replace(LETTERS_BEFORE, "").replace(/[\s.-]/g, "");
    return /^\d+$/.test(digits) ? digits : visible;
  }
  const [whole, written] = IN_TWO_PARTS[country] ?? [];
  return whole?.test(bare) && written !== undefined ? bare.replace(whole, written) : visible;
}

/** Returns whether an address of the country needs a postal code. */
export function needsPostalCode(country: string): boolean {
  return !WITHOUT_CODE.has(country);
}

/** Returns whether the country's postal codes are French ones: five digits. */
export function hasFrenchPostalCodes(country: string): boolean {
  return FRENCH.includes(country);
}
