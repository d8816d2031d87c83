import { textToSeo } from "@reserve/domain";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";

/** Answers how a text stands in a URL. */
export const handlers: AreaHandlers<"seo"> = {
  getSeoText: async ({ input: { query }, locale: asked }) => {
    const { text, locale = asked } = query;
    return { text, locale, seoName: textToSeo(text, locale) };
  },
};
