import type { Output } from "@reserve/contract";
import { Section, TextField } from "@reserve/design-system";
import { FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../../shared/RecordForm.tsx";
import { to } from "../../shared/to.ts";
import { useRecordForm } from "../../shared/useRecordForm.ts";
import { ReviewMargin } from "./ReviewMargin.tsx";

type Entity = Output<"updateReview">["entityOutput"];

interface ReviewFormProps {
  /** Null: a new one. */
  record: Entity | null;
}

interface ReviewValues {
  name: string;
}

/** One record to be edited: what is typed stays typed, what differs is named, what is refused stands at its field. */
export function ReviewForm({ record }: ReviewFormProps) {
  const { t } = useTranslation("reviews");
  const form = useRecordForm({
    name: `review ${record?.id ?? "new"}`,
    label: record ? t("review.unsaved", { name: record.name }) : t("review.new"),
    record,
    create: "createReview",
    created: ({ id }) => to.review(id),
    update: "updateReview",
    values: reviewValuesOf,
    fields: { name: t("review.name") },
    check: ({ name }) =>
      name.trim() === "" ? { summary: [], properties: [{ propertyName: "name", errorMessage: t("review.nameMissing") }] } : null,
    toBody: ({ name }) => ({ name: name.trim() }),
  });
  return (
    <RecordForm
      form={form}
      margin={<ReviewMargin isDirty={form.isDirty} record={record} />}
      marginLabel={t("review.margin")}
      saveLabel={t(record ? "review.save" : "review.create")}
      title={record?.name ?? t("review.new")}
    >
      <Section title={t("review.section")}>
        <FieldGrid>
          <FieldCell>
            <TextField {...form.field("name")} autoComplete="off" maxLength={200} required />
          </FieldCell>
        </FieldGrid>
      </Section>
    </RecordForm>
  );
}

function reviewValuesOf(record: Entity | null): ReviewValues {
  return { name: record?.name ?? "" };
}
