import type { Schemas } from "@reserve/contract";
import { Checkbox, FieldStack, TextField } from "@reserve/design-system";
import { DatePicker } from "@reserve/design-system/pickers";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { formatMoney } from "../../shared/format/format.ts";
import { VoucherPaymentFields } from "./VoucherPaymentFields.tsx";

interface VoucherDialogProps {
  voucher: Schemas["Voucher"];
  onClose: () => void;
}

/** Corrects the last day of a voucher, with a reason. */
export function ExpiryDialog({ voucher, onClose }: VoucherDialogProps) {
  const { t } = useTranslation("vouchers");
  const [expiresOn, setExpiresOn] = useState(voucher.expiresOn);
  const [reason, setReason] = useState("");
  const [isEmptyAnnounced, setIsEmptyAnnounced] = useState(false);
  const command = useWrite("setVoucherExpiry", { announce: () => ({ detail: t("expiry.done", voucher) }), onDone: onClose });
  const { failure } = command;
  const send = () => {
    setIsEmptyAnnounced(true);
    if (reason.trim() === "") return;
    void command.send({ body: { id: voucher.id, expiresOn, reason: reason.trim() } }, `"${voucher.version}"`);
  };
  return (
    <Confirmation
      command={{ ...command, pendingInput: voucher, confirm: send, cancel: onClose }}
      detail={t("expiry.ask", voucher)}
      fields={["expiresOn", "reason"]}
    >
      <FieldStack>
        <DatePicker
          error={sentenceAt(failure, "expiresOn")}
          help={t("expiry.help")}
          isOptional
          label={t("field.expiresOn")}
          onChange={setExpiresOn}
          value={expiresOn}
        />
        <ReasonField error={sentenceAt(failure, "reason")} isEmptyAnnounced={isEmptyAnnounced} onChange={setReason} reason={reason} />
      </FieldStack>
    </Confirmation>
  );
}

/** Cancels a voucher with a reason; the balance of a sold one may be given back. */
export function CancelDialog({ voucher, onClose }: VoucherDialogProps) {
  const { t } = useTranslation("vouchers");
  const [reason, setReason] = useState("");
  const [isRepaid, setIsRepaid] = useState(false);
  const [repayment, setRepayment] = useState<Schemas["VoucherPayment"]>({ means: "Cash", isAtCounter: true });
  const [isEmptyAnnounced, setIsEmptyAnnounced] = useState(false);
  const command = useWrite("cancelVoucher", { announce: () => ({ detail: t("cancel.done", voucher) }), onDone: onClose });
  const { failure } = command;
  const balance = formatMoney(voucher.balance);
  const send = () => {
    setIsEmptyAnnounced(true);
    if (reason.trim() === "") return;
    const body = { id: voucher.id, reason: reason.trim(), repayment: isRepaid ? repayment : null };
    void command.send({ body }, `"${voucher.version}"`);
  };
  return (
    <Confirmation
      command={{ ...command, pendingInput: voucher, confirm: send, cancel: onClose }}
      detail={t("cancel.ask", { number: voucher.number, balance })}
      fields={["reason", "repayment"]}
      tone="danger"
    >
      <FieldStack>
        <ReasonField error={sentenceAt(failure, "reason")} isEmptyAnnounced={isEmptyAnnounced} onChange={setReason} reason={reason} />
        {voucher.origin === "Sold" ? (
          <Checkbox checked={isRepaid} help={t("cancel.repaidHelp")} label={t("cancel.repaid", { balance })} onChange={setIsRepaid} />
        ) : null}
        {isRepaid ? (
          <VoucherPaymentFields
            counterHelp={t("cancel.counterHelp")}
            error={sentenceAt(failure, "repayment")}
            label={t("cancel.means")}
            onChange={setRepayment}
            payment={repayment}
          />
        ) : null}
      </FieldStack>
    </Confirmation>
  );
}

interface ReasonFieldProps {
  reason: string;
  onChange: (reason: string) => void;
  error: string | undefined;
  /** True once somebody tried to confirm without a reason. */
  isEmptyAnnounced: boolean;
}

function ReasonField({ reason, onChange, error, isEmptyAnnounced }: ReasonFieldProps) {
  const { t } = useTranslation("vouchers");
  return (
    <TextField
      autoComplete="off"
      error={error ?? (isEmptyAnnounced && reason.trim() === "" ? t("reason.none") : undefined)}
      label={t("reason.label")}
      maxLength={300}
      name="reason"
      onChange={onChange}
      value={reason}
    />
  );
}
