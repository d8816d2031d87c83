import type { Schemas } from "@reserve/contract";
import { Button, ChipRow, FilterBar, FilterChip, IconButton, MultiSelect, SearchField } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatTime } from "../../../shared/format.ts";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import type { MessageWords } from "../useMessageWords.tsx";
import type { ActiveFilter } from "./useMessageFilters.ts";

interface MessageFiltersProps {
  url: ListUrl;
  words: MessageWords;
  active: readonly ActiveFilter[];
  onClear: () => void;
  query: Pick<UseQueryResult<Schemas["MessagePage"]>, "dataUpdatedAt" | "isFetching" | "refetch">;
}

/** Search and subjects, what is set of them, and when the list was loaded. */
export function MessageFilters({ url, words, active, onClear, query: { dataUpdatedAt, isFetching, refetch } }: MessageFiltersProps) {
  const { t } = useTranslation(["messages", "shared"]);
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
          <MultiSelect
            label={t("field.question")}
            onChange={(values) => url.setFilter("question", values)}
            options={words.questions}
            values={url.filters.question ?? none}
          />
        }
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
          <Button onClick={onClear} variant="plain">
            {t("shared:list.clearFilters")}
          </Button>
        </ChipRow>
      ) : null}
    </>
  );
}

const none: readonly string[] = [];
