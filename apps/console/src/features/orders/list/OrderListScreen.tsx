import type { Schemas } from "@reserve/contract";
import { Button, EmptyState, Page, ViewTabs } from "@reserve/design-system";
import { DataTable, Pagination } from "@reserve/design-system/table";
import { orderViews } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ListOrigin } from "../../../shared/list-origin.ts";
import { QueryState } from "../../../shared/QueryState.tsx";
import { useRuntime } from "../../../shared/runtime.tsx";
import { type ListUrl, useListUrl } from "../../../shared/useListUrl.ts";
import { orderListSpec, orderPage, viewOf } from "../orders.queries.ts";
import { OrderFilters } from "./OrderFilters.tsx";
import { OrderSelection } from "./OrderSelection.tsx";
import { orderColumns } from "./orders.columns.tsx";
import { clearFilters, useActiveFilters } from "./useActiveFilters.ts";

/** The orders: views of the trade, search and filters, rows to open, rows to choose. Its address is the list. */
export function OrderListScreen() {
  const { t } = useTranslation(["orders", "shared"]);
  const { api, variant } = useRuntime();
  const url = useListUrl(orderListSpec);
  const query = useQuery(orderPage(api, url));
  const [selected, setSelected] = useState<readonly string[]>([]);
  const columns = useMemo(() => orderColumns(t), [t]);
  const filters = useActiveFilters(url);
  const { pathname, search } = useLocation();
  const origin = `${pathname}${search}`;
  const sort = { id: url.sort.replace("-", ""), isDescending: url.sort.startsWith("-") };
  const table = {
    columns,
    getRowId,
    hasFixedWidths: true,
    rowHref,
    selectedIds: selected,
    onSelectedIdsChange: setSelected,
    sort,
    onSortChange: (next: typeof sort) => url.change({ sort: `${next.isDescending ? "-" : ""}${next.id}` }),
    texts: {
      selectRow: ({ customId }: Row) => t("list.selectRow", { number: customId }),
      selectAll: (count: number) => t("list.selectAll", { count }),
      selected: (count: number) => t("list.selected", { count }),
    },
  };
  return (
    <Page title={t("list.title")}>
      <Views total={url.hasFilters ? undefined : query.data?.totalCount} url={url} />
      <OrderFilters filters={filters} query={query} url={url} />
      <ListOrigin value={origin}>
        <QueryState
          query={query}
          skeleton={<DataTable {...table} caption={t("shared:state.loading")} isLoading loadingRows={url.pageSize} rows={noRows} />}
        >
          {({ items, totalCount, totalIsExact, page, pageSize }) => (
            <>
              <DataTable
                {...table}
                caption={t("list.caption", { count: totalCount })}
                empty={
                  <EmptyState
                    actions={
                      filters.length > 0 ? (
                        <Button onClick={() => clearFilters(url)}>{t("list.clear", { count: filters.length })}</Button>
                      ) : undefined
                    }
                    detail={
                      filters.length > 0
                        ? t("list.active", {
                            filters: filters.map((filter) => t("list.activeOne", { label: filter.label, value: filter.value })).join(", "),
                          })
                        : undefined
                    }
                    title={t("shared:list.empty")}
                  />
                }
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
      </ListOrigin>
      <OrderSelection numbers={selected} onClear={() => setSelected([])} />
    </Page>
  );
}

type Row = Schemas["DocumentSummary"];

const noRows: readonly Row[] = [];
const getRowId = ({ customId }: Row) => customId;
const rowHref = ({ id }: Row) => `/public/document/detail/${id}`;

/** « Toutes », and the built-in views with how many orders wait in each. */
function Views({ url, total }: { url: ListUrl; total: number | undefined }) {
  const { t } = useTranslation("orders");
  const { api } = useRuntime();
  const { data } = useQuery({ ...api.query("countDocumentViews"), staleTime: 30_000 });
  const current = viewOf(url);
  const counts = Object.fromEntries(data?.items.map(({ view, count }) => [view, count]) ?? []);
  return (
    <ViewTabs
      label={t("list.views")}
      tabs={[
        { label: t("view.all"), href: url.href({ search: "", filters: {} }), count: total, isCurrent: current === undefined },
        ...orderViews.map((view) => ({
          label: t(`view.${view}`),
          href: url.href({ search: "", filters: { view: [view] } }),
          count: counts[view],
          isCurrent: current === view,
        })),
      ]}
    />
  );
}
