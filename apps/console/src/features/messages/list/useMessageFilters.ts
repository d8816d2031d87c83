import { useTranslation } from "react-i18next";
import { type ActiveFilter, useSearchFilter } from "../../../shared/list-filters.ts";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import type { MessageWords } from "../useMessageWords.tsx";

/** The search and the subjects of the address; the status is not one of them: it is a list of its own. */
export function useMessageFilters(url: ListUrl, words: MessageWords): readonly ActiveFilter[] {
  const { t } = useTranslation("messages");
  const search = useSearchFilter(url);
  const { question } = url.filters;
  return [
    ...search,
    ...(question
      ? [
          {
            name: "question",
            label: t("field.question"),
            value: question.map(words.question).join(", "),
            remove: () => url.setFilter("question", []),
          },
        ]
      : []),
  ];
}
