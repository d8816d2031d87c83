import { claims } from "@reserve/domain";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { eachOrder, orderIdsOf, pickingList } from "./preparation.queries.ts";

/** Route to prepare one order, or several (`?id=…&id=…`). */
export const preparationRoutes = [
  {
    path: paths.preparation,
    claims: [claims.public.documentsManage],
    title: "preparation",
    reads: "getPickingList",
    parent: paths.orders,
    load: () => import("./PreparationScreen.tsx").then(({ PreparationScreen }) => ({ Screen: PreparationScreen })),
    texts: {
      namespace: "preparation",
      fr: () => import("./locales/preparation.fr.json"),
      en: () => import("./locales/preparation.en.json"),
    },
    prefetch: ({ api, queryClient, params, search }) => {
      const ids = orderIdsOf(params.id, search);
      if (!ids) return;
      void queryClient.prefetchQuery(pickingList(api, ids));
      for (const order of eachOrder(api, ids)) void queryClient.prefetchQuery(order);
    },
  },
] as const satisfies readonly ConsoleRoute<"preparation">[];
