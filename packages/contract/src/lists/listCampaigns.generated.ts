// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listCampaigns`. */
export const listCampaigns = {
  id: "listCampaigns",
  isSearched: true,
  sorts: ["-createdAt","name","-name","createdAt"],
  filters: {
    state: {"is":["draft","scheduled","preparing","sending","paused","interrupted","sent"],"most":7},
    mailTarget: {"is":["EmailList","SubscriptionId","AnalyticsTargetIds"],"most":3},
  },
} as const satisfies ListContract;
