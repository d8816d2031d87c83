import type { Schemas } from "@reserve/contract";
import { Note, TextField } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { SectionForm } from "../../shared/form/SectionForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { customerName } from "./customer.name.ts";

/** Maximum characters of a typed number, with its blanks. */
const MOST = 30;

/** Company numbers of a business, editable in place: with them its invoices are also created as structured data. */
export function CustomerBusiness({ customer }: { customer: Schemas["Customer"] }) {
  const { t } = useTranslation("customers");
  const name = customerName(customer);
  const form = useRecordForm({
    name: `customer ${customer.id} business`,
    label: t("business.unsaved", { name }),
    record: customer,
    update: "setCustomerBusiness",
    values: numbersOf,
    fields: { siret: t("business.siret"), serviceCode: t("business.serviceCode"), vatNumber: t("business.vatNumber") },
    toBody: ({ siret, serviceCode, vatNumber }) => ({
      ...{ siret: siret.trim() || null, serviceCode: serviceCode.trim() || null, vatNumber: vatNumber.trim() || null },
    }),
    // A change of the note meanwhile does not conflict with these fields.
    isVersionWider: true,
  });
  const faultAt = (field: string) => form.errors?.properties.find(({ propertyName }) => propertyName === field)?.errorMessage;
  return (
    <SectionForm form={form} name={name} texts={{ save: t("business.save"), undo: t("note.undo") }} title={t("section.business")}>
      <TextField {...form.field("siret")} autoComplete="off" error={faultAt("siret")} maxLength={MOST} />
      <TextField {...form.field("serviceCode")} autoComplete="off" error={faultAt("serviceCode")} maxLength={100} />
      <TextField {...form.field("vatNumber")} autoComplete="off" error={faultAt("vatNumber")} maxLength={MOST} />
      <Note>{t("business.help")}</Note>
    </SectionForm>
  );
}

function numbersOf(customer: Schemas["Customer"] | null): Record<"siret" | "serviceCode" | "vatNumber", string> {
  return { siret: customer?.siret ?? "", serviceCode: customer?.serviceCode ?? "", vatNumber: customer?.vatNumber ?? "" };
}
