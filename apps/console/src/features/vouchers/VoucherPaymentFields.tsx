import type { Schemas } from "@reserve/contract";
import { Checkbox, Select } from "@reserve/design-system";
import { counterMeans, type PaymentMeans, paymentMeans } from "@reserve/domain";
import { useTranslation } from "react-i18next";

type Payment = Schemas["VoucherPayment"];
type Means = Payment["means"];

const isMeans = (means: PaymentMeans): means is Means => means !== "Voucher" && means !== "OtherOrder" && means !== "WriteOff";
const mayBeAtCounter = (means: Means) => counterMeans.some((counter) => counter === means);

interface VoucherPaymentFieldsProps {
  payment: Payment;
  onChange: (payment: Payment) => void;
  label: string;
  /** Explains the checkbox of the till. */
  counterHelp: string;
  error: string | undefined;
}

/** Means of the money of a voucher, and whether it goes through the till. */
export function VoucherPaymentFields({ payment, onChange, label, counterHelp, error }: VoucherPaymentFieldsProps) {
  const { t } = useTranslation("vouchers");
  return (
    <>
      <Select
        error={error}
        label={label}
        onChange={(value) => onChange({ means: value as Means, isAtCounter: mayBeAtCounter(value as Means) })}
        options={paymentMeans.filter(isMeans).map((value) => ({ value, label: t(`means.${value}`) }))}
        value={payment.means}
      />
      {mayBeAtCounter(payment.means) ? (
        <Checkbox
          checked={payment.isAtCounter}
          help={counterHelp}
          label={t("payment.atCounter")}
          onChange={(isAtCounter) => onChange({ ...payment, isAtCounter })}
        />
      ) : null}
    </>
  );
}
