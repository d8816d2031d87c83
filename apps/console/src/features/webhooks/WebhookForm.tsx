import type { Output, Schemas } from "@reserve/contract";
import { Alert, Checkbox, Section, TextField } from "@reserve/design-system";
import { CheckGroup, CountedTextField, FieldCell, FieldGrid } from "@reserve/design-system/fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { saveEffect } from "../../shared/command/save-effect.ts";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { to } from "../../shared/links/to.ts";
import { WebhookMargin } from "./WebhookMargin.tsx";
import { eventName, webhookBadge } from "./webhookBadges.tsx";
import { eventTypes } from "./webhooks.queries.ts";

type Entity = Output<"updateWebhook">["entityOutput"];

interface WebhookFormProps {
  /** Null: a new one. */
  record: Entity | null;
  /** Links to the previous and next record of the list. */
  neighbourLinks: ReactNode;
}

type WebhookValues = Schemas["WebhookSave"];

/** Form for a webhook: its URL, its events, and whether it is active. */
export function WebhookForm({ record, neighbourLinks }: WebhookFormProps) {
  const { t } = useTranslation("webhooks");
  const form = useRecordForm({
    name: `webhook ${record?.id ?? "new"}`,
    label: record ? t("webhook.unsaved", { name: record.name }) : t("webhook.new"),
    record,
    create: { op: "createWebhook", url: ({ id }) => to.webhook(id) },
    update: "updateWebhook",
    values: webhookValuesOf,
    fields: {
      url: t("field.url"),
      description: t("field.description"),
      events: { label: t("field.events"), text: ({ events }) => events.map((type) => eventName(type, t)).join(", ") },
      isActive: { label: t("field.isActive"), text: ({ isActive }) => t(isActive ? "yes" : "no") },
    },
    check({ url, events }) {
      const properties = [
        ...(url.trim() === "" ? [{ propertyName: "url", errorMessage: t("webhook.urlMissing") }] : []),
        ...(events.length === 0 ? [{ propertyName: "events", errorMessage: t("webhook.eventsMissing") }] : []),
      ];
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    toBody: ({ url, description, ...values }) => ({ ...values, url: url.trim(), description: description.trim() }),
  });
  const { values, field } = form;
  const active = field("isActive");
  const toggle = (type: Schemas["WebhookEventType"], isChecked: boolean) =>
    // In display order, whichever was ticked first.
    form.change({ events: eventTypes.filter((one) => (one === type ? isChecked : values.events.includes(one))) });
  return (
    <RecordForm
      effect={saveEffect("active", record && { isPublic: record.isActive }, { isPublic: values.isActive }, new Date())}
      actions={neighbourLinks}
      form={form}
      margin={<WebhookMargin isDirty={form.isDirty} record={record} />}
      marginLabel={t("webhook.margin")}
      saveLabel={t(record ? "webhook.save" : "webhook.create")}
      title={record?.name ?? t("webhook.new")}
      titleExtra={record ? webhookBadge(record.state, t, true) : null}
    >
      <Section title={t("webhook.section")}>
        {record?.state === "Gone" || record?.state === "GivenUp" ? (
          <Alert title={t(`state.${record.state}`)} tone="danger">
            {t(`why.${record.state}`)}
          </Alert>
        ) : null}
        <FieldGrid>
          <FieldCell span={12}>
            <TextField
              {...field("url")}
              autoComplete="off"
              help={t("field.urlHelp")}
              inputMode="url"
              maxLength={2000}
              required
              spellCheck={false}
            />
          </FieldCell>
          <FieldCell span={12}>
            <CountedTextField {...field("description")} autoComplete="off" help={t("field.descriptionHelp")} isOptional maxLength={200} />
          </FieldCell>
          <FieldCell span={12}>
            <Checkbox
              checked={values.isActive}
              help={t("field.isActiveHelp")}
              label={active.label}
              name={active.name}
              onChange={active.onChange}
            />
          </FieldCell>
        </FieldGrid>
      </Section>
      <Section title={t("field.events")}>
        <CheckGroup
          all={{
            isChecked: values.events.length === eventTypes.length,
            isMixed: values.events.length > 0 && values.events.length < eventTypes.length,
            onChange: (isChecked) => form.change({ events: isChecked ? [...eventTypes] : [] }),
          }}
          count={t("webhook.eventCount", { count: values.events.length, all: eventTypes.length })}
          legend={t("webhook.allEvents")}
        >
          {eventTypes.map((type) => (
            <Checkbox
              checked={values.events.includes(type)}
              help={type}
              key={type}
              label={eventName(type, t)}
              onChange={(isChecked) => toggle(type, isChecked)}
            />
          ))}
        </CheckGroup>
      </Section>
    </RecordForm>
  );
}

function webhookValuesOf(record: Entity | null): WebhookValues {
  if (!record) return { url: "", description: "", events: [], isActive: true };
  const { url, description, events, isActive } = record;
  return { url, description, events, isActive };
}
