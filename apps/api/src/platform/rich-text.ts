import type { ClientVariant } from "@reserve/client-variant";
import { cleanHtml, styledLettersOf } from "@reserve/domain/rich-text";

/** Returns a formatted text as stored: cleaned, with styled letters as configured for the client. */
export const storedHtml = (html: string, { flags }: Pick<ClientVariant, "flags">): string => cleanHtml(html, styledLettersOf(flags));
