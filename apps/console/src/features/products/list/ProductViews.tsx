import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type FilterOf, readListUrl } from "../../../shared/list/list-url.ts";
import { COUNTED, SavedListViews, useSavedViews } from "../../../shared/list/SavedListViews.tsx";
import type { ListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { type ProductListState, productCount, productListSpec } from "../products.queries.ts";

interface ProductViewsProps {
  url: ListUrl<FilterOf<typeof productListSpec>>;
  /** Number of products without any filter, when known. */
  total: number | undefined;
}

/** Built-in views: incomplete products, upcoming ones, hidden ones, in stock. */
const VIEWS = {
  unpriced: { sale: ["Unpriced"] },
  toRelease: { sale: ["ToRelease"] },
  restricted: { sale: ["Restricted"] },
  inStock: { stock: ["InStock"] },
  custom: { isCustom: ["true"] },
} as const satisfies Record<string, ProductListState["filters"]>;

const NAMES = Object.keys(VIEWS) as (keyof typeof VIEWS)[];

/** Views: « Tous », the built-in ones with their counts, the user's own and the team's. */
export function ProductViews({ url, total }: ProductViewsProps) {
  const { t } = useTranslation("products");
  const { api, variant } = useRuntime();
  const offered = variant.flags.onlyCustomProducts ? NAMES.filter((name) => name !== "custom") : NAMES;
  const saved = useSavedViews("products");
  const counts = useQueries({ queries: offered.map((name) => productCount(api, { search: "", filters: VIEWS[name] })) });
  const savedCounts = useQueries({
    queries: saved
      .slice(0, COUNTED)
      .map(({ address }) => productCount(api, readListUrl(new URLSearchParams(address), productListSpec, variant))),
  });
  const { saved: _saved, ...otherFilters } = url.filters;
  const isBare = url.search === "";
  const isAll = isBare && Object.keys(otherFilters).length === 0;
  const builtIn = [
    { id: "all", label: t("view.all"), href: url.href({ search: "", filters: {} }), count: isAll ? total : undefined, isCurrent: isAll },
    ...offered.map((name, index) => ({
      id: name,
      label: t(`view.${name}`),
      href: url.href({ search: "", filters: VIEWS[name] }),
      count: counts[index]?.data ?? undefined,
      isCurrent: isBare && JSON.stringify(otherFilters) === JSON.stringify(VIEWS[name]),
    })),
  ];
  return (
    <SavedListViews
      builtIn={builtIn}
      counts={savedCounts.map(({ data }) => data)}
      isNarrower={false}
      list="products"
      saved={saved}
      spec={productListSpec}
      texts={{
        label: t("view.label"),
        created: (name) => t("view.created", { name }),
        updated: (name) => t("view.updated", { name }),
      }}
      url={url}
    />
  );
}
