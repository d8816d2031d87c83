/**
 * Returns whether a URL is a path on the public site: begins with « / », without spaces, not of another host as « //… » would be, and without
 * parent-folder steps or escaped separators, which servers interpret differently.
 */
export function isSiteAddress(address: string): boolean {
  if (!/^\/(?![/\\])[^\s\\<>"\p{Cc}]*$/u.test(address)) return false;
  const path = address.replace(/[?#].*$/, "");
  return !/%(?:2f|5c|00)/i.test(path) && !path.split("/").some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
}

/** Whether a URL is http or https with a host and without credentials. */
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

/** Returns the path of a site URL, without query, anchor and trailing slash. */
export function sitePath(address: string): string {
  const path = address.replace(/[?#].*$/, "");
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
}
