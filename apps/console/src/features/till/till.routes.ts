import { claims } from "@reserve/domain";
import type { ConsoleRoute } from "../../shared/route.ts";

/** What was taken at the counter, day by day. */
export const tillRoutes = [
  {
    path: "/public/till",
    claims: [claims.public.documentsManage],
    title: "till",
    reads: "getTillDay",
    texts: { namespace: "till", fr: () => import("./locales/till.fr.json"), en: () => import("./locales/till.en.json") },
    load: () => import("./TillScreen.tsx").then(({ TillScreen }) => ({ Screen: TillScreen })),
  },
] as const satisfies readonly ConsoleRoute<"till">[];
