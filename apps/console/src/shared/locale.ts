import type { ClientVariant, LocaleCode } from "@reserve/client-variant";

/** The language of an address: `/en/…` where the client has English, else French. */
export function localeOf(pathname: string, variant: ClientVariant): { locale: LocaleCode; basename: string } {
  const prefix = /^\/([a-z]{2})(?:\/|$)/.exec(pathname)?.[1];
  const isOffered = prefix !== undefined && prefix !== "fr" && variant.locales.some((locale) => locale.code === prefix);
  return isOffered ? { locale: prefix as LocaleCode, basename: `/${prefix}` } : { locale: "fr", basename: "" };
}

/** The same address in another of the client's languages, where it leads afterwards included. */
export function addressIn(locale: LocaleCode, address: string, variant: ClientVariant): string {
  const [path = "/", search] = address.split("?", 2);
  const { basename } = localeOf(path, variant);
  const moved = `${locale === "fr" ? "" : `/${locale}`}${path.slice(basename.length) || "/"}`;
  const query = new URLSearchParams(search);
  const returnTo = query.get("returnTo");
  if (returnTo?.startsWith("/")) query.set("returnTo", addressIn(locale, returnTo, variant));
  return query.size > 0 ? `${moved}?${query}` : moved;
}
