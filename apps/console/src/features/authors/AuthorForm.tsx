import type { Output } from "@reserve/contract";
import { Section, TextField } from "@reserve/design-system";
import { FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../../shared/RecordForm.tsx";
import { to } from "../../shared/to.ts";
import { useRecordForm } from "../../shared/useRecordForm.ts";
import { AuthorMargin } from "./AuthorMargin.tsx";

type Entity = Output<"updateAuthor">["entityOutput"];

interface AuthorFormProps {
  /** Null: a new one. */
  record: Entity | null;
}

interface AuthorValues {
  name: string;
}

/** One record to be edited: what is typed stays typed, what differs is named, what is refused stands at its field. */
export function AuthorForm({ record }: AuthorFormProps) {
  const { t } = useTranslation("authors");
  const form = useRecordForm({
    name: `author ${record?.id ?? "new"}`,
    label: record ? t("author.unsaved", { name: record.name }) : t("author.new"),
    record,
    create: "createAuthor",
    created: ({ id }) => to.author(id),
    update: "updateAuthor",
    values: authorValuesOf,
    fields: { name: t("author.name") },
    check: ({ name }) =>
      name.trim() === "" ? { summary: [], properties: [{ propertyName: "name", errorMessage: t("author.nameMissing") }] } : null,
    toBody: ({ name }) => ({ name: name.trim() }),
  });
  return (
    <RecordForm
      form={form}
      margin={<AuthorMargin isDirty={form.isDirty} record={record} />}
      marginLabel={t("author.margin")}
      saveLabel={t(record ? "author.save" : "author.create")}
      title={record?.name ?? t("author.new")}
    >
      <Section title={t("author.section")}>
        <FieldGrid>
          <FieldCell>
            <TextField {...form.field("name")} autoComplete="off" maxLength={200} required />
          </FieldCell>
        </FieldGrid>
      </Section>
    </RecordForm>
  );
}

function authorValuesOf(record: Entity | null): AuthorValues {
  return { name: record?.name ?? "" };
}
