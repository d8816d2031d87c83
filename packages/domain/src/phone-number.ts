import { type CountryCode, isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * Returns a telephone number in the one form that is stored: a French one in pairs (`06 12 34 56 78`), any other with its country (`+32 2 511 22 33`). A text
 * that is no valid number, or more than one, stays as it was typed, without blanks around it and with single ones inside. `country` is the one in which a
 * number without its country is dialled.
 */
export function storedPhone(text: string, country = "FR"): string {
  const typed = visibleText(text);
  const number = /^(?:tel:)?[\d\s.()/+-]+$/i.test(typed) ? numberIn(typed, country) : null;
  if (number === null) return typed;
  return number.countryCallingCode === "33" ? number.formatNational() : number.formatInternational();
}

/**
 * Returns a telephone number as it is dialled from anywhere, digits alone: `0033612345678`. Of several numbers the first one; of a text without a valid one
 * all its digits, or null when it has none.
 */
export function dialledPhone(text: string, country = "FR"): string | null {
  const typed = visibleText(text);
  const parts = [typed, ...typed.split(/[/;,|]|\b(?:ou|or|puis|poste|ext)\b/i)];
  for (const part of parts) {
    const number = numberIn(part, country);
    if (number !== null) return `00${number.number.slice(1)}`;
  }
  return typed.replace(/^\+/, "00").replace(/\D/g, "") || null;
}

/** A number without its country may also be a French one: customers abroad give the mobile that they have here. */
function numberIn(text: string, country: string): PhoneNumber | null {
  const countries: CountryCode[] = [...(isSupportedCountry(country) ? [country] : []), "FR"];
  for (const one of countries) {
    const number = parsePhoneNumberFromString(text, one);
    if (number?.isValid()) return number;
  }
  return null;
}

/** Copied numbers contain no-break and invisible blanks, which the library reads as the end of the number. */
function visibleText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}|\u2212/gu, "-")
    .replace(/\s+/g, " ")
    .trim();
}
