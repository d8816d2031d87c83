import { fieldErrors } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { Button, Dialog, FieldStack, Form, FormRow, TextField } from "@reserve/design-system";
import { NumberField } from "@reserve/design-system/fields";
import { DatePicker } from "@reserve/design-system/pickers";
import { parisDay } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { useWrite } from "../../shared/command/useWrite.ts";
import { DraftNote } from "../../shared/form/DraftNote.tsx";
import { leaveGuard } from "../../shared/form/leave-guard.ts";
import { useDraftForm } from "../../shared/form/useDraftForm.ts";

type Title = Schemas["TitleToOrder"];

interface PurchaseDialogProps {
  titles: readonly Title[];
  onClose: () => void;
  onDone: () => void;
}

interface PurchaseValues {
  quantities: Readonly<Record<string, number | null>>;
  expectedOn: string | null;
  reference: string;
}

/** « Marquer commandé »: dialog for the copies of each title, the expected date, and the reference. */
export function PurchaseDialog({ titles, onClose, onDone }: PurchaseDialogProps) {
  const { t } = useTranslation("purchasing");
  const saved: PurchaseValues = {
    quantities: Object.fromEntries(titles.map(({ ean, missingCount }) => [ean, Math.max(1, missingCount)])),
    expectedOn: null,
    reference: "",
  };
  const form = useDraftForm({ name: `purchase ${titles.map(({ ean }) => ean).join(" ")}`, label: t("purchase.unsaved"), saved });
  const { values, change } = form;
  const record = useWrite("recordPurchase", {
    onDone: () => {
      form.settle();
      onDone();
    },
    announce: ({ entityOutput: { copyCount, documentCount } }) => ({
      text: t("purchase.done", { count: copyCount }),
      detail: documentCount > 0 ? t("purchase.held", { count: documentCount }) : undefined,
    }),
  });
  const isWhole = titles.every(({ ean }) => (values.quantities[ean] ?? 0) > 0);
  const submit = () => {
    if (!isWhole) return;
    void record.send({
      body: {
        lines: titles.map(({ ean }) => ({ ean, quantity: values.quantities[ean] ?? 1 })),
        expectedOn: values.expectedOn,
        reference: values.reference.trim() || null,
      },
    });
  };
  return (
    <Dialog isLocked={record.isSending} onClose={() => leaveGuard.pass(onClose)} size="wide" title={t("purchase.title")}>
      <Form
        errors={record.failure ? fieldErrors(record.failure) : null}
        label={t("purchase.title")}
        onSubmit={submit}
        registry={form.registry}
      >
        <FieldStack>
          <DraftNote form={form} />
          {titles.map(({ ean, title, wantedCount, stock }, index) => (
            <NumberField
              help={t("purchase.need", { wanted: wantedCount, stock })}
              key={ean}
              label={t("purchase.copies", { title })}
              max={9999}
              min={1}
              name={`lines[${index}]`}
              onChange={(quantity) => change({ quantities: { ...values.quantities, [ean]: quantity } })}
              step={1}
              value={values.quantities[ean] ?? null}
            />
          ))}
          <DatePicker
            help={t("purchase.expectedHelp")}
            isOptional
            label={t("purchase.expectedOn")}
            min={parisDay(new Date())}
            name="expectedOn"
            onChange={(expectedOn) => change({ expectedOn })}
            value={values.expectedOn}
          />
          <TextField
            autoComplete="off"
            isOptional
            label={t("purchase.reference")}
            maxLength={100}
            name="reference"
            onChange={(reference) => change({ reference })}
            value={values.reference}
          />
          <FormRow>
            <Button disabledReason={isWhole ? undefined : t("purchase.missing")} isBusy={record.isSending} type="submit" variant="primary">
              {t("purchase.submit")}
            </Button>
          </FormRow>
        </FieldStack>
      </Form>
    </Dialog>
  );
}
