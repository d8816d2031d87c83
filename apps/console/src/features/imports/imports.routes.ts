import { claims } from "@reserve/domain";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { tableColumnsTexts } from "../../shared/list/table-columns.texts.ts";
import { importById, importListPage, importListSpec } from "./imports.queries.ts";

const texts: ScreenTexts = {
  namespace: "imports",
  fr: () => import("./locales/imports.fr.json"),
  en: () => import("./locales/imports.en.json"),
};

const recordTexts: ScreenTexts = { ...texts, also: tableColumnsTexts };

/** Routes of imports. */
export const importsRoutes = [
  {
    path: paths.imports,
    claims: [claims.cms.catalogManage],
    title: "imports",
    reads: "listImports",
    texts,
    load: () => import("./ImportListScreen.tsx").then(({ ImportListScreen }) => ({ Screen: ImportListScreen })),
    prefetch: prefetchList({ spec: importListSpec, page: importListPage }),
  },
  {
    path: paths.import,
    claims: [claims.cms.catalogManage],
    title: "import",
    reads: "getImport",
    parent: paths.imports,
    texts: recordTexts,
    load: () => import("./ImportScreen.tsx").then(({ ImportScreen }) => ({ Screen: ImportScreen })),
    prefetch: prefetchRecord(importById),
  },
] as const satisfies readonly ConsoleRoute<"imports" | "import">[];
