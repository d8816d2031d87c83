import type { ClientVariant, LocaleCode } from "@reserve/client-variant";

/** The language of an address: `/en/…` where the client has English, else French. */
export function localeOf(pathname: string, variant: ClientVariant): { locale: LocaleCode; basename: string } {
  const prefix = /^\/([a-z]{2})(?:\/|$)/.exec(pathname)?.[1];
  const isOffered = prefix !== undefined && prefix !== "fr" && variant.locales.some((locale) => locale.code === prefix);
  return isOffered ? { locale: prefix as LocaleCode, basename: `/${prefix}` } : { locale: "fr", basename: "" };
}
