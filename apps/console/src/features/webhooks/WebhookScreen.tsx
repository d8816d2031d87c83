import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { WebhookForm } from "./WebhookForm.tsx";
import { webhookById, webhookList } from "./webhooks.queries.ts";

/** Screen to edit a webhook; without an id in the URL it creates one. */
export function WebhookScreen() {
  const { t } = useTranslation("webhooks");
  return (
    <RecordPage
      backHref={to.webhooks()}
      create={{ name: t("webhook.new"), page: <WebhookForm record={null} neighbourLinks={null} /> }}
      list={webhookList}
      name={({ name }) => name}
      query={webhookById}
      skeleton={<RecordSkeleton hasFacts={false} sheet={480} />}
    >
      {(record, { neighbourLinks }) => <WebhookForm record={record} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}
