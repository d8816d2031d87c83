import type { LocaleCode, PublicVariant } from "@reserve/client-variant";
import { ownUrl } from "../links/own-url.ts";

/** Returns the language of a URL: `/en/…` when the client offers English, else French. */
export function localeOf(pathname: string, variant: PublicVariant): { locale: LocaleCode; basename: string } {
  const prefix = /^\/([a-z]{2})(?:\/|$)/.exec(pathname)?.[1];
  const isOffered = prefix !== undefined && prefix !== "fr" && variant.locales.some((locale) => locale.code === prefix);
  return isOffered ? { locale: prefix as LocaleCode, basename: `/${prefix}` } : { locale: "fr", basename: "" };
}

/** Returns a path of our own in that language; home for a path of another origin. */
export function prefixed(locale: LocaleCode, path: string): string {
  return ownUrl(`${locale === "fr" ? "" : `/${locale}`}${ownUrl(path)}`);
}

/** Returns the URL in another language of the client, including its `returnTo`. */
export function urlIn(locale: LocaleCode, url: string, variant: PublicVariant): string {
  const [path = "/", search] = url.split("?", 2);
  const { basename } = localeOf(path, variant);
  const moved = prefixed(locale, path.slice(basename.length) || "/");
  const query = new URLSearchParams(search);
  const returnTo = query.get("returnTo");
  if (returnTo !== null) query.set("returnTo", urlIn(locale, ownUrl(returnTo), variant));
  return query.size > 0 ? `${moved}?${query}` : moved;
}
