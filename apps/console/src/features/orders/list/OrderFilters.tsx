import type { Schemas } from "@reserve/contract";
import { Button, ChipRow, FilterBar, FilterChip, IconButton, MultiSelect, SearchField } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import type { UseQueryResult } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatTime } from "../../../shared/format.ts";
import { useRuntime } from "../../../shared/runtime.tsx";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import { enumerations } from "./orders.filters.ts";
import { type ActiveFilter, clearFilters, useStores } from "./useActiveFilters.ts";

const MoreFilters = lazy(async () => ({ default: (await import("./MoreFilters.tsx")).MoreFilters }));

interface OrderFiltersProps {
  url: ListUrl;
  filters: readonly ActiveFilter[];
  /** Opens one of the questions that stand in a dialog of their own. */
  onOpen: (question: "amount" | "paste") => void;
  query: Pick<UseQueryResult<Schemas["DocumentPage"]>, "dataUpdatedAt" | "isFetching" | "refetch">;
}

/** Search, filters, what is set of them, and when the list was loaded. */
export function OrderFilters({ url, filters, onOpen, query }: OrderFiltersProps) {
  const { t } = useTranslation(["orders", "shared"]);
  const { flags } = useRuntime().variant;
  const { dataUpdatedAt, isFetching, refetch } = query;
  return (
    <>
      <FilterBar
        end={
          <>
            {dataUpdatedAt > 0 ? t("shared:list.loadedAt", { time: formatTime(new Date(dataUpdatedAt).toISOString()) }) : null}
            <IconButton icon={<RefreshCwIcon />} isBusy={isFetching} label={t("shared:list.refresh")} onClick={() => void refetch()} />
          </>
        }
        filters={
          <>
            <EnumerationFilter name="documentStatus" url={url} />
            <EnumerationFilter name="paymentStatus" url={url} />
            <EnumerationFilter name="shippingMethod" url={url} />
            {flags.multiStore ? <StoreFilter url={url} /> : null}
          </>
        }
        label={t("list.filters")}
        moreFilters={
          <Suspense fallback={<Button isBusy>{t("filter.date")}</Button>}>
            <MoreFilters Enumeration={EnumerationFilter} onOpen={onOpen} url={url} />
          </Suspense>
        }
        moreLabel={t("list.moreFilters")}
        search={
          <SearchField
            delayMs={250}
            label={t("list.search")}
            onDebouncedChange={(search) => url.change({ search })}
            placeholder={t("list.searchHint")}
            value={url.search}
          />
        }
        startsOpen={rarer.some((name) => url.filters[name] !== undefined)}
      />
      {filters.length > 0 ? (
        <ChipRow>
          {filters.map(({ name, label, value, remove }) => (
            <FilterChip key={name} label={label} onRemove={remove} value={value} />
          ))}
          <Button onClick={() => clearFilters(url)} variant="plain">
            {t("shared:list.clearFilters")}
          </Button>
        </ChipRow>
      ) : null}
    </>
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
