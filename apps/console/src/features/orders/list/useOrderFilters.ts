import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney } from "../../../shared/format/format.ts";
import { filtersOf, type ListFilter } from "../../../shared/list/list-filters.ts";
import type { FilterOf } from "../../../shared/list/list-url.ts";
import type { ListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { orderListSpec } from "../orders.queries.ts";

/** Returns the filters of the order list; `onOpen` opens one of the filter dialogs. The view is not a filter: it is a list of its own. */
export function useOrderFilters(
  url: ListUrl<FilterOf<typeof orderListSpec>>,
  onOpen: (question: "amount" | "paste") => void,
): readonly ListFilter[] {
  "use no memo"; // made anew only with the list itself, and the first page carries this code
  const { t } = useTranslation("orders");
  const { api, variant } = useRuntime();
  // Only loaded when the URL contains a store.
  const { data: stores } = useQuery({ ...api.query("listStores"), enabled: url.filters.storeId !== undefined });
  const filter = filtersOf(orderListSpec, url);
  const dialogOpener = (question: "amount" | "paste") => ({
    is: "button" as const,
    text: t(`filter.${question}`),
    onClick: () => onOpen(question),
  });
  const store = filter.choices(
    "storeId",
    t("filter.storeId"),
    "listStores",
    (id) => stores?.items.find((one) => `${one.id}` === id)?.name ?? id,
  );
  return [
    filter.choices("documentStatus", t("filter.documentStatus"), "listDocumentStatuses", (one) => t(`documentStatus.${one}`)),
    filter.choices("paymentStatus", t("filter.paymentStatus"), "listPaymentStatuses", (one) => t(`paymentStatus.${one}`)),
    filter.choices("shippingMethod", t("filter.shippingMethod"), "listShippingMethods", (one) => t(`shippingMethod.${one}`)),
    variant.flags.multiStore ? store : { ...store, control: undefined },
    ...[
      filter.choices("paymentMethod", t("filter.paymentMethod"), "listPaymentMethods", (one) => t(`paymentMethod.${one}`)),
      filter.choices("documentType", t("filter.documentType"), "listDocumentTypes", (one) => t(`documentType.${one}`)),
      filter.days("dateFrom", "dateTo", t("filter.date")),
      filter.span("amountFrom", "amountTo", t("filter.amount"), formatMoney, dialogOpener("amount")),
      filter.set(
        "number",
        t("filter.number"),
        (all) => (all.length > 4 ? t("filter.numbers", { count: all.length }) : all.join(", ")),
        dialogOpener("paste"),
      ),
    ].map((one) => ({ ...one, isRare: true })),
    filter.set("pickupNotifiedBefore", t("filter.pickupNotifiedBefore"), ([day = ""]) => formatDate(day)),
    filter.set("customerId", t("filter.customer"), ([id]) => t("filter.customerNumber", { id })),
  ];
}
