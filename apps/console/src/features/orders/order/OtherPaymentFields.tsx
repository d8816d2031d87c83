import { FieldStack, Select } from "@reserve/design-system";
import { MoneyField } from "@reserve/design-system/fields";
import { type PaymentMeans, paymentMeans } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import type { OtherPayment } from "./counter.ts";

interface OtherPaymentFieldsProps {
  payment: OtherPayment & { means: PaymentMeans };
  onChange: (payment: OtherPayment) => void;
  error: string | undefined;
}

/** Amount and means of a payment that did not go into the till: a transfer, a cheque by post. It may be more or less than what is due. */
export function OtherPaymentFields({ payment, onChange, error }: OtherPaymentFieldsProps) {
  const { t } = useTranslation("orders");
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
        options={paymentMeans.map((value) => ({ value, label: t(`refund.option.${value}`) }))}
        value={payment.means}
      />
    </FieldStack>
  );
}
