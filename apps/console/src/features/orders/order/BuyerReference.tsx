import type { Schemas } from "@reserve/contract";
import { Note, Section, TextField } from "@reserve/design-system";
import { canNoteBuyerReference } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { SectionForm } from "../../../shared/form/SectionForm.tsx";
import { useRecordForm } from "../../../shared/form/useRecordForm.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { hasInvoice } from "./order.facts.ts";

type Order = Schemas["Document"];

/** The buyer's own order reference, editable in place until the invoice is issued. */
export function BuyerReference({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const may = useMay();
  const { buyerOrderReference, customer, billingAddress, paymentMethod } = order;
  const isBusiness = (customer && customer.company !== null) || billingAddress.company !== null || paymentMethod === "OnInvoice";
  const canNote = may("setBuyerOrderReference") && isBusiness && canNoteBuyerReference(order, hasInvoice(order));
  if (canNote) return <ReferenceForm order={order} />;
  if (buyerOrderReference === undefined) return null;
  return (
    <Section title={t("reference.title")}>
      <p>{buyerOrderReference}</p>
    </Section>
  );
}

function ReferenceForm({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const number = order.customId;
  const form = useRecordForm({
    name: `order ${order.id} reference`,
    label: t("reference.unsaved", { number }),
    record: order,
    update: "setBuyerOrderReference",
    query: null,
    values: referenceOf,
    fields: { buyerOrderReference: t("reference.label") },
    toBody: ({ buyerOrderReference }) => ({ documentId: order.id, buyerOrderReference: buyerOrderReference.trim() || null }),
    // Other changes to the order meanwhile do not conflict with this field.
    isVersionWider: true,
  });
  const fault = form.errors?.properties.find(({ propertyName }) => propertyName === "buyerOrderReference")?.errorMessage;
  return (
    <SectionForm form={form} name={number} texts={{ save: t("reference.save"), undo: t("reference.undo") }} title={t("reference.title")}>
      <TextField {...form.field("buyerOrderReference")} autoComplete="off" error={fault} maxLength={50} />
      <Note>{t("reference.help")}</Note>
    </SectionForm>
  );
}

function referenceOf(order: Pick<Order, "buyerOrderReference"> | null): { buyerOrderReference: string } {
  return { buyerOrderReference: order?.buyerOrderReference ?? "" };
}
