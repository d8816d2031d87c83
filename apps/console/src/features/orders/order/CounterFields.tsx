import { FieldStack, RadioGroup, Select } from "@reserve/design-system";
import { MoneyField } from "@reserve/design-system/fields";
import { changeCents, counterPartMeans, fromCents, maximumWriteOffCents, type PaymentMeans, paymentMeans, toCents } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../shared/format/format.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import type { OtherPayment, Taken } from "./counter.ts";
import { VoucherField } from "./VoucherField.tsx";

interface CounterFieldsProps {
  /** Amount due, as on the wire. */
  due: string;
  /** Amount proposed for one means: what is handed over, or all that is due. */
  proposed: string;
  taken: Taken;
  onChange: (taken: Taken) => void;
  /** Reason why the payment cannot be confirmed. */
  error: string | undefined;
  /** Reason why the voucher cannot pay. */
  codeError: string | undefined;
  /** Help text of the amount; by default, that a part is enough. */
  amountHelp?: string | undefined;
}

/** « Moyen de paiement »: cash with its change, card, cheque, voucher, or several of them for one sum. */
export function CounterFields({ due, proposed, taken, onChange, error, codeError, amountHelp }: CounterFieldsProps) {
  const { t } = useTranslation("orders");
  const { choice, amounts, cash: given } = taken;
  const dueCents = toCents(due) ?? 0;
  const sumCents = counterPartMeans.reduce((sum, means) => sum + (toCents(amounts[means] ?? "") ?? 0), 0);
  const amount = taken.amount || proposed;
  const isByVoucher = choice === "Voucher" || (choice === "Several" && (toCents(amounts.Voucher ?? "") ?? 0) > 0);
  const cash = choice === "Cash" ? amount : choice === "Several" ? amounts.Cash : undefined;
  return (
    <FieldStack>
      <RadioGroup
        error={choice === null ? error : undefined}
        isInline
        label={t("counter.means")}
        onChange={(value) => onChange({ ...taken, choice: value as Taken["choice"] })}
        options={[...counterPartMeans, "Several" as const].map((value) => ({ value, label: t(`counter.option.${value}`) }))}
        value={choice ?? ""}
      />
      {choice !== null && choice !== "Several" ? (
        <MoneyField
          error={error}
          help={amountHelp ?? t("counter.amountHelp", { due: formatMoney(due) })}
          label={t("counter.amount")}
          max={due}
          min="0.01"
          onChange={(typed) => onChange({ ...taken, amount: typed })}
          value={amount}
        />
      ) : null}
      {choice === "Several"
        ? counterPartMeans.map((means, index) => (
            <MoneyField
              error={index === 0 ? error : undefined}
              isOptional
              key={means}
              label={t(`counter.option.${means}`)}
              max={due}
              onChange={(part) => onChange({ ...taken, amounts: { ...amounts, [means]: part } })}
              value={amounts[means] ?? ""}
            />
          ))
        : null}
      {isByVoucher ? (
        <VoucherField
          error={codeError}
          help={t("voucher.codeHelp")}
          onChange={(voucherCode) => onChange({ ...taken, voucherCode })}
          value={taken.voucherCode}
        />
      ) : null}
      {choice === "Several" ? <p aria-live="polite">{sumWords(dueCents - sumCents)}</p> : null}
      {cash ? (
        <>
          <MoneyField
            help={t("counter.givenHelp")}
            isOptional
            label={t("counter.given")}
            onChange={(note) => onChange({ ...taken, cash: note })}
            value={given}
          />
          <p aria-live="polite">{changeWords(cash)}</p>
        </>
      ) : null}
    </FieldStack>
  );

  function sumWords(restCents: number): string {
    if (restCents === 0) return t("counter.complete", { amount: formatMoney(due) });
    const words = { amount: formatMoney(fromCents(Math.abs(restCents))) };
    return t(restCents > 0 ? "counter.rest" : "counter.tooMuch", words);
  }

  function changeWords(sum: string): string {
    const givenCents = toCents(given);
    if (givenCents === null) return "";
    const change = changeCents(givenCents, toCents(sum) ?? 0);
    return change === null ? t("counter.notEnough") : t("counter.change", { amount: formatMoney(fromCents(change)) });
  }
}

interface OtherPaymentFieldsProps {
  /** Amount due, as on the wire. */
  due: string;
  payment: OtherPayment & { means: PaymentMeans };
  onChange: (payment: OtherPayment) => void;
  error: string | undefined;
  /** Reason why the voucher cannot pay. */
  codeError: string | undefined;
}

/** Amount and means of a payment that did not go into the till: a transfer, a cheque by post. It may be more or less than what is due. */
export function OtherPaymentFields({ due, payment, onChange, error, codeError }: OtherPaymentFieldsProps) {
  const { t } = useTranslation("orders");
  const { thresholds } = useRuntime().variant;
  const mayWriteOff = (toCents(due) ?? 0) <= maximumWriteOffCents(thresholds);
  // Money of another order is applied from there.
  const offered = paymentMeans.filter((means) => means !== "OtherOrder" && (means !== "WriteOff" || mayWriteOff));
  return (
    <FieldStack>
      <MoneyField
        error={error}
        label={t("counter.otherAmount")}
        min="0.01"
        onChange={(amount) => onChange({ ...payment, amount })}
        value={payment.amount}
      />
      <Select
        label={t("counter.otherMeans")}
        onChange={(means) => onChange({ ...payment, means: means as PaymentMeans })}
        options={offered.map((value) => ({ value, label: t(`refund.option.${value}`) }))}
        value={payment.means}
      />
      {payment.means === "Voucher" ? (
        <VoucherField
          error={codeError}
          help={t("voucher.codeHelp")}
          onChange={(voucherCode) => onChange({ ...payment, voucherCode })}
          value={payment.voucherCode}
        />
      ) : null}
    </FieldStack>
  );
}
