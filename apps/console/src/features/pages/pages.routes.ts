import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchOne, prefetchRecord } from "../../shared/list/prefetch.ts";
import { treeTexts } from "../../shared/tree/tree.texts.ts";
import { pageById, pageList, pageTree } from "./pages.queries.ts";

const texts: ScreenTexts = {
  namespace: "pages",
  fr: () => import("./locales/pages.fr.json"),
  en: () => import("./locales/pages.en.json"),
};

/** Routes of the page tree and its records. */
export const pagesRoutes = [
  {
    path: paths.pages,
    claims: [claims.cms.pagesManage],
    title: "pages",
    reads: "getPageFullTree",
    texts: { ...texts, also: treeTexts },
    load: () => import("./PageTreeScreen.tsx").then(({ PageTreeScreen }) => ({ Screen: PageTreeScreen })),
    prefetch: prefetchOne(pageTree),
  },
  {
    path: paths.pageList,
    claims: [claims.cms.pagesManage],
    title: "pageList",
    reads: "listPages",
    parent: paths.pages,
    texts,
    load: () => import("./PageListScreen.tsx").then(({ PageListScreen }) => ({ Screen: PageListScreen })),
    prefetch: prefetchList(pageList),
  },
  {
    path: paths.page,
    claims: [claims.cms.pagesManage],
    title: "page",
    reads: "getPage",
    parent: paths.pages,
    texts: { ...texts, also: recordFormTexts },
    load: () => import("./PageScreen.tsx").then(({ PageScreen }) => ({ Screen: PageScreen })),
    prefetch: prefetchRecord(pageById),
  },
] as const satisfies readonly ConsoleRoute<"pages" | "pageList" | "page">[];
