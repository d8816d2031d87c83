import { type CountryCode, isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { visibleText } from "./text.ts";

/**
 * Returns a phone number in its stored form: a French one in pairs (`06 12 34 56 78`), any other with its country (`+32 2 511 22 33`). An invalid
 * text, or one with several numbers, stays as typed, with spaces trimmed and collapsed. `country` applies to a number without a country code.
 */
export function storedPhone(text: string, country = "FR"): string {
  const typed = typedNumber(text);
  const number = /^(?:tel:)?[\d\s.()/+-]+$/i.test(typed) ? numberIn(typed, country) : null;
  if (number === null) return typed;
  return number.countryCallingCode === "33" ? number.formatNational() : number.formatInternational();
}

/**
 * Returns a phone number in international dialling form, digits only: `0033612345678`. Of several numbers the first; without a valid one all digits,
 * or null if there are none.
 */
export function dialledPhone(text: string, country = "FR"): string | null {
  const typed = typedNumber(text);
  const parts = [typed, ...typed.split(/[/;,|]|\b(?:ou|or|puis|poste|ext)\b/i)];
  for (const part of parts) {
    const number = numberIn(part, country);
    if (number !== null) return `00${number.number.slice(1)}`;
  }
  return typed.replace(/^\+/, "00").replace(/\D/g, "") || null;
}

/** Parses a number; without a country code it may also be a French one, because customers abroad give their French mobile. */
function numberIn(text: string, country: string): PhoneNumber | null {
  const countries: CountryCode[] = [...(isSupportedCountry(country) ? [country] : []), "FR"];
  for (const one of countries) {
    const number = parsePhoneNumberFromString(text, one);
    if (number?.isValid()) return number;
  }
  return null;
}

/** Copied numbers contain no-break spaces and other hyphens, which the library reads as the end of the number. */
function typedNumber(text: string): string {
  return visibleText(text)
    .replace(/\p{Pd}|\u2212/gu, "-")
    .replace(/\s+/g, " ")
    .trim();
}
