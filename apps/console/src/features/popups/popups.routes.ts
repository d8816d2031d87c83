import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { picturePickingTexts } from "../../shared/pickers/picture-picking.texts.ts";
import { popupById, popupList } from "./popups.queries.ts";

const texts: ScreenTexts = {
  namespace: "popups",
  fr: () => import("./locales/popups.fr.json"),
  en: () => import("./locales/popups.en.json"),
};
const recordTexts: ScreenTexts = { ...texts, also: { ...recordFormTexts, also: picturePickingTexts } };

/** Routes of the popups: the list, one of them, and the visitor's preview. */
export const popupsRoutes = [
  {
    path: paths.popups,
    claims: [claims.cms.popupsManage],
    title: "popups",
    reads: "listPopups",
    texts,
    load: () => import("./PopupListScreen.tsx").then(({ PopupListScreen }) => ({ Screen: PopupListScreen })),
    prefetch: prefetchList(popupList),
  },
  {
    path: paths.popup,
    claims: [claims.cms.popupsManage],
    title: "popup",
    reads: "getPopup",
    parent: paths.popups,
    texts: recordTexts,
    load: () => import("./PopupScreen.tsx").then(({ PopupScreen }) => ({ Screen: PopupScreen })),
    prefetch: prefetchRecord(popupById),
  },
  {
    path: paths.popupTest,
    claims: [claims.cms.popupsManage],
    title: "popupTest",
    reads: "listShownPopups",
    parent: paths.popups,
    texts,
    load: () => import("./PopupTestScreen.tsx").then(({ PopupTestScreen }) => ({ Screen: PopupTestScreen })),
  },
] as const satisfies readonly ConsoleRoute<"popups" | "popup" | "popupTest">[];
