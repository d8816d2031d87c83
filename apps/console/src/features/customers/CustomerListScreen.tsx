import type { Schemas } from "@reserve/contract";
import { Button, ButtonLink, EmptyState, Page } from "@reserve/design-system";
import { DataTable, Pagination } from "@reserve/design-system/table";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { sortOf, sortText } from "../../shared/list-sort.ts";
import { QueryState } from "../../shared/QueryState.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { useListUrl } from "../../shared/useListUrl.ts";
import { CustomerFilters } from "./CustomerFilters.tsx";
import { customerColumns } from "./customers.columns.tsx";
import { customerListSpec, customerPage } from "./customers.queries.ts";
import { useCustomerFilters } from "./useCustomerFilters.ts";

/** Who buys: searched by name, e-mail or telephone, narrowed by role, sorted by what they bought. Its address is the list. */
export function CustomerListScreen() {
  const { t } = useTranslation(["customers", "shared", "app"]);
  const { api, variant } = useRuntime();
  const url = useListUrl(customerListSpec);
  const query = useQuery(customerPage(api, url));
  const filters = useCustomerFilters(url);
  const { active } = filters;
  const columns = useMemo(() => customerColumns(t), [t]);
  const table = {
    columns,
    getRowId,
    rowHref,
    sort: sortOf(url.sort),
    onSortChange: (sort: { id: string; isDescending: boolean }) => url.change({ sort: sortText(sort) }),
  };
  const isSet = active.length > 0;
  const names = active.map(({ label, value }) => t("list.activeOne", { label, value })).join(", ");
  return (
    <Page title={t("app:screen.customers")}>
      <CustomerFilters filters={filters} query={query} url={url} />
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
                totalCount > 0 ? (
                  // The list has become shorter than the page of the address.
                  <EmptyState
                    actions={<ButtonLink href={url.href({ page: 1 })}>{t("list.firstPage")}</ButtonLink>}
                    detail={t("list.pastEnd")}
                    title={t("shared:list.empty")}
                  />
                ) : (
                  <EmptyState
                    actions={isSet ? <Button onClick={url.clear}>{t("list.clear", { count: active.length })}</Button> : undefined}
                    detail={isSet ? t("list.active", { filters: names }) : undefined}
                    title={t("shared:list.empty")}
                  />
                )
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
    </Page>
  );
}

type Row = Schemas["CustomerSummary"];

const noRows: readonly Row[] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => `/public/customer/detail/${id}`;
