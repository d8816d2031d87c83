import type { Output } from "@reserve/contract";
import { Section } from "@reserve/design-system";
import { CountedTextField, FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { richTextLines } from "@reserve/domain/rich-text";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { FormattedText } from "../../shared/format/FormattedText.tsx";
import { to } from "../../shared/links/to.ts";
import { SignatureMargin } from "./SignatureMargin.tsx";

type Entity = Output<"updateSignature">["entityOutput"];

interface SignatureFormProps {
  /** Null: a new one. */
  record: Entity | null;
  /** Links to the previous and next signature of the list. */
  neighbourLinks: ReactNode;
}

/** Form for a signature, with draft, conflict merging and server errors at their fields. */
export function SignatureForm({ record, neighbourLinks }: SignatureFormProps) {
  const { t } = useTranslation("signatures");
  const form = useRecordForm({
    name: `signature ${record?.id ?? "new"}`,
    label: record ? t("signature.unsaved", { name: record.name }) : t("signature.new"),
    record,
    create: { op: "createSignature", url: ({ id }) => to.signature(id) },
    update: "updateSignature",
    values: signatureValuesOf,
    fields: {
      name: t("signature.name"),
      description: { label: t("signature.description"), text: ({ description }) => richTextLines(description), isLongText: true },
    },
    check: ({ name }) =>
      name.trim() === "" ? { summary: [], properties: [{ propertyName: "name", errorMessage: t("signature.nameMissing") }] } : null,
    toBody: ({ name, description }) => ({ name: name.trim(), description }),
  });
  const { isChanged: _isChanged, ...description } = form.field("description");
  return (
    <RecordForm
      actions={neighbourLinks}
      form={form}
      margin={<SignatureMargin isDirty={form.isDirty} record={record} />}
      marginLabel={t("signature.margin")}
      saveLabel={t(record ? "signature.save" : "signature.create")}
      title={record?.name ?? t("signature.new")}
    >
      <Section title={t("signature.section")}>
        <FieldGrid>
          <FieldCell span={12}>
            <CountedTextField {...form.field("name")} autoComplete="off" help={t("signature.nameHelp")} maxLength={120} required />
          </FieldCell>
          <FieldCell span={12}>
            <FormattedText {...description} key={`description ${form.turn}`} rows={4} />
          </FieldCell>
        </FieldGrid>
      </Section>
    </RecordForm>
  );
}

const signatureValuesOf = (record: Entity | null) => ({ name: record?.name ?? "", description: record?.description ?? "" });
