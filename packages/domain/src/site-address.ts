/**
 * Returns whether an address is one on the public site itself: from « / » on, without blanks, not of another host, as « //… » would be, and
 * without steps to a folder above or separators written as escapes, which servers read differently.
 */
export function isSiteAddress(address: string): boolean {
  if (!/^\/(?![/\\])[^\s\\<>"\p{Cc}]*$/u.test(address)) return false;
  const path = address.replace(/[?#].*$/, "");
  return !/%(?:2f|5c|00)/i.test(path) && !path.split("/").some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
}

/** Whether an address is one that a browser may be sent to elsewhere: http or https with a host, and no name or password before it. */
export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\/[^\s\\/<>"\p{Cc}][^\s\\<>"\p{Cc}]*$/iu.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "" && url.username === "" && url.password === "";
}

/** Returns a web address as it is stored, `https://example.org/`; null where it is none, or has a user name or a password. */
export function webHref(address: string): string | null {
  const text = address.trim();
  return isWebAddress(text) ? new URL(text).href : null;
}

/** What an address on the site leads to: without its query, its anchor and a « / » at its end. */
export function sitePath(address: string): string {
  const path = address.replace(/[?#].*$/, "");
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
}
