import { guestPathOf } from "./guest-paths.ts";
import { ownUrl } from "./own-url.ts";

/** Maximum length of a return URL; none of our pages has a longer one, and browsers and proxies would cut it. */
const LONGEST = 2_000;

/** Returns a safe redirect after sign-in: a path of this origin, or home. Guest pages redirect home too. */
export function safeReturnTo(value: string | null): string {
  if (!value || value.length > LONGEST) return "/";
  const url = ownUrl(value);
  return isForGuests(url.replace(/[?#].*$/s, "")) ? "/" : url;
}

function isForGuests(pathname: string): boolean {
  return guestPathOf(pathname.replace(/^\/[a-z]{2}(?=\/)/, "")) !== undefined;
}
