import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { titlePickingTexts } from "../../shared/pickers/title-picking.texts.ts";
import { catalogListById, catalogListList } from "./catalog-lists.queries.ts";

const texts: ScreenTexts = {
  namespace: "catalogLists",
  fr: () => import("./locales/catalog-lists.fr.json"),
  en: () => import("./locales/catalog-lists.en.json"),
};
const recordTexts: ScreenTexts = { ...texts, also: { ...recordFormTexts, also: titlePickingTexts } };

/** Routes of the list and its records. */
export const catalogListsRoutes = [
  {
    path: paths.catalogLists,
    claims: [claims.catalog.productList, claims.cms.catalogManage],
    title: "catalogLists",
    reads: "listCatalogLists",
    texts,
    load: () => import("./CatalogListListScreen.tsx").then(({ CatalogListListScreen }) => ({ Screen: CatalogListListScreen })),
    prefetch: prefetchList(catalogListList),
  },
  {
    path: paths.catalogList,
    claims: [claims.catalog.productList, claims.cms.catalogManage],
    title: "catalogList",
    reads: "getCatalogList",
    parent: paths.catalogLists,
    texts: recordTexts,
    load: () => import("./CatalogListDetailScreen.tsx").then(({ CatalogListDetailScreen }) => ({ Screen: CatalogListDetailScreen })),
    prefetch: prefetchRecord(catalogListById),
  },
] as const satisfies readonly ConsoleRoute<"catalogLists" | "catalogList">[];
