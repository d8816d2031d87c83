import { Button, MultiSelect } from "@reserve/design-system";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ListFilters, type ListRead } from "../../../shared/ListFilters.tsx";
import type { ActiveFilter } from "../../../shared/list-filters.ts";
import { useRuntime } from "../../../shared/runtime.tsx";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import { enumerations } from "./orders.filters.ts";
import { clearFilters, useStores } from "./useActiveFilters.ts";

const MoreFilters = lazy(async () => ({ default: (await import("./MoreFilters.tsx")).MoreFilters }));

interface OrderFiltersProps {
  url: ListUrl;
  filters: readonly ActiveFilter[];
  /** Opens one of the questions that stand in a dialog of their own. */
  onOpen: (question: "amount" | "paste") => void;
  query: ListRead;
}

/** Search, filters, what is set of them, and when the list was loaded. */
export function OrderFilters({ url, filters, onOpen, query }: OrderFiltersProps) {
  const { t } = useTranslation("orders");
  const { flags } = useRuntime().variant;
  return (
    <ListFilters
      active={filters}
      filters={
        <>
          <EnumerationFilter name="documentStatus" url={url} />
          <EnumerationFilter name="paymentStatus" url={url} />
          <EnumerationFilter name="shippingMethod" url={url} />
          {flags.multiStore ? <StoreFilter url={url} /> : null}
        </>
      }
      texts={{
        toolbar: t("list.filters"),
        search: t("list.search"),
        searchHint: t("list.searchHint"),
        filters: t("list.moreFilters"),
      }}
      moreFilters={
        <Suspense fallback={<Button isBusy>{t("filter.date")}</Button>}>
          <MoreFilters Enumeration={EnumerationFilter} onOpen={onOpen} url={url} />
        </Suspense>
      }
      startsOpen={rarer.some((name) => url.filters[name] !== undefined)}
      query={query}
      onClear={() => clearFilters(url)}
      url={url}
    />
  );
}

function EnumerationFilter({ name, url }: { name: keyof typeof enumerations; url: ListUrl }) {
  const { t } = useTranslation("orders");
  return (
    <MultiSelect
      label={t(`filter.${name}`)}
      onChange={(values) => url.setFilter(name, values)}
      options={enumerations[name].map((value) => ({ value, label: t(`${name}.${value}` as "documentStatus.Created") }))}
      values={url.filters[name] ?? none}
    />
  );
}

/** The shops are asked for when the filter is opened for the first time: a list opens with as few calls as it can. */
function StoreFilter({ url }: { url: ListUrl }) {
  const { t } = useTranslation("orders");
  const [isWanted, setIsWanted] = useState(false);
  const stores = useStores(isWanted || url.filters.storeId !== undefined);
  return (
    <MultiSelect
      label={t("filter.storeId")}
      onChange={(values) => url.setFilter("storeId", values)}
      onOpen={() => setIsWanted(true)}
      options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
      values={url.filters.storeId ?? none}
    />
  );
}

const rarer = ["paymentMethod", "documentType", "dateFrom", "dateTo", "amountFrom", "amountTo", "number"];
const none: readonly string[] = [];
