import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** Campaigns of the demo shop, one per state. */
export const names = {
  draft: "Lettre de décembre : offrir des livres",
  scheduled: "Nocturne du vendredi",
  paused: "Rencontre avec Annie Ernaux",
  sent: "Lettre de novembre",
} as const;

/** Returns the id of the record with this name, from the list: stories may forbid or fail the record's own query. */
export async function campaignId(api: ApiClient, name: string): Promise<number> {
  const { items } = await api.read("listCampaigns", { query: { search: name } });
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`No campaign is called « ${name} ».`);
  return found.id;
}

/** Returns a function that finds the URL of its page. */
export function campaignAt(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.campaign(await campaignId(api, name));
}

/** A colleague changes it. */
export async function changeCampaign({ act, apiAs }: Shop, name: string, change: Partial<Input<"updateCampaign">["body"]>): Promise<void> {
  const api = apiAs("admin");
  const campaign = await api.read("getCampaign", { query: { id: await campaignId(api, name) } });
  const { subject, contentType, content, mailTarget, emailList, subscriptionIdentifier, analyticsTargetIds } = campaign;
  const terms = { name, subject, contentType, content, mailTarget, emailList, subscriptionIdentifier, analyticsTargetIds };
  await act("admin", "updateCampaign", { query: { id: campaign.id }, body: { ...terms, ...change } }, { version: `"${campaign.version}"` });
}
