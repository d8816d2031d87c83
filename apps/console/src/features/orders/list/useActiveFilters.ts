import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney } from "../../../shared/format.ts";
import { type ActiveFilter, useSearchFilter } from "../../../shared/list-filters.ts";
import { useRuntime } from "../../../shared/runtime.tsx";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import { type FilterName, filterNames } from "./orders.filters.ts";

/** The search and the filters of the address, in the order of the bar; the view is not one of them: it is a list of its own. */
export function useActiveFilters(url: ListUrl): readonly ActiveFilter[] {
  const { t } = useTranslation("orders");
  const stores = useStores(url.filters.storeId !== undefined);
  const { dateFrom, dateTo } = url.filters;
  const active: ActiveFilter[] = [...useSearchFilter(url)];
  for (const name of filterNames) {
    const values = url.filters[name];
    if (values)
      active.push({ name, label: t(`filter.${name}`), value: values.map(wordOf(name)).join(", "), remove: () => url.setFilter(name, []) });
  }
  if (dateFrom?.[0] || dateTo?.[0])
    active.push({
      name: "date",
      label: t("filter.date"),
      value: [dateFrom?.[0], dateTo?.[0]].map((day) => (day ? formatDate(day) : "…")).join(" – "),
      remove: () => url.change({ filters: { ...url.filters, dateFrom: [], dateTo: [] } }),
    });
  const { amountFrom, amountTo, number } = url.filters;
  if (amountFrom?.[0] || amountTo?.[0])
    active.push({
      name: "amount",
      label: t("filter.amount"),
      value: [amountFrom?.[0], amountTo?.[0]].map((amount) => (amount ? formatMoney(amount) : "…")).join(" – "),
      remove: () => url.change({ filters: { ...url.filters, amountFrom: [], amountTo: [] } }),
    });
  if (number)
    active.push({
      name: "number",
      label: t("filter.number"),
      value: number.length > 4 ? t("filter.numbers", { count: number.length }) : number.join(", "),
      remove: () => url.setFilter("number", []),
    });
  const before = url.filters.pickupNotifiedBefore?.[0];
  if (before)
    active.push({
      name: "pickupNotifiedBefore",
      label: t("filter.pickupNotifiedBefore"),
      value: formatDate(before),
      remove: () => url.setFilter("pickupNotifiedBefore", []),
    });
  const customer = url.filters.customerId?.[0];
  if (customer)
    active.push({
      name: "customerId",
      label: t("filter.customer"),
      value: t("filter.customerNumber", { id: customer }),
      remove: () => url.setFilter("customerId", []),
    });
  return active;

  function wordOf(name: FilterName): (value: string) => string {
    if (name === "storeId") return (value) => stores.find(({ id }) => String(id) === value)?.name ?? value;
    return (value) => t(`${name}.${value}` as "documentStatus.Created", { defaultValue: value });
  }
}

/** Takes search and filters away; the view, the page size and the sort stay. */
export function clearFilters({ change, filters: { view, saved } }: ListUrl): void {
  change({ search: "", filters: { ...(view ? { view } : {}), ...(saved ? { saved } : {}) } });
}

/** The shops; asked for only where the address names one. */
function useStores(isWanted: boolean) {
  const { api } = useRuntime();
  return useQuery({ ...api.query("listStores"), enabled: isWanted }).data?.items ?? [];
}
