import { claims } from "@reserve/domain";
import type { ConsoleRoute } from "../../shared/route.ts";
import { paths } from "../../shared/to.ts";

/** The discounts of the shop. */
export const discountsRoutes = [
  {
    path: paths.discounts,
    claims: [claims.public.discountManage],
    title: "discounts",
    reads: "listDiscounts",
    texts: {
      namespace: "discounts",
      fr: () => import("./locales/discounts.fr.json"),
      en: () => import("./locales/discounts.en.json"),
    },
    load: () => import("./DiscountListScreen.tsx").then(({ DiscountListScreen }) => ({ Screen: DiscountListScreen })),
  },
] as const satisfies readonly ConsoleRoute<"discounts">[];
