import type { Schemas } from "@reserve/contract";
import { ActionStack, Checkbox, DescriptionList, Note, Section, Select, TextArea } from "@reserve/design-system";
import { CountedTextField, FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { LocalizedFields } from "@reserve/design-system/localized";
import { type SubscriptionType, seoWhileTyped, subscriptionTypes } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { SubscriptionTabs } from "./SubscriptionTabs.tsx";
import { subscriptionName } from "./subscription.name.ts";
import { faultsOf, identifierOf, subscriptionSaveOf, subscriptionValuesOf } from "./subscription.values.ts";

/** Form for a subscription; null: a new one. */
export function SubscriptionForm({ record }: { record: Schemas["Subscription"] | null }) {
  const { t } = useTranslation("subscriptions");
  const { variant, locale } = useRuntime();
  const [original = "fr", ...others] = variant.locales.map(({ code }) => code);
  const title = record ? subscriptionName(record, locale) : t("subscription.new");
  const form = useRecordForm({
    name: `subscription ${record?.id ?? "new"}`,
    label: record ? t("subscription.unsaved", { name: title }) : title,
    record,
    create: { op: "createSubscription", url: ({ id }) => to.subscription(id) },
    update: "updateSubscription",
    values: subscriptionValuesOf,
    fields: {
      localizations: {
        label: t("subscription.names"),
        text: ({ localizations }) =>
          Object.values(localizations)
            .flatMap(({ name, description }) => [name, description])
            .filter(Boolean)
            .join("\n") || null,
      },
      type: { label: t("field.type"), text: ({ type }) => t(`type.${type}`) },
      identifier: { label: t("field.identifier"), text: identifierOf },
      displayedText: { label: t("field.displayedText"), isLongText: true },
      needsConfirmation: {
        label: t("field.needsConfirmation"),
        text: ({ needsConfirmation }) => t(needsConfirmation ? "subscription.yes" : "subscription.no"),
      },
    },
    check(values) {
      const properties = faultsOf(values).map(([field, fault]) => ({
        propertyName: field === "localizations" ? "localizations.fr.name" : field,
        errorMessage: t(`missing.${fault}`),
      }));
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    toBody: subscriptionSaveOf,
  });
  const { values, change, field } = form;
  const type = field("type");
  const identifier = field("identifier");
  const confirmed = field("needsConfirmation");
  return (
    <RecordForm
      form={form}
      margin={<FormMargin isDirty={form.isDirty} record={record} />}
      marginLabel={t("subscription.about")}
      saveLabel={t(record ? "subscription.save" : "subscription.create")}
      subtitle={record ? t("subscription.subtitle", { type: t(`type.${record.type}`), identifier: record.identifier }) : undefined}
      tabs={record ? <SubscriptionTabs current="texts" subscription={record} /> : undefined}
      title={title}
    >
      <Section title={t("subscription.names")}>
        <LocalizedFields
          fields={[
            { name: "name", label: t("field.name"), maxLength: 150 },
            { name: "description", label: t("field.description"), kind: "area", help: t("field.descriptionHelp"), maxLength: 1000 },
          ]}
          label={t("subscription.names")}
          locales={[original, ...others]}
          name="localizations"
          onChange={(localizations) => change({ localizations })}
          value={values.localizations}
        />
      </Section>
      <Section title={t("subscription.consent")}>
        <FieldGrid>
          <FieldCell span={12}>
            <TextArea {...field("displayedText")} help={t("field.displayedTextHelp")} maxLength={500} required rows={3} />
          </FieldCell>
          <FieldCell span={12}>
            <Checkbox
              checked={values.needsConfirmation}
              help={t("field.needsConfirmationHelp")}
              label={confirmed.label}
              name={confirmed.name}
              onChange={confirmed.onChange}
            />
          </FieldCell>
        </FieldGrid>
      </Section>
      <Section title={t("subscription.use")}>
        <FieldGrid>
          <FieldCell span={6}>
            <Select
              label={type.label}
              name={type.name}
              onChange={(chosen) => change({ type: chosen as SubscriptionType })}
              options={subscriptionTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
              value={values.type}
            />
          </FieldCell>
          <FieldCell span={6}>
            <CountedTextField
              {...identifier}
              autoComplete="off"
              help={t("field.identifierHelp")}
              maxLength={60}
              onChange={(typed) => change({ identifier: seoWhileTyped(typed, "fr") })}
              required
              spellCheck={false}
              value={identifierOf(values)}
            />
          </FieldCell>
        </FieldGrid>
      </Section>
    </RecordForm>
  );
}

function FormMargin({ record, isDirty }: { record: Schemas["Subscription"] | null; isDirty: boolean }) {
  const { t } = useTranslation("subscriptions");
  const { locale } = useRuntime();
  if (!record) return <Note>{t("subscription.newNote")}</Note>;
  const { subscribedCount, pendingCount, leftCount } = record;
  const off =
    subscribedCount + pendingCount + leftCount > 0 ? t("subscription.hasPeople") : isDirty ? t("subscription.saveFirst") : undefined;
  return (
    <Section isPanel title={t("subscription.about")}>
      <DescriptionList items={[{ term: t("field.createdAt"), description: formatDateTime(record.createdAt) }]} />
      <ActionStack>
        <DeleteButton
          detail={t("subscription.deleteDetail", { name: subscriptionName(record, locale) })}
          disabledReason={off}
          label={t("subscription.delete")}
          nextUrl={to.subscriptions()}
          op="deleteSubscription"
          record={record}
        />
      </ActionStack>
    </Section>
  );
}
