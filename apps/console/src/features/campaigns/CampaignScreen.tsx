import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { CampaignForm } from "./CampaignForm.tsx";
import { CampaignSending } from "./CampaignSending.tsx";
import { campaignById, campaignList } from "./campaigns.queries.ts";

/** Screen of a campaign: a draft to edit and test, or the progress of its sending; without an id in the URL it creates one. */
export function CampaignScreen() {
  const { t } = useTranslation("campaigns");
  return (
    <RecordPage
      backHref={to.campaigns()}
      create={{ name: t("campaign.new"), page: <CampaignForm record={null} neighbourLinks={null} /> }}
      list={campaignList}
      name={({ name }) => name}
      query={campaignById}
      skeleton={<RecordSkeleton hasFacts={false} sheet={640} />}
    >
      {(record, { neighbourLinks }) =>
        record.state === "draft" ? (
          <CampaignForm record={record} neighbourLinks={neighbourLinks} />
        ) : (
          <CampaignSending key={record.taskId} record={record} neighbourLinks={neighbourLinks} />
        )
      }
    </RecordPage>
  );
}
