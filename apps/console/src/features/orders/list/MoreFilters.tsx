import { Button } from "@reserve/design-system";
import { DateRangePicker } from "@reserve/design-system/pickers";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { ListUrl } from "../../../shared/useListUrl.ts";

interface MoreFiltersProps {
  url: ListUrl;
  /** A filter of several values. */
  Enumeration: ComponentType<{ name: "paymentMethod" | "documentType"; url: ListUrl }>;
  onOpen: (question: "amount" | "paste") => void;
}

/** The rarer filters: method of payment, type, days, amounts, pasted numbers. */
export function MoreFilters({ url, Enumeration, onOpen }: MoreFiltersProps) {
  const { t } = useTranslation("orders");
  const { dateFrom, dateTo } = url.filters;
  return (
    <>
      <Enumeration name="paymentMethod" url={url} />
      <Enumeration name="documentType" url={url} />
      <DateRangePicker
        from={dateFrom?.[0] ?? null}
        label={t("filter.date")}
        onChange={(from, to) => url.change({ filters: { ...url.filters, dateFrom: from ? [from] : [], dateTo: to ? [to] : [] } })}
        to={dateTo?.[0] ?? null}
      />
      <Button onClick={() => onOpen("amount")}>{t("filter.amount")}</Button>
      <Button onClick={() => onOpen("paste")}>{t("filter.paste")}</Button>
    </>
  );
}
