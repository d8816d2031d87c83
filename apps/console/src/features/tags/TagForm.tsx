import type { Output } from "@reserve/contract";
import { Section, TextField } from "@reserve/design-system";
import { CountedTextField, FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { textToSeo } from "@reserve/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { to } from "../../shared/links/to.ts";
import { TagMargin } from "./TagMargin.tsx";

type Entity = Output<"updateTag">["entityOutput"];

interface TagFormProps {
  /** Null: a new one. */
  record: Entity | null;
  /** Links to the previous and next tag of the list. */
  neighbourLinks: ReactNode;
}

/** Form to rename a tag, with draft and server errors at their fields. */
export function TagForm({ record, neighbourLinks }: TagFormProps) {
  const { t } = useTranslation("tags");
  const form = useRecordForm({
    name: `tag ${record?.id ?? "new"}`,
    label: record ? t("tag.unsaved", { name: record.name }) : t("tag.new"),
    record,
    create: { op: "createTag", url: ({ id }) => to.tag(id) },
    update: "updateTag",
    values: tagValuesOf,
    fields: { name: t("tag.name"), seoName: t("tag.seoName") },
    check: ({ name }) =>
      name.trim() === "" ? { summary: [], properties: [{ propertyName: "name", errorMessage: t("tag.nameMissing") }] } : null,
    toBody: ({ name, seoName }) => ({ name: name.trim(), seoName: textToSeo(seoName, "fr") || null }),
  });
  return (
    <RecordForm
      actions={neighbourLinks}
      form={form}
      margin={<TagMargin isDirty={form.isDirty} record={record} />}
      marginLabel={t("tag.margin")}
      saveLabel={t(record ? "tag.save" : "tag.create")}
      title={record?.name ?? t("tag.new")}
    >
      <Section title={t("tag.section")}>
        <FieldGrid>
          <FieldCell span={12}>
            <CountedTextField {...form.field("name")} autoComplete="off" help={t("tag.nameHelp")} maxLength={60} required />
          </FieldCell>
          <FieldCell span={12}>
            <TextField {...form.field("seoName")} autoComplete="off" help={t("tag.seoNameHelp")} isOptional maxLength={75} />
          </FieldCell>
        </FieldGrid>
      </Section>
    </RecordForm>
  );
}

const tagValuesOf = (record: Entity | null) => ({ name: record?.name ?? "", seoName: record?.seoName ?? "" });
