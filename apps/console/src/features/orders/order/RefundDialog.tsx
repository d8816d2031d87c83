import type { Schemas } from "@reserve/contract";
import { Checkbox, FieldStack, Select, TextField } from "@reserve/design-system";
import { MoneyField } from "@reserve/design-system/fields";
import {
  counterMeansOf,
  fromCents,
  isAtCounterAsRule,
  isInternalRefund,
  isPaidAtCounter,
  lowersOwed,
  maximumRefundCents,
  maximumWriteOffCents,
  needsVoucherAgreement,
  type RefundReason,
  refundMeans,
  refundReasons,
  toCents,
  usualRefundReason,
} from "@reserve/domain";
import { orderSubjectOf } from "@reserve/workflows";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../../shared/command/confirmable.ts";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { useDraft } from "../../../shared/form/useDraft.ts";
import { formatDate, formatMoney } from "../../../shared/format/format.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { OtherOrderField } from "./OtherOrderField.tsx";
import { hasInvoice, nameOf, withdrawalDayOf } from "./order.facts.ts";
import { VoucherField } from "./VoucherField.tsx";

type Means = Schemas["RefundMeans"];

/** Usual refund means by payment method. */
const usual: Readonly<Record<Schemas["PaymentMethod"], Means>> = {
  CreditCard: "CreditCard",
  Check: "BankTransfer",
  ManualAtPickup: "Cash",
  OnInvoice: "BankTransfer",
  Paypal: "Paypal",
  FictiveSuccess: "CreditCard",
  FictiveFailure: "CreditCard",
};

interface RefundDialogProps {
  order: Schemas["Document"];
  onClose: () => void;
}

