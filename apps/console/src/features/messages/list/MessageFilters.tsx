import { MultiSelect } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { ListFilters, type ListRead } from "../../../shared/ListFilters.tsx";
import type { ActiveFilter } from "../../../shared/list-filters.ts";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import type { MessageWords } from "../useMessageWords.tsx";

interface MessageFiltersProps {
  url: ListUrl;
  words: MessageWords;
  active: readonly ActiveFilter[];
  onClear: () => void;
  query: ListRead;
}

/** Search and subjects, what is set of them, and when the list was loaded. */
export function MessageFilters({ url, words, active, onClear, query }: MessageFiltersProps) {
  const { t } = useTranslation("messages");
  return (
    <ListFilters
      active={active}
      filters={
        <MultiSelect
          label={t("field.question")}
          onChange={(values) => url.setFilter("question", values)}
          options={words.questions}
          values={url.filters.question ?? none}
        />
      }
      texts={{ toolbar: t("list.toolbar"), search: t("list.search"), searchHint: t("list.searchHint") }}
      query={query}
      onClear={onClear}
      url={url}
    />
  );
}

const none: readonly string[] = [];
