import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { orderById, orderListSpec, orderPage } from "./orders.queries.ts";

/** Routes of the orders: the list and the page of one. */
export const orderRoutes = [
  {
    path: paths.orders,
    claims: [claims.public.documentsManage],
    title: "orders",
    reads: "listDocuments",
    load: () => import("./list/OrderListScreen.tsx").then(({ OrderListScreen }) => ({ Screen: OrderListScreen })),
    prefetch: prefetchList({ spec: orderListSpec, page: orderPage }),
  },
  {
    path: paths.order,
    claims: [claims.public.documentsManage],
    title: "order",
    reads: "getDocument",
    parent: paths.orders,
    load: () => import("./order/OrderScreen.tsx").then(({ OrderScreen }) => ({ Screen: OrderScreen })),
    texts: {
      ...{ namespace: "orders", fr: () => import("./locales/order.fr.json"), en: () => import("./locales/order.en.json") },
      also: recordFormTexts,
    },
    prefetch: prefetchRecord(orderById),
  },
] as const satisfies readonly ConsoleRoute<"orders" | "order">[];
