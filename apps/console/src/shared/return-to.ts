import { guestPathOf } from "./guest-paths.ts";

/** Longer ones are nobody's page; browsers and proxies would cut them anyway. */
const LONGEST = 2_000;

/**
 * Where to go after sign-in: a path of this very origin, or home. Everything else (another origin, `//host`, `javascript:`, line breaks, the pages for
 * guests themselves) is home.
 */
export function safeReturnTo(value: string | null, origin: string): string {
  if (!value || value.length > LONGEST || !/^\/(?![/\\])/.test(value)) return "/";
  for (const character of value) if (character.charCodeAt(0) < 32 || character === "\\") return "/";
  try {
    const url = new URL(value, origin);
    // « /..//host » is normalised to « //host »: look at what came out, not at what went in.
    if (url.origin !== origin || url.pathname.startsWith("//") || isForGuests(url.pathname)) return "/";
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return "/";
  }
}

function isForGuests(pathname: string): boolean {
  return guestPathOf(pathname.replace(/^\/[a-z]{2}(?=\/)/, "")) !== undefined;
}
