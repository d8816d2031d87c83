import type { Schemas } from "@reserve/contract";
import { Alert, Button, Form, FormRow, Section } from "@reserve/design-system";
import { CountedTextArea } from "@reserve/design-system/fields";
import { isLongNote, MOST_NOTE } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { DraftNote } from "../../shared/DraftNote.tsx";
import { FormConflict } from "../../shared/RecordForm.tsx";
import { useRecordForm } from "../../shared/useRecordForm.ts";
import { customerName } from "./customer.name.ts";

/** What the team keeps in mind about a customer, written where it is read. */
export function CustomerNote({ customer }: { customer: Schemas["Customer"] }) {
  const { t } = useTranslation("customers");
  const name = customerName(customer);
  const form = useRecordForm({
    name: `customer ${customer.id} note`,
    label: t("note.unsaved", { name }),
    record: customer,
    update: "setCustomerNote",
    values: noteOf,
    fields: { note: { label: t("note.label"), isLongText: true } },
    check: ({ note }) =>
      isLongNote(note)
        ? { summary: [], properties: [{ propertyName: "note", errorMessage: t("note.tooLong", { count: MOST_NOTE }) }] }
        : null,
    toBody: ({ note }) => ({ note: note.trim() }),
    // Another role meanwhile takes nothing from the words that are being written.
    isVersionWider: true,
  });
  const fault = form.errors?.properties.find(({ propertyName }) => propertyName === "note")?.errorMessage;
  return (
    <Section title={t("section.note")}>
      <Form errors={null} label={t("section.note")} onSubmit={form.save}>
        <DraftNote form={{ draft: form.draft, undo: form.undo }} />
        <CountedTextArea {...form.field("note")} error={fault} help={t("note.help")} maxCharacters={MOST_NOTE} rows={3} />
        {form.errors && !fault ? <Alert tone="danger">{form.errors.summary.join(" ")}</Alert> : null}
        {form.isDirty ? (
          <FormRow>
            <Button isBusy={form.isSaving} type="submit" variant="primary">
              {t("note.save")}
            </Button>
            <Button onClick={form.undo}>{t("note.undo")}</Button>
          </FormRow>
        ) : null}
      </Form>
      <FormConflict form={form} name={name} />
    </Section>
  );
}

function noteOf(customer: Schemas["Customer"] | null): { note: string } {
  return { note: customer?.note ?? "" };
}
