import type { Schemas } from "@reserve/contract";
import { ActionStack, Button, loadable, Note, Section, useToasts } from "@reserve/design-system";
import { BanIcon, CalendarClockIcon, PrinterIcon } from "@reserve/design-system/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../shared/export/save-file.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";

// Rarely needed: loaded with their fields on demand.
const ExpiryDialog = loadable(async () => (await import("./VoucherDialogs.tsx")).ExpiryDialog);
const CancelDialog = loadable(async () => (await import("./VoucherDialogs.tsx")).CancelDialog);

/** Margin of a voucher: its receipt, the correction of its last day, and cancelling. */
export function VoucherMargin({ voucher }: { voucher: Schemas["Voucher"] }) {
  const { t } = useTranslation(["vouchers", "shared"]);
  const { api } = useRuntime();
  const { show } = useToasts();
  const [dialog, setDialog] = useState<"expiry" | "cancel" | null>(null);
  const { id, number, state } = voucher;
  const print = async () => {
    const file = await api.download("getVoucherPdf", { query: { id } });
    if (!file.isValid) {
      show({ tone: "danger", text: file.errors[0] ?? t("shared:toast.failure") });
      return;
    }
    saveFile(file.fileName ?? `${number}.pdf`, file.blob);
    show({ tone: "success", text: t("receipt.done") });
  };
  const close = () => setDialog(null);
  const isOver = state === "cancelled" || state === "empty";
  return (
    <Section isPanel title={t("voucher.actions")}>
      <ActionStack>
        <Button icon={<PrinterIcon />} isFullWidth onClick={() => void print()}>
          {t("receipt.open")}
        </Button>
        <Button
          disabledReason={state === "cancelled" ? t("voucher.isCancelled") : undefined}
          icon={<CalendarClockIcon />}
          isFullWidth
          onClick={() => setDialog("expiry")}
        >
          {t("expiry.open")}
        </Button>
        <Button
          disabledReason={isOver ? t(state === "empty" ? "voucher.isEmpty" : "voucher.isCancelled") : undefined}
          icon={<BanIcon />}
          isFullWidth
          onClick={() => setDialog("cancel")}
        >
          {t("cancel.open")}
        </Button>
      </ActionStack>
      <Note>{t("receipt.note")}</Note>
      {dialog === "expiry" ? <ExpiryDialog onClose={close} voucher={voucher} /> : null}
      {dialog === "cancel" ? <CancelDialog onClose={close} voucher={voucher} /> : null}
    </Section>
  );
}
