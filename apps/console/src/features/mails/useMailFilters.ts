import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { idIn } from "../../shared/address-id.ts";
import { formatDate } from "../../shared/format.ts";
import { type ActiveFilter, useSearchFilter } from "../../shared/list-filters.ts";
import { useMay } from "../../shared/permissions.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import type { ListUrl } from "../../shared/useListUrl.ts";
import { mailTypeName } from "./mailState.tsx";
import { customerById, mailStates, nameOfCustomer } from "./mails.queries.ts";

/** The search and the filters of the address, in words; an order and a customer come from a link, and can be taken away. */
export function useMailFilters(url: ListUrl): readonly ActiveFilter[] {
  const { t } = useTranslation("mails");
  const { state, type, dateFrom, dateTo } = url.filters;
  const [documentId, customerId] = [idIn(url.filters.documentId?.[0]), idIn(url.filters.customerId?.[0])];
  const customer = useCustomerName(customerId);
  const active: ActiveFilter[] = [...useSearchFilter(url)];
  const add = (label: string, value: string, ...names: string[]) => {
    const remove = () => url.change({ filters: { ...url.filters, ...Object.fromEntries(names.map((name) => [name, []])) } });
    active.push({ name: names.join(" "), label, value, remove });
  };
  const states = mailStates.filter((one) => state?.includes(one));
  if (states.length > 0) add(t("field.state"), states.map((one) => t(`stateName.${one}`)).join(", "), "state");
  if (type) add(t("field.type"), type.map((one) => mailTypeName(one, t)).join(", "), "type");
  if (dateFrom?.[0] || dateTo?.[0]) {
    const days = [dateFrom?.[0], dateTo?.[0]].map((day) => (day ? formatDate(day) : "…"));
    add(t("field.createdAt"), days.join(" – "), "dateFrom", "dateTo");
  }
  if (documentId !== null) add(t("field.document"), t("order", { id: documentId }), "documentId");
  if (customerId !== null) add(t("field.customer"), customer ?? t("order", { id: customerId }), "customerId");
  return active;
}

/** What a customer is called, for those who may know. */
function useCustomerName(id: number | null): string | null {
  const { api } = useRuntime();
  const mayRead = useMay()("getCustomer");
  const { data } = useQuery({ ...customerById(api, id ?? 0), enabled: id !== null && mayRead });
  return data ? nameOfCustomer(data) : null;
}
