import type { Schemas } from "@reserve/contract";
import { Button, EmptyState, FilterBar, IconButton, MultiSelect, Page, SearchField } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import { DataTable, Pagination } from "@reserve/design-system/table";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatTime } from "../../shared/format.ts";
import { sortOf, sortText } from "../../shared/list-sort.ts";
import { QueryState } from "../../shared/QueryState.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { useListUrl } from "../../shared/useListUrl.ts";
import { mailColumns } from "./mails.columns.tsx";
import { chosenStates, mailListSpec, mailPage } from "./mails.queries.ts";

/** The mails that the shop has sent or is trying to send, with the order each is about. */
export function MailListScreen() {
  const { t } = useTranslation(["mails", "shared", "app"]);
  const { api, variant } = useRuntime();
  const url = useListUrl(mailListSpec);
  const query = useQuery(mailPage(api, url));
  const { dataUpdatedAt, isFetching, refetch } = query;
  const columns = useMemo(() => mailColumns(t), [t]);
  const states = [
    { value: "true", label: t("state.sent") },
    { value: "false", label: t("state.notSent") },
    { value: "failing", label: t("state.failed") },
  ];
  const processed = url.filters.processed ?? nothing;
  const active = [
    ...(url.search ? [t("activeSearch", { search: url.search })] : []),
    ...states.filter(({ value }) => processed.includes(value)).map(({ label }) => t("activeState", { state: label })),
  ];
  const table = {
    columns,
    getRowId,
    hasFixedWidths: true,
    rowHeight: "twoLines" as const,
    rowHref,
    sort: sortOf(url.sort),
    onSortChange: (sort: { id: string; isDescending: boolean }) => url.change({ sort: sortText(sort) }),
  };
  return (
    <Page title={t("app:screen.mails")}>
      <FilterBar
        end={
          <>
            {dataUpdatedAt > 0 ? t("shared:list.loadedAt", { time: formatTime(new Date(dataUpdatedAt).toISOString()) }) : null}
            <IconButton icon={<RefreshCwIcon />} isBusy={isFetching} label={t("shared:list.refresh")} onClick={() => void refetch()} />
          </>
        }
        filters={
          <MultiSelect
            label={t("field.state")}
            onChange={(values) => url.setFilter("processed", chosenStates(processed, values))}
            options={states}
            values={processed}
          />
        }
        label={t("toolbar")}
        moreLabel={t("filters")}
        search={
          <SearchField
            label={t("search")}
            onDebouncedChange={(search) => url.change({ search })}
            placeholder={t("searchHint")}
            value={url.search}
          />
        }
      />
      <QueryState
        query={query}
        skeleton={<DataTable {...table} caption={t("shared:state.loading")} isLoading loadingRows={url.pageSize} rows={noRows} />}
      >
        {({ items, totalCount, totalIsExact, page, pageSize }) => (
          <>
            <DataTable
              {...table}
              caption={t("caption", { count: totalCount })}
              empty={
                <EmptyState
                  actions={active.length > 0 ? <Button onClick={url.clear}>{t("clear", { count: active.length })}</Button> : undefined}
                  detail={active.length > 0 ? t("active", { filters: active.join(", ") }) : undefined}
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
    </Page>
  );
}

const nothing: readonly string[] = [];
const noRows: readonly Schemas["MailSummary"][] = [];
const getRowId = ({ id }: Schemas["MailSummary"]) => id;
const rowHref = ({ id }: Schemas["MailSummary"]) => `/public/mail/detail/${id}`;
