/** Characters typed by the digit row of a French keyboard without caps lock. */
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
 * Returns the digits of a scanner on an AZERTY keyboard without caps lock; any other text is returned unchanged. Only a text made entirely of that
 * row is converted, so words keep their accents. An ISBN-10's X may end it, and a symbology prefix (`$E` for `]E`) may start it.
 */
export function fromAzerty(text: string): string {
  const typed = text.normalize("NFC").trim();
  // Five characters is the shortest barcode the shop uses. A text of hyphens only stays as it is.
  const isCode = /^(?:\$[a-z])?[&é"'(\-è_çà]{5,}x?$/i.test(typed) && !/^-+x?$/i.test(typed);
  return isCode ? [...typed].map((character) => AZERTY_ROW[character] ?? character).join("") : typed;
}
