import type { Schemas } from "@reserve/contract";
import { Button, EmptyState, Page, ViewTabs } from "@reserve/design-system";
import { DataTable, Pagination } from "@reserve/design-system/table";
import { messageStatuses } from "@reserve/domain";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { sortOf } from "../../../shared/list-sort.ts";
import { useMay } from "../../../shared/permissions.ts";
import { QueryState } from "../../../shared/QueryState.tsx";
import { useRuntime } from "../../../shared/runtime.tsx";
import { type ListUrl, useListUrl } from "../../../shared/useListUrl.ts";
import { messageCount, messageListSpec, messagePage } from "../messages.queries.ts";
import { useMessageWords } from "../useMessageWords.tsx";
import { MessageFilters } from "./MessageFilters.tsx";
import { messageColumns } from "./messages.columns.tsx";
import { useMessageFilters } from "./useMessageFilters.ts";

/** What visitors and customers wrote, in the order of work: what waits longest first. Its address is the list. */
export function MessageListScreen() {
  const { t } = useTranslation(["messages", "shared", "app"]);
  const { api, variant } = useRuntime();
  const mayOpenOrders = useMay()("getDocument");
  const url = useListUrl(messageListSpec);
  const query = useQuery(messagePage(api, url));
  const words = useMessageWords();
  const active = useMessageFilters(url, words);
  // How long each message waits is said of one moment, that of the last answer.
  const [opened] = useState(() => new Date());
  const now = useMemo(() => (query.dataUpdatedAt > 0 ? new Date(query.dataUpdatedAt) : opened), [query.dataUpdatedAt, opened]);
  const columns = useMemo(() => messageColumns({ t, words, now, mayOpenOrders }), [t, words, now, mayOpenOrders]);
  const clear = () => url.change({ search: "", filters: url.filters.status ? { status: url.filters.status } : {} });
  const carried = url.href({ page: url.page });
  const table = {
    columns,
    getRowId,
    hasFixedWidths: true,
    rowHeight: "twoLines" as const,
    rowHref: ({ id }: Row) => `/public/message/detail/${id}${carried === "?" ? "" : carried}`,
    sort: sortOf(url.sort),
    // The order of work has one direction.
    onSortChange: ({ id, isDescending }: { id: string; isDescending: boolean }) =>
      url.change({ sort: isDescending && id !== "queue" ? `-${id}` : id }),
  };
  return (
    <Page title={t("app:screen.messages")}>
      <Views url={url} />
      <MessageFilters active={active} onClear={clear} query={query} url={url} words={words} />
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
                  actions={active.length > 0 ? <Button onClick={clear}>{t("list.clear", { count: active.length })}</Button> : undefined}
                  detail={
                    active.length > 0
                      ? t("list.active", { filters: active.map(({ label, value }) => t("list.activeOne", { label, value })).join(", ") })
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
    </Page>
  );
}

type Row = Schemas["MessageSummary"];

const noRows: readonly Row[] = [];
const getRowId = ({ id }: Row) => String(id);

/** « Tous », and what waits, is in somebody’s hands, is done with, each with how many there are. */
function Views({ url }: { url: ListUrl }) {
  const { t } = useTranslation("messages");
  const { api } = useRuntime();
  const counts = useQueries({ queries: messageStatuses.map((status) => messageCount(api, status)) }).map(({ data }) => data?.totalCount);
  const chosen = url.filters.status ?? [];
  const known = counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0) : undefined;
  return (
    <ViewTabs
      label={t("list.views")}
      tabs={[
        { label: t("list.all"), href: url.href({ search: "", filters: {} }), count: known, isCurrent: chosen.length === 0 },
        ...messageStatuses.map((status, index) => ({
          label: t(`view.${status}`),
          href: url.href({ search: "", filters: { status: [status] } }),
          count: counts[index],
          isCurrent: chosen.length === 1 && chosen[0] === status,
        })),
      ]}
    />
  );
}
