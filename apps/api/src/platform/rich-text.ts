import type { ClientVariant } from "@reserve/client-variant";
import { cleanHtml, styledLettersOf } from "@reserve/domain/rich-text";

/** A formatted text as it is stored: cleaned, and of styles with what the client keeps of them. */
export const storedHtml = (html: string, { flags }: Pick<ClientVariant, "flags">): string => cleanHtml(html, styledLettersOf(flags));
