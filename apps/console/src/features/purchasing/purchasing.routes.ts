import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchOne } from "../../shared/list/prefetch.ts";
import { arrivalList, toOrderListSpec, toOrderPage } from "./purchasing.queries.ts";

const texts: ScreenTexts = {
  namespace: "purchasing",
  fr: () => import("./locales/purchasing.fr.json"),
  en: () => import("./locales/purchasing.en.json"),
  also: recordFormTexts,
};

/** Routes of purchasing: titles to order from suppliers, and the receiving of deliveries. */
export const purchasingRoutes = [
  {
    path: paths.toOrder,
    claims: [claims.public.documentsManage],
    title: "toOrder",
    reads: "listTitlesToOrder",
    texts,
    load: () => import("./ToOrderListScreen.tsx").then(({ ToOrderListScreen }) => ({ Screen: ToOrderListScreen })),
    prefetch: prefetchList({ spec: toOrderListSpec, page: toOrderPage }),
  },
  {
    path: paths.arrivals,
    claims: [claims.public.documentsManage],
    title: "arrivals",
    reads: "getArrivals",
    texts,
    load: () => import("./ArrivalListScreen.tsx").then(({ ArrivalListScreen }) => ({ Screen: ArrivalListScreen })),
    prefetch: prefetchOne(arrivalList),
  },
] as const satisfies readonly ConsoleRoute<"toOrder" | "arrivals">[];
