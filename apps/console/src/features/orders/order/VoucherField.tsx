import { TextField } from "@reserve/design-system";
import { formatVoucherCode, voucherCodeOf } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney } from "../../../shared/format/format.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { voucherOfCode } from "../orders.queries.ts";

interface VoucherFieldProps {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  /** True where a voucher need not be named; `help` says what happens then. */
  isOptional?: boolean;
  help: string;
}

/** The code of a voucher, typed or scanned; shows its balance as soon as the code is whole. */
export function VoucherField({ value, onChange, error, isOptional = false, help }: VoucherFieldProps) {
  const { t } = useTranslation("orders");
  const { api } = useRuntime();
  const code = voucherCodeOf(value);
  const { data } = useQuery({ ...voucherOfCode(api, code ?? ""), enabled: code !== null });
  const [voucher] = code === null ? [] : (data?.items ?? []);
  return (
    <TextField
      autoCapitalize="characters"
      autoComplete="off"
      error={error}
      help={voucher ? balanceWords(voucher) : help}
      isOptional={isOptional}
      label={t("voucher.code")}
      maxLength={60}
      onBlur={() => {
        if (code !== null) onChange(formatVoucherCode(code));
      }}
      onChange={onChange}
      spellCheck={false}
      value={value}
    />
  );

  function balanceWords({ state, balance, expiresOn }: NonNullable<typeof voucher>): string {
    if (state !== "active") return t(`voucher.state.${state}`);
    const words = { balance: formatMoney(balance), day: expiresOn === null ? "" : formatDate(expiresOn) };
    return t(expiresOn === null ? "voucher.left" : "voucher.leftUntil", words);
  }
}
