import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../query/runtime.tsx";

/** Operations that list options, each value with its label in the caller's language. */
export type ChoiceList =
  | "listAvailabilities"
  | "listDocumentStatuses"
  | "listDocumentTypes"
  | "listGenders"
  | "listMediaTypes"
  | "listPaymentMethods"
  | "listPaymentStatuses"
  | "listShippingMethods"
  | "listStores";

/**
 * Fetches a server-defined list of options once per session, when `isWanted` first becomes true. `isLoading` while pending; `failure` with
 * a retry.
 */
export function useChoices(list: ChoiceList, isWanted = true) {
  "use no memo"; // a dozen words are made sooner than they are compared, and every list carries this code
  const { t } = useTranslation("shared");
  const { api } = useRuntime();
  const { data, isError, refetch } = useQuery({
    // All these lists return values with labels.
    ...api.query(list as "listGenders" | "listStores"),
    enabled: isWanted,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    options: data?.items.map((item) => ({ value: String(item.id), label: "label" in item ? item.label : item.name })) ?? [],
    isLoading: !data,
    failure: isError ? { message: t("state.choicesFailed"), onRetry: () => void refetch() } : undefined,
  };
}
