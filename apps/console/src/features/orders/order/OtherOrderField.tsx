import type { Schemas } from "@reserve/contract";
import { Select } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../shared/format/format.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { unpaidOrdersOf } from "../orders.queries.ts";

interface OtherOrderFieldProps {
  order: Schemas["Document"];
  /** Number of the chosen order; empty without one. */
  value: string;
  onChange: (number: string) => void;
  error: string | undefined;
}

/** « Commande à payer »: the unpaid orders of the same customer, for money that one of their orders has too much. */
export function OtherOrderField({ order, value, onChange, error }: OtherOrderFieldProps) {
  const { t } = useTranslation("orders");
  const { api } = useRuntime();
  const customerId = order.customer?.id;
  const { data, isPending } = useQuery({ ...unpaidOrdersOf(api, customerId ?? 0), enabled: customerId !== undefined });
  const others = (data?.items ?? []).filter(({ id, documentStatus }) => id !== order.id && documentStatus !== "Cancelled");
  return (
    <Select
      error={error}
      help={isPending || others.length > 0 ? t("otherOrder.help") : t("otherOrder.none")}
      label={t("otherOrder.label")}
      name="otherOrder"
      onChange={onChange}
      options={others.map(({ customId, totalPriceWithTax }) => ({
        value: customId,
        label: t("otherOrder.option", { number: customId, total: formatMoney(totalPriceWithTax) }),
      }))}
      placeholder={t("otherOrder.choose")}
      value={value}
    />
  );
}
