import type { Schemas } from "@reserve/contract";
import { Note, Select, TextField } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { SectionForm } from "../../shared/form/SectionForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { customerName } from "./customer.name.ts";

/** Maximum characters of a typed number, with its blanks. */
const MOST = 30;

const INVOICING = ["WhenComplete", "PerDelivery"] as const satisfies readonly Schemas["Invoicing"][];

/** Company numbers of a business and when it is invoiced, editable in place: with the numbers its invoices are also created as structured data. */
export function CustomerBusiness({ customer }: { customer: Schemas["Customer"] }) {
  const { t } = useTranslation("customers");
  const { invoicing: usual } = useRuntime().variant;
  const name = customerName(customer);
  const form = useRecordForm({
    name: `customer ${customer.id} business`,
    label: t("business.unsaved", { name }),
    record: customer,
    update: "setCustomerBusiness",
    values: valuesOf,
    fields: {
      ...{ siret: t("business.siret"), serviceCode: t("business.serviceCode"), vatNumber: t("business.vatNumber") },
      invoicing: t("business.invoicing"),
    },
    toBody: ({ siret, serviceCode, vatNumber, invoicing }) => ({
      ...{ siret: siret.trim() || null, serviceCode: serviceCode.trim() || null, vatNumber: vatNumber.trim() || null },
      invoicing: INVOICING.find((one) => one === invoicing) ?? null,
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
      <Select
        {...form.field("invoicing")}
        error={faultAt("invoicing")}
        help={t(`business.usual.${usual}`)}
        options={[
          { value: "", label: t("business.asShop") },
          ...INVOICING.map((value) => ({ value, label: t(`business.invoicingOption.${value}`) })),
        ]}
      />
    </SectionForm>
  );
}

function valuesOf(customer: Schemas["Customer"] | null): Record<"siret" | "serviceCode" | "vatNumber" | "invoicing", string> {
  const { siret, serviceCode, vatNumber, invoicing } = customer ?? {};
  return { siret: siret ?? "", serviceCode: serviceCode ?? "", vatNumber: vatNumber ?? "", invoicing: invoicing ?? "" };
}
