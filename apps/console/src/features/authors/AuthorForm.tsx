import type { Output } from "@reserve/contract";
import { Checkbox, Section } from "@reserve/design-system";
import { CountedTextArea, CountedTextField, FieldCell, FieldGrid, NumberField, TagsField } from "@reserve/design-system/fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { to } from "../../shared/links/to.ts";
import { AuthorMargin } from "./AuthorMargin.tsx";

type Entity = Output<"updateAuthor">["entityOutput"];

interface AuthorFormProps {
  /** Null: a new one. */
  record: Entity | null;
  /** Links to the previous and next author of the list. */
  neighbourLinks: ReactNode;
}

type AuthorValues = Pick<Entity, "name" | "otherNames" | "biography" | "born" | "died" | "isVisible">;

/** Form for an author, with draft, conflict merging and server errors at their fields. */
export function AuthorForm({ record, neighbourLinks }: AuthorFormProps) {
  const { t } = useTranslation("authors");
  const form = useRecordForm({
    name: `author ${record?.id ?? "new"}`,
    label: record ? t("author.unsaved", { name: record.name }) : t("author.new"),
    record,
    create: { op: "createAuthor", url: ({ id }) => to.author(id) },
    update: "updateAuthor",
    values: authorValuesOf,
    fields: {
      name: t("author.name"),
      otherNames: { label: t("author.otherNames"), text: ({ otherNames }) => otherNames.join(", ") },
      born: t("author.born"),
      died: t("author.died"),
      biography: { label: t("author.biography"), text: ({ biography }) => biography, isLongText: true },
      isVisible: { label: t("author.isVisible"), text: ({ isVisible }) => t(isVisible ? "visible" : "hidden") },
    },
    check: ({ name }) =>
      name.trim() === "" ? { summary: [], properties: [{ propertyName: "name", errorMessage: t("author.nameMissing") }] } : null,
    toBody: (values) => ({ ...values, name: values.name.trim() }),
  });
  const visible = form.field("isVisible");
  return (
    <RecordForm
      actions={neighbourLinks}
      form={form}
      margin={<AuthorMargin isDirty={form.isDirty} record={record} />}
      marginLabel={t("author.margin")}
      saveLabel={t(record ? "author.save" : "author.create")}
      title={record?.name ?? t("author.new")}
    >
      <Section title={t("author.section")}>
        <FieldGrid>
          <FieldCell span={12}>
            <CountedTextField {...form.field("name")} autoComplete="off" help={t("author.nameHelp")} maxLength={200} required />
          </FieldCell>
          <FieldCell span={12}>
            <TagsField {...form.field("otherNames")} help={t("author.otherNamesHelp")} suggestions={none} />
          </FieldCell>
          <FieldCell span={6}>
            <NumberField {...form.field("born")} isYear max={2100} min={-3000} />
          </FieldCell>
          <FieldCell span={6}>
            <NumberField {...form.field("died")} isYear max={2100} min={-3000} />
          </FieldCell>
        </FieldGrid>
      </Section>
      <Section title={t("author.onSite")}>
        <FieldGrid>
          <FieldCell span={12}>
            <CountedTextArea {...form.field("biography")} maxCharacters={4000} rows={8} />
          </FieldCell>
          <FieldCell span={12}>
            <Checkbox
              checked={form.values.isVisible}
              help={t("author.isVisibleHelp")}
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

function authorValuesOf(record: Entity | null): AuthorValues {
  const { name = "", otherNames = [], biography = "", born = null, died = null, isVisible = true } = record ?? {};
  return { name, otherNames, biography, born, died, isVisible };
}
