import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { reviewById, reviewList } from "./reviews.queries.ts";

const texts: ScreenTexts = {
  namespace: "reviews",
  fr: () => import("./locales/reviews.fr.json"),
  en: () => import("./locales/reviews.en.json"),
};
const recordTexts: ScreenTexts = { ...texts, also: recordFormTexts };

/** Routes of the list and its records. */
export const reviewsRoutes = [
  {
    path: paths.reviews,
    claims: [claims.catalog.reviewList],
    title: "reviews",
    reads: "listReviews",
    texts,
    load: () => import("./ReviewListScreen.tsx").then(({ ReviewListScreen }) => ({ Screen: ReviewListScreen })),
    prefetch: prefetchList(reviewList),
  },
  {
    path: paths.review,
    claims: [claims.catalog.reviewList],
    title: "review",
    reads: "getReview",
    parent: paths.reviews,
    texts: recordTexts,
    load: () => import("./ReviewScreen.tsx").then(({ ReviewScreen }) => ({ Screen: ReviewScreen })),
    prefetch: prefetchRecord(reviewById),
  },
] as const satisfies readonly ConsoleRoute<"reviews" | "review">[];
