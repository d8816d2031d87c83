// In a query or a fragment; `;` ends the `&amp;` of a URL in HTML.
const LINK_TOKEN = /([?&;#](?:token|first)=)(?!…)[^\s"'&<>]+/g;

/** Returns whether a text contains a link that acts for its reader: confirms, unsubscribes, opens an account. */
export function hasLinkToken(text: string): boolean {
  return text.search(LINK_TOKEN) !== -1;
}

/** Returns a text with the tokens of its links masked: for mails that staff read and for replies of mail servers. */
export function maskLinkTokens(text: string): string {
  return text.replaceAll(LINK_TOKEN, "$1…");
}
