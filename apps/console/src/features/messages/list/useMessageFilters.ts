import { useTranslation } from "react-i18next";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import type { MessageWords } from "../useMessageWords.tsx";

/** One filter that is set, in words, and the way to take it away. */
export interface ActiveFilter {
  name: string;
  label: string;
  value: string;
  remove(): void;
}

/** The search and the subjects of the address; the status is not one of them: it is a list of its own. */
export function useMessageFilters(url: ListUrl, words: MessageWords): readonly ActiveFilter[] {
  const { t } = useTranslation("messages");
  const { question } = url.filters;
  return [
    ...(url.search ? [{ name: "search", label: t("list.searched"), value: url.search, remove: () => url.change({ search: "" }) }] : []),
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
