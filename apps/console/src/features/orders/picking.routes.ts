import { claims } from "@reserve/domain";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { listTexts } from "./list/deferred.ts";
import { orderByNumber, pickedIds, pickingList } from "./orders.queries.ts";

/** Routes of the picking list and of labels, apart from the list's: that page loads without them. */
export const pickingRoutes = [
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
] as const satisfies readonly ConsoleRoute<"order" | "pickingList">[];
