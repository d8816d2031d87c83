import { useTranslation } from "react-i18next";
import type { ListUrl } from "./useListUrl.ts";

/** One filter that is set, in words, and the way to take it away. */
export interface ActiveFilter {
  name: string;
  label: string;
  value: string;
  remove(): void;
}

/** The words searched for, as the first of the filters that are set; none while nothing is searched. */
export function useSearchFilter({ search, change }: ListUrl): ActiveFilter[] {
  const { t } = useTranslation("shared");
  return search === "" ? [] : [{ name: "search", label: t("list.searched"), value: search, remove: () => change({ search: "" }) }];
}
