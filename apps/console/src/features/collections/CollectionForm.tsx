import type { Output } from "@reserve/contract";
import { Checkbox, Section } from "@reserve/design-system";
import { CountedTextArea, CountedTextField, FieldCell, FieldGrid, TagsField } from "@reserve/design-system/fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { to } from "../../shared/links/to.ts";
import { CollectionMargin } from "./CollectionMargin.tsx";

type Entity = Output<"updateCollection">["entityOutput"];

interface CollectionFormProps {
  /** Null: a new one. */
  record: Entity | null;
  /** Links to the previous and next collection of the list. */
  neighbourLinks: ReactNode;
}

type CollectionValues = Pick<Entity, "name" | "otherNames" | "publisher" | "description" | "isVisible">;

/** Form for a collection, with draft, conflict merging and server errors at their fields. */
export function CollectionForm({ record, neighbourLinks }: CollectionFormProps) {
  const { t } = useTranslation("collections");
  const form = useRecordForm({
    name: `collection ${record?.id ?? "new"}`,
    label: record ? t("collection.unsaved", { name: record.name }) : t("collection.new"),
    record,
    create: { op: "createCollection", url: ({ id }) => to.collection(id) },
    update: "updateCollection",
    values: collectionValuesOf,
    fields: {
      name: t("collection.name"),
      otherNames: { label: t("collection.otherNames"), text: ({ otherNames }) => otherNames.join(", ") },
      publisher: t("collection.publisher"),
      description: { label: t("collection.description"), text: ({ description }) => description, isLongText: true },
      isVisible: { label: t("collection.isVisible"), text: ({ isVisible }) => t(isVisible ? "visible" : "hidden") },
    },
    check: ({ name }) =>
      name.trim() === "" ? { summary: [], properties: [{ propertyName: "name", errorMessage: t("collection.nameMissing") }] } : null,
    toBody: (values) => ({ ...values, name: values.name.trim() }),
  });
  const visible = form.field("isVisible");
  return (
    <RecordForm
      actions={neighbourLinks}
      form={form}
      margin={<CollectionMargin isDirty={form.isDirty} record={record} />}
      marginLabel={t("collection.margin")}
      saveLabel={t(record ? "collection.save" : "collection.create")}
      title={record?.name ?? t("collection.new")}
    >
      <Section title={t("collection.section")}>
        <FieldGrid>
          <FieldCell span={12}>
            <CountedTextField {...form.field("name")} autoComplete="off" help={t("collection.nameHelp")} maxLength={200} required />
          </FieldCell>
          <FieldCell span={12}>
            <CountedTextField {...form.field("publisher")} autoComplete="off" help={t("collection.publisherHelp")} maxLength={200} />
          </FieldCell>
          <FieldCell span={12}>
            <TagsField {...form.field("otherNames")} help={t("collection.otherNamesHelp")} suggestions={none} />
          </FieldCell>
        </FieldGrid>
      </Section>
      <Section title={t("collection.onSite")}>
        <FieldGrid>
          <FieldCell span={12}>
            <CountedTextArea {...form.field("description")} maxCharacters={4000} rows={8} />
          </FieldCell>
          <FieldCell span={12}>
            <Checkbox
              checked={form.values.isVisible}
              help={t("collection.isVisibleHelp")}
              label={visible.label}
              name={visible.name}
              onChange={visible.onChange}
            />
          </FieldCell>
        </FieldGrid>
      </Section>
    </RecordForm>
  );
}

const none: readonly string[] = [];

function collectionValuesOf(record: Entity | null): CollectionValues {
  const { name = "", otherNames = [], publisher = "", description = "", isVisible = true } = record ?? {};
  return { name, otherNames, publisher, description, isVisible };
}
