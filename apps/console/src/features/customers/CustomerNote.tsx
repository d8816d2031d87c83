import type { Schemas } from "@reserve/contract";
import { CountedTextArea } from "@reserve/design-system/fields";
import { isLongNote, MOST_NOTE } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { SectionForm } from "../../shared/form/SectionForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { customerName } from "./customer.name.ts";

/** Note of staff about a customer, edited in place. */
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
    // A change of the role meanwhile does not conflict with the note.
    isVersionWider: true,
  });
  const fault = form.errors?.properties.find(({ propertyName }) => propertyName === "note")?.errorMessage;
  return (
    <SectionForm form={form} name={name} texts={{ save: t("note.save"), undo: t("note.undo") }} title={t("section.note")}>
      <CountedTextArea {...form.field("note")} error={fault} help={t("note.help")} maxCharacters={MOST_NOTE} rows={3} />
    </SectionForm>
  );
}

function noteOf(customer: Schemas["Customer"] | null): { note: string } {
  return { note: customer?.note ?? "" };
}
