import type { Schemas } from "@reserve/contract";
import { Alert, Button, Form, FormRow, Note, Section, TextField } from "@reserve/design-system";
import { canNoteBuyerReference } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { DraftNote } from "../../../shared/DraftNote.tsx";
import { useMay } from "../../../shared/permissions.ts";
import { FormConflict } from "../../../shared/RecordForm.tsx";
import { useRecordForm } from "../../../shared/useRecordForm.ts";
import { hasInvoice } from "./order.facts.ts";

type Order = Schemas["Document"];

/** The number by which a business or a public body calls its order, written where it is read until the invoice is issued. */
export function BuyerReference({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const may = useMay();
  const { buyerOrderReference, customer, billingAddress, paymentMethod } = order;
  const isBusiness = customer.company !== null || billingAddress.company !== null || paymentMethod === "OnInvoice";
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
    // What else is done to the order meanwhile takes nothing from what is being typed.
    isVersionWider: true,
  });
  const { errors } = form;
  const fault = errors?.properties.find(({ propertyName }) => propertyName === "buyerOrderReference")?.errorMessage;
  return (
    <Section title={t("reference.title")}>
      <Form errors={null} label={t("reference.title")} onSubmit={form.save}>
        <DraftNote form={{ draft: form.draft, undo: form.undo }} />
        <TextField {...form.field("buyerOrderReference")} autoComplete="off" error={fault} maxLength={50} />
        <Note>{t("reference.help")}</Note>
        {errors && errors.properties.length === 0 ? <Alert tone="danger">{errors.summary.join(" ")}</Alert> : null}
        {form.isDirty ? (
          <FormRow>
            <Button isBusy={form.isSaving} type="submit" variant="primary">
              {t("reference.save")}
            </Button>
            <Button onClick={form.undo}>{t("reference.undo")}</Button>
          </FormRow>
        ) : null}
      </Form>
      <FormConflict form={form} name={number} />
    </Section>
  );
}

function referenceOf(order: Pick<Order, "buyerOrderReference"> | null): { buyerOrderReference: string } {
  return { buyerOrderReference: order?.buyerOrderReference ?? "" };
}
