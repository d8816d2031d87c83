import type { Schemas } from "@reserve/contract";
import { Button, ChipRow, FilterBar, FilterChip, IconButton, MultiSelect, SearchField } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatTime } from "../../shared/format.ts";
import type { ListUrl } from "../../shared/useListUrl.ts";
import type { useCustomerFilters } from "./useCustomerFilters.ts";

interface CustomerFiltersProps {
  url: ListUrl;
  filters: ReturnType<typeof useCustomerFilters>;
  query: Pick<UseQueryResult<Schemas["CustomerPage"]>, "dataUpdatedAt" | "isFetching" | "refetch">;
}

/** Search and roles, what is set of them, and when the list was loaded. */
export function CustomerFilters({
  url,
  filters: { roles, chosen, active },
  query: { dataUpdatedAt, isFetching, refetch },
}: CustomerFiltersProps) {
  const { t } = useTranslation(["customers", "shared"]);
  return (
    <>
      <FilterBar
        end={
          <>
            {dataUpdatedAt > 0 ? t("shared:list.loadedAt", { time: formatTime(new Date(dataUpdatedAt).toISOString()) }) : null}
            <IconButton icon={<RefreshCwIcon />} isBusy={isFetching} label={t("shared:list.refresh")} onClick={() => void refetch()} />
          </>
        }
        filters={[
          <MultiSelect
            key="role"
            label={t("field.role")}
            onChange={(next) => url.setFilter("role", next)}
            options={roles}
            values={roles.map(({ value }) => value).filter((value) => chosen.includes(value))}
          />,
        ]}
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
