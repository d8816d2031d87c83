import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { tagById, tagList } from "./tags.queries.ts";

const texts: ScreenTexts = {
  namespace: "tags",
  fr: () => import("./locales/tags.fr.json"),
  en: () => import("./locales/tags.en.json"),
};
const recordTexts: ScreenTexts = { ...texts, also: recordFormTexts };

/** Routes of the list and its records. */
export const tagsRoutes = [
  {
    path: paths.tags,
    claims: [claims.cms.postList, claims.cms.postCreateEditIfOwner, claims.cms.postCreateEditAll],
    title: "tags",
    reads: "listTags",
    texts,
    load: () => import("./TagListScreen.tsx").then(({ TagListScreen }) => ({ Screen: TagListScreen })),
    prefetch: prefetchList(tagList),
  },
  {
    path: paths.tag,
    claims: [claims.cms.postList, claims.cms.postCreateEditIfOwner, claims.cms.postCreateEditAll],
    title: "tag",
    reads: "getTag",
    parent: paths.tags,
    texts: recordTexts,
    load: () => import("./TagScreen.tsx").then(({ TagScreen }) => ({ Screen: TagScreen })),
    prefetch: prefetchRecord(tagById),
  },
] as const satisfies readonly ConsoleRoute<"tags" | "tag">[];
