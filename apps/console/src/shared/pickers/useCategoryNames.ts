import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../query/runtime.tsx";

/** The categories of the site in the order of their tree, each by its id with its name behind those above it: « Littérature › Poésie ». */
export function useCategoryNames() {
  const { i18n } = useTranslation();
  const { api } = useRuntime();
  const { data, isError, refetch } = useQuery(api.query("getCategoryFullTree", {}));
  const names = new Map<string, string>();
  for (const { id, parentId, localizations } of data?.items ?? []) {
    const own = (i18n.language === "en" ? localizations.en : undefined)?.name ?? localizations.fr.name;
    const above = parentId === null ? undefined : names.get(String(parentId));
    names.set(String(id), above ? `${above} › ${own}` : own);
  }
  return { names, isLoading: !data && !isError, isFailed: isError, onRetry: () => void refetch() };
}
