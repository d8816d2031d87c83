import type { Schemas } from "@reserve/contract";
import { Page } from "@reserve/design-system";
import { DataTable, Pagination } from "@reserve/design-system/table";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { parisDay } from "../../shared/format.ts";
import { sortOf, sortText } from "../../shared/list-sort.ts";
import { useMay } from "../../shared/permissions.ts";
import { QueryState } from "../../shared/QueryState.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { useListUrl } from "../../shared/useListUrl.ts";
import { NoProduct } from "./NoProduct.tsx";
import { ProductFilters } from "./ProductFilters.tsx";
import { ProductSelection } from "./ProductSelection.tsx";
import { productColumns } from "./products.columns.tsx";
import { productListSpec, productPage } from "./products.queries.ts";
import { useProductFilters } from "./useProductFilters.ts";

/** The catalogue's products: searched, filtered, sorted, chosen for a refresh of their cache. Its address is the list. */
export function ProductListScreen() {
  const { t } = useTranslation(["products", "shared", "app"]);
  const { api, variant, locale } = useRuntime();
  const mayRefresh = useMay()("refreshCachesAndCovers");
  const url = useListUrl(productListSpec);
  const query = useQuery(productPage(api, url));
  const { filters, active } = useProductFilters(url);
  const [selected, setSelected] = useState<readonly string[]>(nothing);
  const today = parisDay(new Date());
  const columns = useMemo(() => productColumns({ t, variant, locale, now: new Date(`${today}T12:00:00Z`) }), [t, variant, locale, today]);
  const table = {
    columns,
    getRowId,
    rowHref,
    sort: sortOf(url.sort),
    onSortChange: (sort: { id: string; isDescending: boolean }) => url.change({ sort: sortText(sort) }),
    ...(mayRefresh ? { selectedIds: selected, onSelectedIdsChange: setSelected } : {}),
    texts: {
      selectRow: ({ title }: Row) => t("list.selectRow", { title }),
      selectAll: (count: number) => t("list.selectAll", { count }),
      selected: (count: number) => t("list.selected", { count }),
    },
  };
  return (
    <Page title={t("app:screen.products")}>
      <ProductFilters active={active} filters={filters} query={query} url={url} />
      <QueryState
        query={query}
        skeleton={<DataTable {...table} caption={t("shared:state.loading")} isLoading loadingRows={url.pageSize} rows={noRows} />}
      >
        {({ items, totalCount, totalIsExact, page, pageSize }) => (
          <>
            <DataTable
              {...table}
              caption={t("list.caption", { count: totalCount })}
              empty={<NoProduct active={active} totalCount={totalCount} url={url} />}
              isRefreshing={query.isPlaceholderData}
              rows={items}
            />
            <Pagination
              onPageChange={(next) => url.change({ page: next })}
              onPageSizeChange={(next) => url.change({ pageSize: next, page: 1 })}
              page={page}
              pageHref={(next) => url.href({ page: next })}
              pageSize={pageSize}
              pageSizes={variant.pageSizes}
              texts={{ pageSize: t("shared:list.pageSize") }}
              totalCount={totalCount}
              totalIsExact={totalIsExact}
            />
          </>
        )}
      </QueryState>
      {mayRefresh ? <ProductSelection ids={selected} onClear={() => setSelected(nothing)} /> : null}
    </Page>
  );
}

type Row = Schemas["ProductSummary"];

const nothing: readonly string[] = [];
const noRows: readonly Row[] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => `/catalog/product/detail/${id}`;
