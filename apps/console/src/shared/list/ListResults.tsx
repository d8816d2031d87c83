import { Button, ButtonLink, EmptyState, loadable, VisuallyHidden } from "@reserve/design-system";
import { type DataColumn, type DataSort, DataTable, Pagination } from "@reserve/design-system/table";
import { type ComponentProps, type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { QueryState } from "../query/QueryState.tsx";
import { useRuntime } from "../query/runtime.tsx";
import { activeFilters, type ListFilter } from "./list-filters.ts";
import { ListOrigin } from "./list-origin.ts";
import { sortOf, sortText } from "./list-url.ts";
import type { ListPage } from "./useListPage.ts";
import type { ListUrl } from "./useListUrl.ts";

// Not needed before the first press of Space.
const RowPeek = loadable(async () => (await import("./RowPeek.tsx")).RowPeek);

/** A page of records as every list operation answers it. */
interface PageOf<Row> {
  items: readonly Row[];
  totalCount: number;
  totalIsExact: boolean;
  page: number;
  pageSize: number;
}

interface ListResultsProps<Row extends object> {
  url: ListUrl;
  query: ListPage<PageOf<Row>>;
  /** Columns and row actions; the sort comes from the URL. */
  table: Omit<ComponentProps<typeof DataTable<Row>>, "caption" | "rows" | "empty" | "loading" | "sorting">;
  /** Accessible table caption with the count. */
  caption: (count: number) => string;
  /** Named where nothing was found. */
  filters: readonly ListFilter[];
  /** Extra advice for an empty result. */
  hint?: ReactNode;
  /** Details of a row, opened with Space; rendered on demand, so they can be lazy. */
  more?: (row: Row) => ReactNode;
  /** Renders the rows other than as a table; without rows the table shows its empty state. */
  draw?: ((rows: readonly Row[], isStale: boolean) => ReactNode) | undefined;
}

/** Rows of a list in the four states of its query, with pagination; an empty list shows the reason and a way out. */
export function ListResults<Row extends object>({ url, query, table, caption, filters, hint, more, draw }: ListResultsProps<Row>) {
  "use no memo"; // drawn anew only with the list itself, and every list carries this code
  const { t } = useTranslation("shared");
  const { variant } = useRuntime();
  const { data, isPlaceholderData } = query;
  // A list without an order to choose has none in its URL.
  const sorting = {
    by: sortOf(url.sort),
    onChange: (next: DataSort) => url.change({ sort: sortText(next, url.sorts) }),
  };
  const columns = useMemo(() => sortable(table.columns, url.sorts), [table.columns, url.sorts]);
  const [peeked, setPeeked] = useState<string | null>(null);
  const options = { ...table.options, peek: { id: peeked, onChange: setPeeked } };
  const shown = { ...table, columns, options, sorting: url.sort === "" ? undefined : sorting };
  const found =
    data && !isPlaceholderData
      ? data.page > 1
        ? t("list.found", { caption: caption(data.totalCount), page: data.page })
        : caption(data.totalCount)
      : undefined;
  const heard = useNews(url.href({ page: url.page }), found);
  const { pathname, search } = useLocation();
  return (
    <ListOrigin value={`${pathname}${search}`}>
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
      {url.unused.length > 0 ? <p role="note">{t("list.unused", { parts: url.unused.join(", ") })}</p> : null}
      <QueryState
        query={query}
        skeleton={<DataTable {...shown} caption={t("state.loading")} loading={{ isFirst: true, bars: url.pageSize }} rows={[]} />}
      >
        {({ items, totalCount, totalIsExact, page, pageSize }) => (
          <>
            {peeked === null ? null : <RowPeek {...shown} id={peeked} more={more} onChange={setPeeked} rows={items} />}
            {draw && items.length > 0 ? (
              draw(items, isPlaceholderData)
            ) : (
              <DataTable
                {...shown}
                caption={caption(totalCount)}
                empty={totalCount > 0 ? <PastEnd href={url.href({ page: 1 })} /> : <NothingFound filters={filters} hint={hint} url={url} />}
                loading={isPlaceholderData ? { isFirst: false } : undefined}
                rows={items}
              />
            )}
            <Pagination
              onPageChange={(next) => url.change({ page: next })}
              onPageSizeChange={(next) => url.change({ pageSize: next, page: 1 })}
              page={page}
              pageHref={(next) => url.href({ page: next })}
              pageSize={pageSize}
              pageSizes={variant.pageSizes}
              texts={{ pageSize: t("list.pageSize") }}
              totalCount={totalCount}
              totalIsExact={totalIsExact}
            />
          </>
        )}
      </QueryState>
    </ListOrigin>
  );
}

/** The columns, those that the list can be sorted by as such. */
function sortable<Row>(columns: readonly DataColumn<Row>[], sorts: readonly string[]): readonly DataColumn<Row>[] {
  return columns.map((column) => (sorts.some((sort) => sortOf(sort).id === column.id) ? { ...column, isSortable: true } : column));
}

/** Returns the text to announce after the user's own change; nothing initially, or when only data changed. */
function useNews(change: string, text: string | undefined): string {
  const [last, setLast] = useState({ change, text, heard: "" });
  if (text !== undefined && (last.change !== change || last.text !== text))
    setLast({ change, text, heard: last.change !== change && last.text !== text ? text : "" });
  return last.heard;
}

/** The list has become shorter than the page of the URL. */
function PastEnd({ href }: { href: string }) {
  const { t } = useTranslation("shared");
  return (
    <EmptyState actions={<ButtonLink href={href}>{t("list.firstPage")}</ButtonLink>} detail={t("list.pastEnd")} title={t("list.empty")} />
  );
}

type NothingFoundProps = Pick<ListResultsProps<object>, "url" | "filters" | "hint">;

/** « Aucun résultat », with the names of the active filters and a button that clears them. */
export function NothingFound({ url, filters: all, hint }: NothingFoundProps) {
  "use no memo"; // as ListResults
  const { t } = useTranslation("shared");
  const searched = url.search === "" ? [] : [{ label: t("list.searched"), value: url.search }];
  const active = [...searched, ...activeFilters(url, all)];
  const filters = active.map(({ label, value }) => t("list.activeOne", { label, value })).join(", ");
  return (
    <EmptyState
      actions={filters ? <Button onClick={url.clear}>{t("list.clear", { count: active.length })}</Button> : undefined}
      detail={
        hint || filters ? (
          <>
            {hint}
            {hint && filters ? <br /> : null}
            {filters ? t("list.active", { filters }) : null}
          </>
        ) : undefined
      }
      title={t("list.empty")}
    />
  );
}
