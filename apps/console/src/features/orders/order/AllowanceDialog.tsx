import type { Schemas } from "@reserve/contract";
import { FieldStack, Select, TextField } from "@reserve/design-system";
import { MoneyField } from "@reserve/design-system/fields";
import { type AllowanceReason, allowanceReasons, balanceOf, fromCents, maximumAllowanceCents, toCents } from "@reserve/domain";
import { orderSubjectOf } from "@reserve/workflows";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../../shared/command/confirmable.ts";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { useDraft } from "../../../shared/form/useDraft.ts";
import { formatMoney } from "../../../shared/format/format.ts";
import { hasInvoice, nameOf } from "./order.facts.ts";

interface AllowanceDialogProps {
  order: Schemas["Document"];
  onClose: () => void;
}

/** Dialog to take an amount off what is due: reason, amount, details. */
export function AllowanceDialog({ order, onClose }: AllowanceDialogProps) {
  const { t } = useTranslation("orders");
  const { id: documentId, customId: number, version } = order;
  const subject = orderSubjectOf(order);
  const [reason, setReason] = useState<AllowanceReason>("Gesture");
  const [amount, setAmount] = useState("");
  const [comment, setComment] = useDraft(`order ${documentId} allowance`);
  const [isEmptyAnnounced, setIsEmptyAnnounced] = useState(false);
  const command = useWrite("grantDocumentAllowance", {
    announce: () => ({ detail: t("allowance.done", { amount: formatMoney(amount), number }) }),
    onDone() {
      setComment("");
      onClose();
    },
  });
  const { failure } = command;
  const mostCents = maximumAllowanceCents(subject, reason);
  const leftCents = balanceOf(subject).dueCents - (toCents(amount) ?? 0);
  const send = () => {
    setIsEmptyAnnounced(amount === "");
    if (amount === "") return;
    const body = { documentId, amount, reason, ...(comment.trim() ? { comment: comment.trim() } : {}) };
    void command.send({ body }, `"${version}"`);
  };
  return (
    <Confirmation
      command={{ ...command, pendingInput: order, confirm: send, cancel: onClose }}
      detail={t("allowance.ask", { name: nameOf(order), number })}
      fields={["reason", "amount", "comment"]}
    >
      <FieldStack>
        <Select
          error={sentenceAt(failure, "reason")}
          help={t(hasInvoice(order) ? "allowance.note" : "allowance.noNote")}
          label={t("refund.reason.label")}
          name="reason"
          onChange={(value) => setReason(value as AllowanceReason)}
          options={allowanceReasons.map((value) => ({ value, label: t(`refund.reason.${value}`) }))}
          value={reason}
        />
        <MoneyField
          error={sentenceAt(failure, "amount") ?? (isEmptyAnnounced && amount === "" ? t("allowance.noAmount") : undefined)}
          help={t("allowance.most", { most: formatMoney(fromCents(mostCents)) })}
          label={t("allowance.amount")}
          max={fromCents(mostCents)}
          min="0.01"
          name="amount"
          onChange={setAmount}
          value={amount}
        />
        <TextField
          autoComplete="off"
          error={sentenceAt(failure, "comment")}
          isOptional
          label={t("allowance.comment")}
          maxLength={1000}
          name="comment"
          onChange={setComment}
          value={comment}
        />
        {amount !== "" && leftCents >= 0 ? <p>{t("allowance.left", { due: formatMoney(fromCents(leftCents)) })}</p> : null}
      </FieldStack>
    </Confirmation>
  );
}
