import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchRecord } from "../../shared/list/prefetch.ts";
import { titlePickingTexts } from "../../shared/pickers/title-picking.texts.ts";
import { offerById } from "./offers.queries.ts";

/** Route of an offer; the page of its product lists them. */
export const offerRoutes = [
  {
    path: paths.offer,
    claims: [claims.cms.salesManage, claims.public.documentsManage],
    title: "offer",
    reads: "getOffer",
    parent: paths.products,
    texts: {
      namespace: "offers",
      fr: () => import("./locales/offers.fr.json"),
      en: () => import("./locales/offers.en.json"),
      also: { ...recordFormTexts, also: titlePickingTexts },
    },
    load: () => import("./OfferScreen.tsx").then(({ OfferScreen }) => ({ Screen: OfferScreen })),
    prefetch: prefetchRecord(offerById),
  },
] as const satisfies readonly ConsoleRoute<"offer">[];
