/** Characters that the digit row types on a French keyboard without caps lock. */
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
 * that row can be a code: words keep their accents and apostrophes. An ISBN-10's X may end it, and the symbology of a scanner (`$E` for `]E`) start it.
 */
export function fromAzerty(text: string): string {
  const typed = text.normalize("NFC").trim();
  // Five: the shortest number that a barcode of the shop holds. Hyphens alone are hyphens.
  const isCode = /^(?:\$[a-z])?[&é"'(\-è_çà]{5,}x?$/i.test(typed) && !/^-+x?$/i.test(typed);
  return isCode ? [...typed].map((character) => AZERTY_ROW[character] ?? character).join("") : typed;
}
