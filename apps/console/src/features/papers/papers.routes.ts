import { claims } from "@reserve/domain";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList } from "../../shared/list/prefetch.ts";
import { paperListPage, paperListSpec, supplierInvoiceListPage, supplierInvoiceListSpec } from "./papers.queries.ts";

const texts = { namespace: "papers", fr: () => import("./locales/papers.fr.json"), en: () => import("./locales/papers.en.json") } as const;

/** Routes of the register of issued papers, and of what suppliers sent. */
export const papersRoutes = [
  {
    path: paths.papers,
    claims: [claims.public.documentsManage],
    title: "papers",
    reads: "listIssuedPapers",
    texts,
    load: () => import("./PaperListScreen.tsx").then(({ PaperListScreen }) => ({ Screen: PaperListScreen })),
    prefetch: prefetchList({ spec: paperListSpec, page: paperListPage }),
  },
  {
    path: paths.supplierInvoices,
    claims: [claims.public.documentsManage],
    title: "supplierInvoices",
    reads: "listSupplierInvoices",
    parent: paths.papers,
    texts,
    load: () => import("./SupplierInvoiceListScreen.tsx").then(({ SupplierInvoiceListScreen }) => ({ Screen: SupplierInvoiceListScreen })),
    prefetch: prefetchList({ spec: supplierInvoiceListSpec, page: supplierInvoiceListPage }),
  },
] as const satisfies readonly ConsoleRoute<"papers" | "supplierInvoices">[];
