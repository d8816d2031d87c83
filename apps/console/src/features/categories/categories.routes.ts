import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchOne, prefetchRecord } from "../../shared/list/prefetch.ts";
import { treeTexts } from "../../shared/tree/tree.texts.ts";
import { categoryById, categoryTree } from "./categories.queries.ts";

const texts: ScreenTexts = {
  namespace: "categories",
  fr: () => import("./locales/categories.fr.json"),
  en: () => import("./locales/categories.en.json"),
};
/** Claims to read categories: editors of posts choose them, page managers edit them. */
const readers = [claims.cms.pagesManage, claims.cms.postCreateEditAll];

/** Routes of the category tree and its records. */
export const categoriesRoutes = [
  {
    path: paths.categories,
    claims: readers,
    title: "categories",
    reads: "getCategoryFullTree",
    texts: { ...texts, also: treeTexts },
    load: () => import("./CategoryTreeScreen.tsx").then(({ CategoryTreeScreen }) => ({ Screen: CategoryTreeScreen })),
    prefetch: prefetchOne(categoryTree),
  },
  {
    path: paths.category,
    claims: readers,
    title: "category",
    reads: "getCategory",
    parent: paths.categories,
    texts: { ...texts, also: recordFormTexts },
    load: () => import("./CategoryScreen.tsx").then(({ CategoryScreen }) => ({ Screen: CategoryScreen })),
    prefetch: prefetchRecord(categoryById),
  },
] as const satisfies readonly ConsoleRoute<"categories" | "category">[];
