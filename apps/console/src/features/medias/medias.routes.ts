import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { mediaById, mediaList } from "./medias.queries.ts";

const texts: ScreenTexts = {
  namespace: "medias",
  fr: () => import("./locales/medias.fr.json"),
  en: () => import("./locales/medias.en.json"),
};
const recordTexts: ScreenTexts = { ...texts, also: recordFormTexts };

/** Routes of the list and its records. */
export const mediasRoutes = [
  {
    path: paths.medias,
    claims: [claims.cms.postCreateEditIfOwner, claims.cms.postCreateEditAll, claims.cms.pagesManage, claims.cms.popupsManage],
    title: "medias",
    reads: "listMedias",
    texts,
    load: () => import("./MediaListScreen.tsx").then(({ MediaListScreen }) => ({ Screen: MediaListScreen })),
    prefetch: prefetchList(mediaList),
  },
  {
    path: paths.media,
    claims: [claims.cms.postCreateEditIfOwner, claims.cms.postCreateEditAll, claims.cms.pagesManage, claims.cms.popupsManage],
    title: "media",
    reads: "getMedia",
    parent: paths.medias,
    texts: recordTexts,
    load: () => import("./MediaScreen.tsx").then(({ MediaScreen }) => ({ Screen: MediaScreen })),
    prefetch: prefetchRecord(mediaById),
  },
] as const satisfies readonly ConsoleRoute<"medias" | "media">[];
