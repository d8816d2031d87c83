import type { Schemas } from "@reserve/contract";
import { type CampaignTerms, newCampaign, storedCampaign } from "@reserve/domain";

/** Form values of a campaign. */
export type CampaignValues = Omit<CampaignTerms, "subscriptionIdentifier"> & { subscriptionIdentifier: string | null };

/** Returns the form values of a campaign; a new one starts with content that has an unsubscribe link. */
export function campaignValuesOf(
  campaign: Schemas["Campaign"] | null,
  fresh: Pick<CampaignTerms, "contentType" | "content"> & Partial<Pick<CampaignTerms, "mailTarget" | "analyticsTargetIds">>,
): CampaignValues {
  if (!campaign) return { ...newCampaign, ...fresh };
  const { name, subject, contentType, content, mailTarget, emailList, subscriptionIdentifier, analyticsTargetIds } = campaign;
  return { name, subject, contentType, content, mailTarget, emailList, subscriptionIdentifier, analyticsTargetIds };
}

/** Returns the request body: trimmed, without irrelevant recipients. */
export function campaignSaveOf(values: CampaignValues): Schemas["CampaignSave"] {
  const terms = storedCampaign(values);
  return { ...terms, analyticsTargetIds: [...terms.analyticsTargetIds] };
}
