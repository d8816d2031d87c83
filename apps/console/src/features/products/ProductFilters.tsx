import type { Schemas } from "@reserve/contract";
import { Button, ChipRow, FilterBar, FilterChip, IconButton, MultiSelect, SearchField } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatTime } from "../../shared/format.ts";
import type { ListUrl } from "../../shared/useListUrl.ts";
import { searchTermOf } from "./products.queries.ts";
import type { ActiveFilter, ProductFilter } from "./useProductFilters.ts";

interface ProductFiltersProps {
  url: ListUrl;
  filters: readonly ProductFilter[];
  active: readonly ActiveFilter[];
  query: Pick<UseQueryResult<Schemas["ProductPage"]>, "dataUpdatedAt" | "isFetching" | "refetch">;
}

/** Search, filters, what is set of them, and when the list was loaded. */
export function ProductFilters({ url, filters, active, query }: ProductFiltersProps) {
  const { t } = useTranslation(["products", "shared"]);
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
        filters={filters.map(({ name, label, options, values, change }) => (
          <MultiSelect key={name} label={label} onChange={change} options={options} values={values} />
        ))}
        label={t("list.toolbar")}
        moreLabel={t("list.filters")}
        search={
          <SearchField
            label={t("list.search")}
            // A scanner's code is kept as the digits it stands for, so that the address and the field say the same.
            onDebouncedChange={(typed) => url.change({ search: searchTermOf(typed) })}
            placeholder={t("list.searchHint")}
            value={url.search}
          />
        }
      />
      {active.length > 0 ? (
        <ChipRow>
          {active.map(({ name, label, value, remove }) => (
            <FilterChip key={name} label={label} onRemove={remove} value={value} />
          ))}
          <Button onClick={url.clear} variant="plain">
            {t("shared:list.clearFilters")}
          </Button>
        </ChipRow>
      ) : null}
    </>
  );
}
