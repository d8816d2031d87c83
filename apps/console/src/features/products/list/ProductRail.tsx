import type { Schemas } from "@reserve/contract";
import { Button } from "@reserve/design-system";
import { FacetRail } from "@reserve/design-system/filters";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../../shared/list/list-url.ts";
import type { ListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { productFacets, type productListSpec } from "../products.queries.ts";

interface ProductRailProps {
  url: ListUrl<FilterOf<typeof productListSpec>>;
  /** Number of products. */
  tally: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** The facets of the products left of their list, in the order in which a bookseller thinks of them; the first three are open. */
const RAIL = ["sale", "kind", "publisher", "language", "collection", "clil", "thema", "price", "year", "stock"] as const;
const OPEN: readonly Schemas["FacetName"][] = ["sale", "kind", "publisher"];

/** The list with its facet rail: the facets with the count of each value. */
export function ProductRail({ url, tally, children }: ProductRailProps) {
  const { t } = useTranslation(["products", "shared"]);
  const { api } = useRuntime();
  const { data: latest, isError, refetch } = useQuery(productFacets(api, url));
  const data = useDeferredValue(latest);
  const facets = RAIL.flatMap((name) => {
    const facet = data?.facets.find((one) => one.name === name);
    if (!facet || facet.values.length === 0) return [];
    return {
      name,
      label: labelOf(name),
      values: facet.values,
      selected: url.filters[name] ?? [],
      onChange: (values: readonly string[]) => url.setFilter(name, values),
      isExact: facet.isExact,
      startsOpen: OPEN.includes(name),
    };
  });
  const notice = isError ? (
    <>
      <p role="alert">{t("rail.failed")}</p>
      <Button onClick={() => void refetch()}>{t("shared:state.retry")}</Button>
    </>
  ) : data && facets.length === 0 ? (
    <p>{t("rail.nothing")}</p>
  ) : data ? null : (
    <p>{t("shared:state.loading")}</p>
  );
  return (
    <FacetRail facets={facets} head={tally} label={t("rail.label")} notice={notice}>
      {children}
    </FacetRail>
  );

  function labelOf(name: (typeof RAIL)[number]): string {
    if (name === "sale") return t("sale.label");
    if (name === "kind") return t("filter.kind");
    if (name === "clil") return "CLIL";
    return name === "thema" ? "Thema" : t(`rail.${name}`);
  }
}
