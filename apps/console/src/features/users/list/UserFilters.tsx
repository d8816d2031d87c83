import type { Schemas } from "@reserve/contract";
import { Button, ChipRow, FilterBar, FilterChip, IconButton, MultiSelect, SearchField } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatTime } from "../../../shared/format.ts";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import type { ActiveFilter, UserFilter } from "./useUserFilters.ts";

interface UserFiltersProps {
  url: ListUrl;
  filters: readonly UserFilter[];
  active: readonly ActiveFilter[];
  query: Pick<UseQueryResult<Schemas["UserPage"]>, "dataUpdatedAt" | "isFetching" | "refetch">;
}

/** Search, roles and state, what is set of them, and when the list was loaded. */
export function UserFilters({ url, filters, active, query: { dataUpdatedAt, isFetching, refetch } }: UserFiltersProps) {
  const { t } = useTranslation(["users", "shared"]);
  return (
    <>
      <FilterBar
        end={
          <>
            {dataUpdatedAt > 0 ? t("shared:list.loadedAt", { time: formatTime(new Date(dataUpdatedAt).toISOString()) }) : null}
            <IconButton icon={<RefreshCwIcon />} isBusy={isFetching} label={t("shared:list.refresh")} onClick={() => void refetch()} />
          </>
        }
        filters={filters.map(({ name, label, options, values }) => (
          <MultiSelect key={name} label={label} onChange={(next) => url.setFilter(name, next)} options={options} values={values} />
        ))}
        label={t("list.toolbar")}
        moreLabel={t("list.filters")}
        search={
          <SearchField
            label={t("list.search")}
            onDebouncedChange={(search) => url.change({ search })}
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
