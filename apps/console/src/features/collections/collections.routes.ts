import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { collectionById, collectionList } from "./collections.queries.ts";

const texts: ScreenTexts = {
  namespace: "collections",
  fr: () => import("./locales/collections.fr.json"),
  en: () => import("./locales/collections.en.json"),
};
const recordTexts: ScreenTexts = { ...texts, also: recordFormTexts };

/** Routes of the list and its records. */
export const collectionsRoutes = [
  {
    path: paths.collections,
    claims: [claims.catalog.collectionList],
    title: "collections",
    reads: "listCollections",
    texts,
    load: () => import("./CollectionListScreen.tsx").then(({ CollectionListScreen }) => ({ Screen: CollectionListScreen })),
    prefetch: prefetchList(collectionList),
  },
  {
    path: paths.collection,
    claims: [claims.catalog.collectionList],
    title: "collection",
    reads: "getCollection",
    parent: paths.collections,
    texts: recordTexts,
    load: () => import("./CollectionScreen.tsx").then(({ CollectionScreen }) => ({ Screen: CollectionScreen })),
    prefetch: prefetchRecord(collectionById),
  },
] as const satisfies readonly ConsoleRoute<"collections" | "collection">[];
