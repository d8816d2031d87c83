import { hyphenate } from "isbn3";

/** Formats an ISBN as printed, `978-2-07-036002-4`; other codes are returned unchanged. The range tables are large: not for lists. */
export function formatIsbn(ean: string): string {
  return hyphenate(ean) ?? ean;
}
