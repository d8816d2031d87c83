import { hyphenate } from "isbn3";

/** An ISBN as it stands on the book, `978-2-07-036002-4`; any other code comes back as it is. The range tables are heavy: not for lists. */
export function formatIsbn(ean: string): string {
  return hyphenate(ean) ?? ean;
}
