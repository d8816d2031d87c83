import type { ScreenTexts } from "../../../shared/format/i18n.ts";
import { deferredParts } from "../../../shared/query/deferred.ts";

/** Texts of the list that load on interaction. */
export const listTexts: ScreenTexts = {
  namespace: "orders",
  fr: () => import("../locales/list.fr.json"),
  en: () => import("../locales/list.en.json"),
};

const orderTexts: ScreenTexts = {
  namespace: "orders",
  fr: () => import("../locales/order.fr.json"),
  en: () => import("../locales/order.en.json"),
};

/** Loads views, columns, export and bulk actions; the reasons why an order rejects an action are among the order page's texts. */
export const loadListParts = deferredParts(() => import("./deferred-parts.ts"), listTexts, orderTexts);
