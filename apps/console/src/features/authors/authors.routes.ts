import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { authorById, authorList } from "./authors.queries.ts";

const texts: ScreenTexts = {
  namespace: "authors",
  fr: () => import("./locales/authors.fr.json"),
  en: () => import("./locales/authors.en.json"),
};
const recordTexts: ScreenTexts = { ...texts, also: recordFormTexts };

/** Routes of the list and its records. */
export const authorsRoutes = [
  {
    path: paths.authors,
    claims: [claims.catalog.authorList],
    title: "authors",
    reads: "listAuthors",
    texts,
    load: () => import("./AuthorListScreen.tsx").then(({ AuthorListScreen }) => ({ Screen: AuthorListScreen })),
    prefetch: prefetchList(authorList),
  },
  {
    path: paths.author,
    claims: [claims.catalog.authorList],
    title: "author",
    reads: "getAuthor",
    parent: paths.authors,
    texts: recordTexts,
    load: () => import("./AuthorScreen.tsx").then(({ AuthorScreen }) => ({ Screen: AuthorScreen })),
    prefetch: prefetchRecord(authorById),
  },
] as const satisfies readonly ConsoleRoute<"authors" | "author">[];
