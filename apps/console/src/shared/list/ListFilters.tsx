import { Button, ChipRow, FilterBar, FilterChip, IconButton, loadable, MultiSelect, SearchField } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatTime } from "../format/format.ts";
import { ChoiceFilter } from "./ChoiceFilter.tsx";
import { activeFilters, type ListFilter } from "./list-filters.ts";
import type { ListUrl } from "./useListUrl.ts";

const DateRangePicker = loadable(async () => (await import("@reserve/design-system/pickers")).DateRangePicker, RangeButton);

function RangeButton({ label }: { label: string }) {
  return <Button>{label}</Button>;
}

interface ListFiltersProps {
  url: ListUrl;
  /** State of the list's query. */
  query: Pick<UseQueryResult, "dataUpdatedAt" | "isFetching" | "refetch">;
  /** Filters in display order. */
  filters: readonly ListFilter[];
  /** The bar's name, the search field's and its hint; a list without a search has none. */
  texts: { toolbar: string; search?: string; searchHint?: string; filters?: string };
  /** Returns the searched part of the typed text; all of it by default. */
  searchTermOf?: (typed: string) => string;
}

/** Toolbar above a list: search, filters, active filters, load time and reload button. */
export function ListFilters({
  url,
  query: { dataUpdatedAt, isFetching, refetch },
  filters,
  texts,
  searchTermOf = (typed) => typed,
}: ListFiltersProps) {
  "use no memo"; // drawn anew only with the list itself, and every list carries this code
  const { t } = useTranslation("shared");
  // The search text is shown in its field: a chip for it would push the rows down while typing.
  const active = activeFilters(url, filters);
  const shown = filters.filter(({ control }) => control);
  const rare = shown.filter(({ isRare }) => isRare);
  const daily = shown.filter(({ isRare }) => !isRare);
  return (
    <>
      <FilterBar
        end={
          <>
            {dataUpdatedAt > 0 ? t("list.loadedAt", { time: formatTime(new Date(dataUpdatedAt).toISOString()) }) : null}
            <IconButton icon={<RefreshCwIcon />} isBusy={isFetching} label={t("list.refresh")} onClick={() => void refetch()} />
          </>
        }
        filters={daily.length > 0 ? daily.map(drawn) : undefined}
        label={texts.toolbar}
        moreFilters={rare.length > 0 ? rare.map(drawn) : undefined}
        moreLabel={texts.filters ?? t("list.filters")}
        search={
          texts.search ? (
            <SearchField
              label={texts.search}
              onDebouncedChange={(typed) => url.change({ search: searchTermOf(typed) })}
              placeholder={texts.searchHint}
              value={url.search}
            />
          ) : null
        }
        startsOpen={rare.some(({ value }) => value !== null)}
      />
      {active.length > 0 ? (
        <ChipRow
          end={
            <Button onClick={url.clear} variant="plain">
              {t("list.clearFilters")}
            </Button>
          }
          label={t("list.activeFilters")}
        >
          {active.map(({ name, label, value, remove }) => (
            <FilterChip key={name} label={label} onRemove={remove} value={value} />
          ))}
        </ChipRow>
      ) : null}
    </>
  );
}

function drawn({ names, label, control }: ListFilter) {
  const key = names.join(" ");
  switch (control?.is) {
    case "options":
      return <MultiSelect {...control} key={key} label={label} />;
    case "choices":
      return <ChoiceFilter {...control} key={key} label={label} />;
    case "days":
      return <DateRangePicker {...control} key={key} label={label} />;
    case "button":
      return (
        <Button key={key} onClick={control.onClick}>
          {control.text}
        </Button>
      );
  }
  return null;
}
