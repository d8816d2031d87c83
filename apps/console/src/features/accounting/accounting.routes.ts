import { claims } from "@reserve/domain";
import type { ConsoleRoute } from "../../shared/links/route.ts";

/** Routes of accounting. */
export const accountingRoutes = [
  {
    path: "/public/accounting",
    claims: [claims.public.documentsManage],
    title: "accounting",
    reads: "getAccountingSummary",
    texts: { namespace: "accounting", fr: () => import("./locales/accounting.fr.json"), en: () => import("./locales/accounting.en.json") },
    load: () => import("./AccountingScreen.tsx").then(({ AccountingScreen }) => ({ Screen: AccountingScreen })),
  },
] as const satisfies readonly ConsoleRoute<"accounting">[];
