import type { ApiClient } from "@reserve/api-client";
import type { Input, Schemas } from "@reserve/contract";
import { listCampaigns } from "@reserve/contract/lists";
import type { CampaignState } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The list as the contract offers it. */
export const campaignListSpec = listSpec(listCampaigns);

/** Query for a page of campaigns; the previous page stays visible while the next one loads. */
export function campaignListPage(api: ApiClient, state: ListState<FilterOf<typeof campaignListSpec>>) {
  return { ...api.query("listCampaigns", { query: campaignListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** Query for the number of campaigns in these states: a page of which only the total is used. */
export function campaignCount(api: ApiClient, state: readonly CampaignState[]) {
  return api.query("listCampaigns", { query: { state: [...state], pageSize: 10 } });
}

/** The list, as its records' pages need it for links to neighbours. */
export const campaignList = { spec: campaignListSpec, page: campaignListPage, path: to.campaigns(), href: to.campaign };

/** Query for a campaign. */
export function campaignById(api: ApiClient, id: number) {
  return api.query("getCampaign", { query: { id } });
}

/** Query of the sending statistics. */
export function campaignStats(api: ApiClient, id: number) {
  return api.query("getCampaignStats", { query: { id } });
}

/** Query for the mails with an unknown outcome, and their number; refetched when the figures report another number. */
export function doubtfulMails(api: ApiClient, id: number, unknown: number) {
  return {
    queryKey: ["campaigns", "listDoubtfulMails", { query: { id } }, unknown] as const,
    queryFn: () => api.read("listDoubtfulMails", { query: { id } }),
    placeholderData: keepPreviousData,
  };
}

/** Query for sent campaigns by name, to compare with. */
export function campaignPairs(api: ApiClient) {
  return api.query("listCampaignPairs");
}

/** Query of the recipient choices besides e-mail lists. */
export function campaignTargets(api: ApiClient) {
  return api.query("getCampaignTargets");
}

/** Recipients as selected in the form. */
export type ChosenTarget = Input<"countCampaignRecipients">["body"];

/** Query of the recipient count; null disables it. Validation errors are shown at their fields. */
export function recipientCount(api: ApiClient, target: ChosenTarget | null) {
  return {
    queryKey: ["campaigns", "countCampaignRecipients", target] as const,
    queryFn: async () => {
      if (target === null) throw new Error("There is no target to count.");
      const result = await api.send("countCampaignRecipients", { body: target });
      return result.isValid ? result.output.entityOutput : null;
    },
    enabled: target !== null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  };
}

/** Query of a title for a letter block. */
export function letterProduct(api: ApiClient, ean: string) {
  return api.query("getProductByEan", { query: { ean } });
}

/** The offers that a title has. */
export function letterOffers(api: ApiClient, productId: number) {
  return api.query("listOffers", { query: { productId } });
}

/** Query for posts that match the text. */
export function letterPosts(api: ApiClient, search: string) {
  return api.query("listAccessiblePosts", { query: { search } });
}

/** Query of a post for a letter block. */
export function letterPost(api: ApiClient, id: number) {
  return api.query("getPost", { query: { id } });
}

/** An unsaved letter. */
type Letter = Pick<Schemas["CampaignSave"], "contentType" | "content">;

/** Query for the rendered letter; the previous one stays visible while the next one loads. */
export function letterPreview(api: ApiClient, letter: Letter) {
  return {
    queryKey: ["campaigns", "previewCampaign", letter] as const,
    queryFn: async () => {
      const result = await api.send("previewCampaign", { body: letter });
      if (!result.isValid) throw new Error(result.errors[0] ?? "The letter could not be laid out.");
      return result.output.entityOutput;
    },
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    gcTime: 10_000,
    retry: false,
  };
}
