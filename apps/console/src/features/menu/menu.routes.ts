import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchOne } from "../../shared/list/prefetch.ts";
import { treeTexts } from "../../shared/tree/tree.texts.ts";
import { fullMenu } from "./menu.queries.ts";

/** Route of the site's menu; `?item=` opens an entry. */
export const menuRoutes = [
  {
    path: paths.menu,
    claims: [claims.cms.menuManage],
    title: "menus",
    reads: "getFullMenu",
    texts: {
      namespace: "menu",
      fr: () => import("./locales/menu.fr.json"),
      en: () => import("./locales/menu.en.json"),
      also: { ...recordFormTexts, also: treeTexts },
    },
    load: () => import("./MenuScreen.tsx").then(({ MenuScreen }) => ({ Screen: MenuScreen })),
    prefetch: prefetchOne(fullMenu),
  },
] as const satisfies readonly ConsoleRoute<"menus">[];
