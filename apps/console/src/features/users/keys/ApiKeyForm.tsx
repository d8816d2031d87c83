import type { Schemas } from "@reserve/contract";
import { Alert, Section, TextArea } from "@reserve/design-system";
import { CountedTextField, FieldCell, FieldGrid, NumberField } from "@reserve/design-system/fields";
import { DatePicker } from "@reserve/design-system/pickers";
import { CodeText } from "@reserve/design-system/source";
import { useTranslation } from "react-i18next";
import { saveEffect } from "../../../shared/command/save-effect.ts";
import { RecordForm } from "../../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../../shared/form/useRecordForm.ts";
import { formatDate } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { rightPlaces } from "../right-fields.ts";
import { ApiKeyMargin } from "./ApiKeyMargin.tsx";
import { apiKeyBadge } from "./apiKeyState.tsx";
import { KeyClaims } from "./KeyClaims.tsx";
import { useKeyRights } from "./useKeyRights.ts";

interface ApiKeyFormProps {
  /** Null: a new one. */
  record: Schemas["ApiKey"] | null;
  /** The key's secret, if it was created on this page. */
  secret: string | null;
  /** Called with a new key and its secret. */
  onMade: (made: Schemas["NewApiKey"]) => void;
}

interface ApiKeyValues {
  name: string;
  claimTypes: readonly string[];
  /** IP ranges as typed, one per line. */
  ipRanges: string;
  expiresOn: string | null;
  requestsPerMinute: number | null;
}

/** Form for an API key: name, permissions, IP ranges, expiry and rate limit. */
export function ApiKeyForm({ record: key, secret, onMade }: ApiKeyFormProps) {
  const { t } = useTranslation("users");
  const rights = useKeyRights();
  const form = useRecordForm({
    name: `apiKey ${key?.id ?? "new"}`,
    label: key ? t("key.unsaved", { name: key.name }) : t("key.new"),
    record: key,
    create: {
      op: "createApiKey",
      url(made) {
        onMade(made);
        return to.apiKey(made.id);
      },
    },
    update: "updateApiKey",
    values: valuesOf,
    fields: {
      name: t("keyField.name"),
      claimTypes: { label: t("keyField.claimTypes"), text: ({ claimTypes }) => rights(claimTypes), isLongText: true },
      ipRanges: { label: t("keyField.ipRanges"), text: ({ ipRanges }) => linesOf(ipRanges).join(", ") || t("keyField.anywhere") },
      expiresOn: { label: t("keyField.expiresOn"), text: ({ expiresOn }) => (expiresOn ? formatDate(expiresOn) : t("keyField.noEnd")) },
      requestsPerMinute: t("keyField.requestsPerMinute"),
    },
    toBody: ({ name, claimTypes, ipRanges, expiresOn, requestsPerMinute }) => ({
      name,
      claimTypes: [...claimTypes],
      ipRanges: linesOf(ipRanges),
      expiresOn,
      // An empty value is rejected at its field, with the allowed range.
      requestsPerMinute: requestsPerMinute ?? 0,
    }),
    places: rightPlaces,
  });
  const { claimTypes } = form.values;
  return (
    <RecordForm
      effect={saveEffect("active", null, { isPublic: true, end: form.values.expiresOn }, new Date())}
      form={form}
      margin={<ApiKeyMargin isDirty={form.isDirty} record={key} />}
      marginLabel={t("keySection.margin")}
      saveLabel={t(key ? "key.save" : "key.create")}
      title={key?.name ?? t("key.new")}
      titleExtra={key ? apiKeyBadge(key, t) : null}
    >
      {key && secret ? (
        <Section title={t("keySection.secret")}>
          <Alert isUrgent title={t("key.secretTitle")} tone="warning">
            {t("key.secretDetail")}
          </Alert>
          <CodeText label={t("key.secret", { name: key.name })} text={secret} />
        </Section>
      ) : null}
      <Section title={t("keySection.name")}>
        <FieldGrid>
          <FieldCell>
            <CountedTextField {...form.field("name")} autoComplete="off" help={t("keyField.nameHelp")} maxLength={60} required />
          </FieldCell>
        </FieldGrid>
      </Section>
      <Section aside={t("rights.total", { count: claimTypes.length })} title={t("keySection.claimTypes")}>
        <KeyClaims ownClaims={key?.claimTypes ?? []} onChange={form.field("claimTypes").onChange} values={claimTypes} />
      </Section>
      <Section title={t("keySection.limits")}>
        <FieldGrid>
          <FieldCell span={12}>
            <TextArea {...form.field("ipRanges")} help={t("keyField.ipRangesHelp")} rows={3} />
          </FieldCell>
          <FieldCell span={6}>
            <DatePicker {...form.field("expiresOn")} help={t("keyField.expiresOnHelp")} isOptional />
          </FieldCell>
          <FieldCell span={6}>
            <NumberField {...form.field("requestsPerMinute")} help={t("keyField.requestsPerMinuteHelp")} max={6000} min={1} step={1} />
          </FieldCell>
        </FieldGrid>
      </Section>
    </RecordForm>
  );
}

function valuesOf(key: Schemas["ApiKey"] | null): ApiKeyValues {
  return {
    name: key?.name ?? "",
    claimTypes: key?.claimTypes ?? [],
    ipRanges: (key?.ipRanges ?? []).join("\n"),
    expiresOn: key?.expiresOn ?? null,
    requestsPerMinute: key?.requestsPerMinute ?? 600,
  };
}

function linesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((line) => line !== ""))];
}
