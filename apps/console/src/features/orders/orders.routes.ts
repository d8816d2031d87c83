import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { listTexts } from "./list/deferred.ts";
import { orderById, orderByNumber, orderListSpec, orderPage, pickedIds, pickingList } from "./orders.queries.ts";

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
    path: paths.pickingList,
    claims: [claims.public.documentsManage],
    title: "pickingList",
    reads: "getPickingList",
    parent: paths.orders,
    load: () => import("./picking/PickingListScreen.tsx").then(({ PickingListScreen }) => ({ Screen: PickingListScreen })),
    texts: listTexts,
    prefetch: ({ api, queryClient, search }) => {
      const ids = pickedIds(search);
      if (ids.length > 0) void queryClient.prefetchQuery(pickingList(api, ids));
    },
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
  {
    // URL printed on parcel labels, so it has to stay.
    path: "/labels/:id?",
    claims: [claims.public.documentsManage],
    title: "order",
    reads: "listDocuments",
    parent: paths.orders,
    load: () => import("./LabelRedirect.tsx").then(({ LabelRedirect }) => ({ Screen: LabelRedirect })),
    prefetch: ({ api, queryClient, params }) => {
      if (params.id) void queryClient.prefetchQuery(orderByNumber(api, params.id));
    },
  },
] as const satisfies readonly ConsoleRoute<"orders" | "order" | "pickingList">[];
