import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type ListState, readListUrl } from "../../../shared/list/list-url.ts";
import { type BuiltInView, COUNTED, SavedListViews, useSavedViews } from "../../../shared/list/SavedListViews.tsx";
import type { ListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { orderCount, orderListSpec } from "../orders.queries.ts";

interface SavedOrderViewsProps {
  builtIn: readonly BuiltInView[];
  url: ListUrl;
}

/** Built-in views with their counts, the user's own and the team's; modified filters can be saved. */
export function SavedOrderViews({ builtIn, url }: SavedOrderViewsProps) {
  const { t } = useTranslation("orders");
  const { api, variant } = useRuntime();
  const saved = useSavedViews("orders");
  const counts = useQueries({
    queries: saved
      .slice(0, COUNTED)
      .map(({ address }) => orderCount(api, readListUrl(new URLSearchParams(address), orderListSpec, variant))),
  });
  return (
    <SavedListViews
      builtIn={builtIn}
      counts={counts.map(({ data }) => data)}
      isNarrower={isFiltered(url)}
      list="orders"
      saved={saved}
      spec={orderListSpec}
      texts={{
        label: t("list.views"),
        created: (name) => t("views.created", { name }),
        updated: (name) => t("views.updated", { name }),
      }}
      url={url}
    />
  );
}

/** True when the list is narrower than the built-in view. */
function isFiltered({ search, filters: { view: _view, saved: _saved, ...filters } }: ListState): boolean {
  return search !== "" || Object.keys(filters).length > 0;
}
