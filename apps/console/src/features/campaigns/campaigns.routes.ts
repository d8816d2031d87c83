import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { titlePickingTexts } from "../../shared/pickers/title-picking.texts.ts";
import { campaignById, campaignList } from "./campaigns.queries.ts";

const texts: ScreenTexts = {
  namespace: "campaigns",
  fr: () => import("./locales/campaigns.fr.json"),
  en: () => import("./locales/campaigns.en.json"),
};

/** Routes of the mail campaigns: the list and one of them. */
export const campaignsRoutes = [
  {
    path: paths.campaigns,
    claims: [claims.marketing.mailCampain],
    title: "campaigns",
    reads: "listCampaigns",
    texts,
    load: () => import("./CampaignListScreen.tsx").then(({ CampaignListScreen }) => ({ Screen: CampaignListScreen })),
    prefetch: prefetchList(campaignList),
  },
  {
    path: paths.campaign,
    claims: [claims.marketing.mailCampain],
    title: "campaign",
    reads: "getCampaign",
    parent: paths.campaigns,
    texts: { ...texts, also: { ...recordFormTexts, also: titlePickingTexts } },
    load: () => import("./CampaignScreen.tsx").then(({ CampaignScreen }) => ({ Screen: CampaignScreen })),
    prefetch: prefetchRecord(campaignById),
  },
] as const satisfies readonly ConsoleRoute<"campaigns" | "campaign">[];
