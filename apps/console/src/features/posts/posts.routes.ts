import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { picturePickingTexts } from "../../shared/pickers/picture-picking.texts.ts";
import { titlePickingTexts } from "../../shared/pickers/title-picking.texts.ts";
import { structuredDataTexts } from "../../shared/record/structured-data.texts.ts";
import { postById, postList } from "./posts.queries.ts";

const texts: ScreenTexts = {
  namespace: "posts",
  fr: () => import("./locales/posts.fr.json"),
  en: () => import("./locales/posts.en.json"),
};
const historyTexts: ScreenTexts = {
  namespace: "posts",
  fr: () => import("./locales/history.fr.json"),
  en: () => import("./locales/history.en.json"),
};
const recordTexts: ScreenTexts = {
  ...texts,
  also: {
    ...historyTexts,
    also: { ...recordFormTexts, also: { ...titlePickingTexts, also: { ...structuredDataTexts, also: picturePickingTexts } } },
  },
};

/** Routes of posts. */
export const postsRoutes = [
  {
    path: paths.posts,
    claims: [claims.cms.postList, claims.cms.postCreateEditIfOwner, claims.cms.postCreateEditAll],
    title: "posts",
    reads: "listPosts",
    texts,
    load: () => import("./list/PostListScreen.tsx").then(({ PostListScreen }) => ({ Screen: PostListScreen })),
    prefetch: prefetchList(postList),
  },
  {
    path: paths.postCalendar,
    claims: [claims.cms.postList, claims.cms.postCreateEditIfOwner, claims.cms.postCreateEditAll],
    title: "postCalendar",
    reads: "getPostCalendar",
    parent: paths.posts,
    texts,
    load: () => import("./calendar/PostCalendarScreen.tsx").then(({ PostCalendarScreen }) => ({ Screen: PostCalendarScreen })),
  },
  {
    path: paths.post,
    claims: [claims.cms.postList, claims.cms.postCreateEditIfOwner, claims.cms.postCreateEditAll],
    title: "post",
    reads: "getPost",
    parent: paths.posts,
    texts: recordTexts,
    load: () => import("./post/PostScreen.tsx").then(({ PostScreen }) => ({ Screen: PostScreen })),
    prefetch: prefetchRecord(postById),
  },
  {
    path: paths.postHistory,
    claims: [claims.cms.postList, claims.cms.postCreateEditIfOwner, claims.cms.postCreateEditAll],
    title: "postHistory",
    reads: "listPostRevisions",
    parent: paths.posts,
    texts: { ...texts, also: historyTexts },
    load: () => import("./history/PostHistoryScreen.tsx").then(({ PostHistoryScreen }) => ({ Screen: PostHistoryScreen })),
    prefetch: prefetchRecord(postById),
  },
] as const satisfies readonly ConsoleRoute<"posts" | "postCalendar" | "post" | "postHistory">[];
