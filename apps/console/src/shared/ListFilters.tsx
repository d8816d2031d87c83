import { Button, ChipRow, FilterBar, FilterChip, IconButton, SearchField } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatTime } from "./format.ts";
import type { ActiveFilter } from "./list-filters.ts";
import type { ListUrl } from "./useListUrl.ts";

/** What a list's read says of its own standing. */
export type ListRead = Pick<UseQueryResult, "dataUpdatedAt" | "isFetching" | "refetch">;

interface ListFiltersProps {
  url: ListUrl;
  query: ListRead;
  /** What is set, shown as chips that take it away. */
  active: readonly ActiveFilter[];
  /** What « Effacer les filtres » does, for a list that keeps its view; search and filters go when absent. */
  onClear?: () => void;
  /** The bar's name, the search field's and its hint. */
  texts: { toolbar: string; search: string; searchHint: string; filters?: string };
  /** What of the typed words is searched; the words themselves when absent. */
  searchTermOf?: (typed: string) => string;
  filters?: ReactNode;
  moreFilters?: ReactNode;
  startsOpen?: boolean;
}

/** What stands above a list: search, filters, what is set of them, when it was loaded and the way to load it again. */
export function ListFilters({
  url,
  query: { dataUpdatedAt, isFetching, refetch },
  active,
  onClear = url.clear,
  texts,
  searchTermOf = (typed) => typed,
  ...filters
}: ListFiltersProps) {
  const { t } = useTranslation("shared");
  return (
    <>
      <FilterBar
        {...filters}
        end={
          <>
            {dataUpdatedAt > 0 ? t("list.loadedAt", { time: formatTime(new Date(dataUpdatedAt).toISOString()) }) : null}
            <IconButton icon={<RefreshCwIcon />} isBusy={isFetching} label={t("list.refresh")} onClick={() => void refetch()} />
          </>
        }
        label={texts.toolbar}
        moreLabel={texts.filters ?? t("list.filters")}
        search={
          <SearchField
            label={texts.search}
            onDebouncedChange={(typed) => url.change({ search: searchTermOf(typed) })}
            placeholder={texts.searchHint}
            value={url.search}
          />
        }
      />
      {active.length > 0 ? (
        <ChipRow>
          {active.map(({ name, label, value, remove }) => (
            <FilterChip key={name} label={label} onRemove={remove} value={value} />
          ))}
          <Button onClick={onClear} variant="plain">
            {t("list.clearFilters")}
          </Button>
        </ChipRow>
      ) : null}
    </>
  );
}
