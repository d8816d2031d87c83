import { claims } from "@reserve/domain";
import type { ScreenTexts } from "../../shared/i18n.ts";
import { recordFormTexts } from "../../shared/record-form.texts.ts";
import type { ConsoleRoute } from "../../shared/route.ts";
import { paths } from "../../shared/to.ts";

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
  },
  {
    path: paths.restriction,
    claims: [claims.catalog.restrictionList],
    title: "restriction",
    reads: "getRestriction",
    parent: paths.restrictions,
    texts: recordTexts,
    load: () => import("./RestrictionScreen.tsx").then(({ RestrictionScreen }) => ({ Screen: RestrictionScreen })),
  },
] as const satisfies readonly ConsoleRoute<"restrictions" | "restriction">[];
