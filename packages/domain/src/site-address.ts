/** Whether an address is one on the public site itself: from « / » on, without blanks, and not of another host, as « //… » would be. */
export function isSiteAddress(address: string): boolean {
  return /^\/(?![/\\])[^\s\\<>"\p{Cc}]*$/u.test(address);
}

/** Whether an address is one that a browser may be sent to elsewhere: http or https with a host, and no name or password before it. */
export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\/[^\s\\/<>"\p{Cc}][^\s\\<>"\p{Cc}]*$/iu.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "" && url.username === "" && url.password === "";
}

/** What an address on the site leads to: without its query, its anchor and a « / » at its end. */
export function sitePath(address: string): string {
  const path = address.replace(/[?#].*$/, "");
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
}
