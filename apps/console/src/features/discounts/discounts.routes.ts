import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { titlePickingTexts } from "../../shared/pickers/title-picking.texts.ts";
import { discountById, discountList } from "./discounts.queries.ts";

const texts: ScreenTexts = {
  namespace: "discounts",
  fr: () => import("./locales/discounts.fr.json"),
  en: () => import("./locales/discounts.en.json"),
};
const recordTexts: ScreenTexts = { ...texts, also: { ...recordFormTexts, also: titlePickingTexts } };

/** Routes of the discounts: the list, one of them, and its codes. */
export const discountsRoutes = [
  {
    path: paths.discounts,
    claims: [claims.public.discountManage],
    title: "discounts",
    reads: "listDiscounts",
    texts,
    load: () => import("./list/DiscountListScreen.tsx").then(({ DiscountListScreen }) => ({ Screen: DiscountListScreen })),
    prefetch: prefetchList(discountList),
  },
  {
    path: paths.discount,
    claims: [claims.public.discountManage],
    title: "discount",
    reads: "getDiscount",
    parent: paths.discounts,
    texts: recordTexts,
    load: () => import("./discount/DiscountScreen.tsx").then(({ DiscountScreen }) => ({ Screen: DiscountScreen })),
    prefetch: prefetchRecord(discountById),
  },
  {
    path: paths.discountCodes,
    claims: [claims.public.discountManage],
    title: "discountCodes",
    reads: "getDiscount",
    parent: paths.discounts,
    texts,
    load: () => import("./codes/DiscountCodesScreen.tsx").then(({ DiscountCodesScreen }) => ({ Screen: DiscountCodesScreen })),
    prefetch: prefetchRecord(discountById),
  },
] as const satisfies readonly ConsoleRoute<"discounts" | "discount" | "discountCodes">[];
