import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { titlePickingTexts } from "../../shared/pickers/title-picking.texts.ts";

/** Route of a new order, apart from the list's: that page loads without it. */
export const newOrderRoutes = [
  {
    path: "/public/document/new",
    claims: [claims.public.documentsManage],
    title: "newOrder",
    reads: "listDocuments",
    parent: paths.orders,
    load: () => import("./entry/NewOrderScreen.tsx").then(({ NewOrderScreen }) => ({ Screen: NewOrderScreen })),
    texts: {
      namespace: "orders",
      fr: () => import("./locales/entry.fr.json"),
      en: () => import("./locales/entry.en.json"),
      also: {
        // The payment and the address are those of an order's page.
        ...{ namespace: "orders", fr: () => import("./locales/order.fr.json"), en: () => import("./locales/order.en.json") },
        also: { ...recordFormTexts, also: titlePickingTexts },
      },
    },
  },
] as const satisfies readonly ConsoleRoute<"newOrder">[];
