import { textToSeo } from "@reserve/domain";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";

/** Handler that converts a text to a URL segment. */
export const handlers: AreaHandlers<"seo"> = {
  getSeoText: async ({ input: { query }, locale: requestedLocale }) => {
    const { text, locale = requestedLocale } = query;
    return { text, locale, seoName: textToSeo(text, locale) };
  },
};
