import { Button } from "@reserve/design-system";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceFilter } from "../../../shared/ChoiceFilter.tsx";
import { ListFilters, type ListRead } from "../../../shared/ListFilters.tsx";
import type { ActiveFilter } from "../../../shared/list-filters.ts";
import { useRuntime } from "../../../shared/runtime.tsx";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import { choiceLists, type FilterName } from "./orders.filters.ts";
import { clearFilters } from "./useActiveFilters.ts";

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
          {flags.multiStore ? <EnumerationFilter name="storeId" url={url} /> : null}
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

function EnumerationFilter({ name, url }: { name: FilterName; url: ListUrl }) {
  const { t } = useTranslation("orders");
  return (
    <ChoiceFilter
      label={t(`filter.${name}`)}
      list={choiceLists[name]}
      onChange={(values) => url.setFilter(name, values)}
      values={url.filters[name] ?? none}
    />
  );
}

const rarer = ["paymentMethod", "documentType", "dateFrom", "dateTo", "amountFrom", "amountTo", "number"];
const none: readonly string[] = [];
