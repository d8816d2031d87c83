import { claims } from "@reserve/domain";
import type { ScreenTexts } from "../../shared/i18n.ts";
import type { ConsoleRoute } from "../../shared/route.ts";
import { tableColumnsTexts } from "../../shared/table-columns.texts.ts";
import { paths } from "../../shared/to.ts";

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
  },
  {
    path: paths.import,
    claims: [claims.cms.catalogManage],
    title: "import",
    reads: "getImport",
    parent: paths.imports,
    texts: recordTexts,
    load: () => import("./ImportScreen.tsx").then(({ ImportScreen }) => ({ Screen: ImportScreen })),
  },
] as const satisfies readonly ConsoleRoute<"imports" | "import">[];
