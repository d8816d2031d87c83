import type { Schemas } from "@reserve/contract";
import { ActionStack, Button, DescriptionList, Link, Note, Page, Section, Sheet, SheetAndMargin } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import { CodeDetails, CodeText } from "@reserve/design-system/source";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { useWrite } from "../../shared/command/useWrite.ts";
import { formatCount, formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { uuidIn } from "../../shared/links/url-id.ts";
import { countColumn, dateTimeColumn, nameColumn, ownColumn } from "../../shared/list/list-columns.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { deliveryBadge, eventName, outcomeOf } from "./webhookBadges.tsx";
import { deliveryById, deliveryList } from "./webhooks.queries.ts";

type Delivery = Schemas["WebhookDelivery"];
type Attempt = Schemas["WebhookAttempt"];

/** Screen of a delivery: every attempt with its response, the payload, and a resend button. */
export function DeliveryScreen() {
  const { t } = useTranslation("webhooks");
  return (
    <RecordPage
      backHref={to.deliveries()}
      idOf={uuidIn}
      list={deliveryList}
      name={({ type }) => eventName(type, t)}
      query={deliveryById}
      skeleton={<RecordSkeleton margin={320} sheet={480} />}
    >
      {(delivery, { neighbourLinks }) => <DeliveryPage delivery={delivery} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}

function DeliveryPage({ delivery, neighbourLinks }: { delivery: Delivery; neighbourLinks: ReactNode }) {
  const { t } = useTranslation("webhooks");
  const columns = useMemo(() => attemptColumns(t), [t]);
  return (
    <Page
      actions={neighbourLinks}
      subtitle={delivery.url}
      title={eventName(delivery.type, t)}
      titleExtra={deliveryBadge(delivery, t, true)}
    >
      <SheetAndMargin margin={<DeliveryMargin delivery={delivery} />} marginLabel={t("delivery.margin")}>
        <Sheet>
          <Section title={t("delivery.attempts")}>
            {delivery.attempts.length === 0 ? (
              <Note>{t("delivery.noAttempt")}</Note>
            ) : (
              <DataTable
                caption={t("delivery.attempts")}
                columns={columns}
                getRowId={({ at }) => at}
                options={inSheet}
                rows={delivery.attempts}
              />
            )}
          </Section>
          <Section title={t("delivery.body")}>
            <CodeText label={t("delivery.body")} text={laidOut(delivery.body)} />
            <Note>{t("delivery.bodyNote")}</Note>
          </Section>
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}

const inSheet = { isFlush: true } as const;

function attemptColumns(t: TFunction<"webhooks">): readonly DataColumn<Attempt>[] {
  return [
    nameColumn("outcome", t("field.outcome"), (attempt) => outcomeOf(attempt, t) ?? "–"),
    dateTimeColumn("at", t("field.at"), ({ at }) => at),
    countColumn("milliseconds", t("field.milliseconds"), ({ milliseconds }) => milliseconds),
    ownColumn("answer", t("field.answer"), "long", ({ answer }) =>
      answer === "" ? null : (
        <CodeDetails label={t("delivery.answer", { size: formatCount(answer.length) })}>
          <CodeText label={t("field.answer")} text={answer} />
        </CodeDetails>
      ),
    ),
  ];
}

/** Returns indented JSON; other text is unchanged. */
function laidOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** Margin of a delivery: status, webhook, and a resend button. */
function DeliveryMargin({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation("webhooks");
  const resend = useWrite("resendWebhookDelivery", { announce: () => ({ detail: t("delivery.resent") }) });
  const { id, state, tries, eventId, occurredAt, deliveredAt, nextTryAt, webhookId, webhookName } = delivery;
  return (
    <Section isPanel title={t("delivery.way")}>
      <DescriptionList
        items={[
          { term: t("field.webhook"), description: <Link href={to.webhook(webhookId)}>{webhookName}</Link> },
          { term: t("field.tries"), description: tries },
          { term: t("field.occurredAt"), description: formatDateTime(occurredAt) },
          ...(deliveredAt ? [{ term: t("field.deliveredAt"), description: formatDateTime(deliveredAt) }] : []),
          ...(nextTryAt && state !== "Held" ? [{ term: t("field.nextTryAt"), description: formatDateTime(nextTryAt) }] : []),
          { term: t("field.eventId"), description: eventId },
        ]}
      />
      <ActionStack>
        <Button
          disabledReason={state === "Held" ? t("delivery.held") : undefined}
          icon={<RefreshCwIcon />}
          isBusy={resend.isSending}
          isFullWidth
          onClick={() => resend.ask({ body: { id } })}
        >
          {t("delivery.resend")}
        </Button>
      </ActionStack>
      <Confirmation command={resend} detail={t(deliveredAt ? "delivery.resendArrived" : "delivery.resendDetail", { name: webhookName })} />
    </Section>
  );
}
