import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { restrictionById, restrictionList } from "./restrictions.queries.ts";

const texts: ScreenTexts = {
  namespace: "restrictions",
  fr: () => import("./locales/restrictions.fr.json"),
  en: () => import("./locales/restrictions.en.json"),
};
const recordTexts: ScreenTexts = { ...texts, also: recordFormTexts };

/** Routes of the list and its records. */
export const restrictionsRoutes = [
  {
    path: paths.restrictions,
    claims: [claims.catalog.restrictionList],
    title: "restrictions",
    reads: "listRestrictions",
    texts,
    load: () => import("./RestrictionListScreen.tsx").then(({ RestrictionListScreen }) => ({ Screen: RestrictionListScreen })),
    prefetch: prefetchList(restrictionList),
  },
  {
    path: paths.restriction,
    claims: [claims.catalog.restrictionList],
    title: "restriction",
    reads: "getRestriction",
    parent: paths.restrictions,
    texts: recordTexts,
    load: () => import("./RestrictionScreen.tsx").then(({ RestrictionScreen }) => ({ Screen: RestrictionScreen })),
    prefetch: prefetchRecord(restrictionById),
  },
] as const satisfies readonly ConsoleRoute<"restrictions" | "restriction">[];
