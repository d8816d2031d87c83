import type { Output } from "@reserve/contract";
import { ActionStack, Alert, Button, ButtonLink, DescriptionList, Note, Section } from "@reserve/design-system";
import { LockIcon, SendIcon } from "@reserve/design-system/icons";
import { CodeText } from "@reserve/design-system/source";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { useWrite } from "../../shared/command/useWrite.ts";
import { formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";

type Entity = Output<"updateWebhook">["entityOutput"];

interface WebhookMarginProps {
  /** Null for a new webhook, which has no details yet. */
  record: Entity | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of a webhook: its health, its secret, a test event, its deliveries, and deletion. */
export function WebhookMargin({ record, isDirty }: WebhookMarginProps) {
  const { t } = useTranslation("webhooks");
  return record ? <WebhookActions isDirty={isDirty} key={record.id} record={record} /> : <Note>{t("webhook.newNote")}</Note>;
}

function WebhookActions({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("webhooks");
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string | null>(null);
  const rotate = useWrite("rotateWebhookSecret", { onDone: (output) => setSecret(output.secret) });
  const test = useWrite("sendTestWebhook", {
    onDone: ({ entityOutput }) => void navigate(to.delivery(entityOutput.id)),
    announce: () => ({ detail: t("webhook.testSent") }),
  });
  const { id, name, version, waitingCount, lastSuccessAt, secretShownAt, previousSecretUntil, createdAt } = record;
  const saveFirst = isDirty ? t("webhook.saveFirst") : undefined;
  const isNew = secretShownAt === null;
  return (
    <>
      <Section isPanel title={t("webhook.sending")}>
        <DescriptionList
          items={[
            { term: t("field.lastSuccessAt"), description: lastSuccessAt ? formatDateTime(lastSuccessAt) : t("webhook.never") },
            { term: t("field.waitingCount"), description: String(waitingCount) },
            { term: t("field.createdAt"), description: formatDateTime(createdAt) },
          ]}
        />
        <ActionStack>
          <Button
            disabledReason={saveFirst}
            icon={<SendIcon />}
            isBusy={test.isSending}
            isFullWidth
            onClick={() => void test.send({ body: { id } })}
          >
            {t("webhook.test")}
          </Button>
          <ButtonLink href={to.deliveries({ webhookId: id })}>{t("webhook.deliveries")}</ButtonLink>
        </ActionStack>
      </Section>
      <Section isPanel title={t("webhook.secret")}>
        {secret === null ? (
          <Note>{isNew ? t("webhook.secretNew") : t("webhook.secretShown", { date: formatDateTime(secretShownAt) })}</Note>
        ) : (
          <Alert title={t("webhook.secretOnce")} tone="warning">
            <CodeText label={t("webhook.secret")} text={secret} />
          </Alert>
        )}
        {previousSecretUntil ? <Note>{t("webhook.secretBoth", { date: formatDateTime(previousSecretUntil) })}</Note> : null}
        <ActionStack>
          <Button disabledReason={saveFirst} icon={<LockIcon />} isFullWidth onClick={() => rotate.ask({ body: { id } }, `"${version}"`)}>
            {t(isNew ? "webhook.showSecret" : "webhook.renewSecret")}
          </Button>
        </ActionStack>
      </Section>
      <ActionStack>
        <DeleteButton
          detail={t("webhook.deleteDetail", { name })}
          disabledReason={saveFirst}
          label={t("webhook.delete")}
          nextUrl={to.webhooks()}
          op="deleteWebhook"
          record={{ id, version }}
        />
      </ActionStack>
      <Confirmation command={rotate} detail={t(isNew ? "webhook.showSecretDetail" : "webhook.renewSecretDetail")} />
    </>
  );
}