/** Dialog to record a refund: amount, means, reference, and whether the customer is notified. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { t } = useTranslation("orders");
  const { thresholds } = useRuntime().variant;
  const { customId: number, refundDue } = order;
  const subject = orderSubjectOf(order);
  const [reason, setReason] = useState<RefundReason>(usualRefundReason(subject));
  const [amount, setAmount] = useState(refundDue ?? "");
  const [means, setMeans] = useState<Means>(usual[order.paymentMethod]);
  const [reference, setReference] = useDraft(`order ${order.id} refund`);
  const [tellsCustomer, setNotifiesCustomer] = useState(true);
  const [repaidAtCounter, setRepaidAtCounter] = useState<boolean>();
  const mayBeAtCounter = counterMeansOf(means) !== null;
  const isAtCounter = repaidAtCounter ?? (isAtCounterAsRule(means) || isPaidAtCounter(order.paymentMethod));
  const [voucherCode, setVoucherCode] = useState("");
  const [customerAgrees, setCustomerAgrees] = useState(false);
  const isVoucher = means === "Voucher";
  const isInternal = isInternalRefund(means);
  const [otherOrder, setOtherOrder] = useState("");
  const ledger = order.ledger.map((entry) => ({ means: entry.means, amountCents: toCents(entry.amount) ?? 0 }));
  const needsAgreement = isVoucher && needsVoucherAgreement(ledger, toCents(amount) ?? 0);
  const [isEmptyAnnounced, setIsEmptyAnnounced] = useState(false);
  const command = useWrite("recordRefund", {
    announce: () => ({ detail: t("refund.done", { amount: formatMoney(amount), number }) }),
    onDone() {
      setReference("");
      onClose();
    },
  });
  const { failure } = command;
  const mostCents = maximumRefundCents(subject, reason);
  const most = formatMoney(fromCents(mostCents));
  const send = () => {
    setIsEmptyAnnounced(amount === "");
    if (amount === "") return;
    const body = {
      ...{ documentId: order.id, amount, means, reason, tellsCustomer },
      ...(mayBeAtCounter ? { isAtCounter } : {}),
      ...(means === "OtherOrder" ? { otherOrder } : {}),
      ...(isVoucher && voucherCode.trim() ? { voucherCode: voucherCode.trim() } : {}),
      ...(needsAgreement ? { customerAgrees } : {}),
      ...(!isVoucher && !isInternal && reference.trim() ? { reference: reference.trim() } : {}),
    };
    void command.send({ body }, `"${order.version}"`);
  };
  return (
    <Confirmation
      command={{ ...command, pendingInput: order, confirm: send, cancel: onClose }}
      detail={
        <FieldStack>
          <p>{t("refund.ask", { name: nameOf(order), number })}</p>
          {refundDue ? <p>{t("refund.due", { due: formatMoney(refundDue) })}</p> : null}
        </FieldStack>
      }
      fields={["reason", "amount", "means", "reference", "voucherCode", "otherOrder"]}
    >
      <FieldStack>
        <Select
          error={sentenceAt(failure, "reason")}
          help={noteWords()}
          label={t("refund.reason.label")}
          name="reason"
          onChange={(value) => setReason(value as RefundReason)}
          options={refundReasons.map((value) => ({ value, label: t(`refund.reason.${value}`) }))}
          value={reason}
        />
        <MoneyField
          help={mostCents > 0 ? t("refund.mostFor", { most }) : t("refund.nothingFor")}
          error={sentenceAt(failure, "amount") ?? (isEmptyAnnounced && amount === "" ? t("refund.noAmount") : undefined)}
          label={t("refund.amount")}
          max={fromCents(mostCents)}
          min="0.01"
          name="amount"
          onChange={setAmount}
          value={amount}
        />
        <Select
          error={sentenceAt(failure, "means")}
          label={t("refund.means")}
          name="means"
          onChange={(value) => setMeans(value as Means)}
          options={refundMeans.filter(isOffered).map((value) => ({ value, label: t(`refund.option.${value}`) }))}
          value={means}
        />
        {means === "OtherOrder" ? (
          <OtherOrderField error={sentenceAt(failure, "otherOrder")} onChange={setOtherOrder} order={order} value={otherOrder} />
        ) : null}
        {means === "WriteOff" ? <p>{t("refund.writeOff")}</p> : null}
        {isInternal ? null : isVoucher ? (
          <VoucherField
            error={sentenceAt(failure, "voucherCode")}
            help={t("voucher.refundHelp")}
            isOptional
            onChange={setVoucherCode}
            value={voucherCode}
          />
        ) : (
          <TextField
            autoComplete="off"
            error={sentenceAt(failure, "reference")}
            help={t("refund.referenceHelp")}
            isOptional
            label={t("refund.reference")}
            maxLength={60}
            name="reference"
            onChange={setReference}
            spellCheck={false}
            value={reference}
          />
        )}
        {needsAgreement ? (
          <Checkbox checked={customerAgrees} help={t("voucher.agreesHelp")} label={t("voucher.agrees")} onChange={setCustomerAgrees} />
        ) : null}
        {mayBeAtCounter ? (
          <Checkbox checked={isAtCounter} help={t("refund.atCounterHelp")} label={t("refund.atCounter")} onChange={setRepaidAtCounter} />
        ) : null}
        {isInternal ? null : <Checkbox checked={tellsCustomer} label={t("refund.tells")} onChange={setNotifiesCustomer} />}
      </FieldStack>
    </Confirmation>
  );

  /** A write-off is offered for the cents that nobody claims, another order to a customer who may have one. */
  function isOffered(one: Means): boolean {
    if (one === "WriteOff") return !lowersOwed(reason) && mostCents > 0 && mostCents <= maximumWriteOffCents(thresholds);
    return one !== "OtherOrder" || order.customer !== null;
  }

  /** Whether a credit note follows, for the reasons that cause one; until when a withdrawal is possible. */
  function noteWords(): string | undefined {
    if (reason === "Withdrawal") {
      const last = withdrawalDayOf(order);
      return last ? t("refund.withdrawalUntil", { date: formatDate(last) }) : t("refund.withdrawalOpen");
    }
    if (!lowersOwed(reason)) return undefined;
    return t(hasInvoice(order) ? "refund.note" : "refund.noNote");
  }
}
