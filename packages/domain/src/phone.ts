import { visibleText } from "./text.ts";

/**
 * Returns the search key of a phone number in pairs, as spoken in France: « 0639984127 » and « +33 6 39 98 41 27 » become « 06 39 98 41 27 ». In
 * pairs, no three digits of it match an order number. Of a foreign number all digits are kept. Empty if there are none.
 */
export function phoneKey(text: string): string {
  const typed = visibleText(text).replace(/\(0\)/g, "");
  const digits = typed.replace(/\D/g, "").replace(/^00(?=[1-9])/, "");
  // Eleven digits that begin with 33 are a French number without its plus.
  const hasCountry = /^\s*(?:tel:)?\(?(?:\+|00)/i.test(typed) || digits.length === 11;
  return (hasCountry ? digits.replace(/^330?(?=\d)/, "0") : digits).replace(/\d\d(?=\d)/g, "$& ");
}

/** Returns the search key of a full or partial telephone number, as `phoneKey`; null for any other text. */
export function searchedPhone(text: string): string | null {
  const isPhone = /^\s*(?:(?:\+|00)\s*\d{1,3}[\s.()-]*)?(?:\(0\)[\s.-]*)?\d{1,3}(?:[\s.-]*\d{2,3}){2,6}\s*$/.test(text);
  return isPhone ? phoneKey(text) : null;
}

/** Returns the link that dials a telephone number. */
export function phoneHref(text: string): string {
  return `tel:${text.replace(/\(0\)/g, "").replace(/[^\d+]/g, "")}`;
}
