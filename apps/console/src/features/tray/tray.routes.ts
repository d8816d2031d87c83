import { claims } from "@reserve/domain";
import type { ConsoleRoute } from "../../shared/links/route.ts";

/** Routes of what the site sent and could not be taken. */
export const trayRoutes = [
  {
    path: "/public/tray",
    claims: [claims.public.documentsManage],
    title: "tray",
    reads: "listTrayEntries",
    texts: { namespace: "tray", fr: () => import("./locales/tray.fr.json"), en: () => import("./locales/tray.en.json") },
    load: () => import("./TrayListScreen.tsx").then(({ TrayListScreen }) => ({ Screen: TrayListScreen })),
  },
] as const satisfies readonly ConsoleRoute<"tray">[];
