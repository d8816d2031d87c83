import { claims } from "@reserve/domain";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList } from "../../shared/list/prefetch.ts";
import { paperListPage, paperListSpec } from "./papers.queries.ts";

/** Routes of the register of issued papers. */
export const papersRoutes = [
  {
    path: paths.papers,
    claims: [claims.public.documentsManage],
    title: "papers",
    reads: "listIssuedPapers",
    texts: { namespace: "papers", fr: () => import("./locales/papers.fr.json"), en: () => import("./locales/papers.en.json") },
    load: () => import("./PaperListScreen.tsx").then(({ PaperListScreen }) => ({ Screen: PaperListScreen })),
    prefetch: prefetchList({ spec: paperListSpec, page: paperListPage }),
  },
] as const satisfies readonly ConsoleRoute<"papers">[];
