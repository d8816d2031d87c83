import { claims } from "@reserve/domain";
import type { ConsoleRoute } from "../../shared/links/route.ts";

/** Routes of the till. */
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
