import { Button, ButtonLink, EmptyState, VisuallyHidden } from "@reserve/design-system";
import { DataTable, Pagination } from "@reserve/design-system/table";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ActiveFilter } from "./list-filters.ts";
import { sortOf, sortText } from "./list-sort.ts";
import { QueryState } from "./QueryState.tsx";
import { useRuntime } from "./runtime.tsx";
import type { ListUrl } from "./useListUrl.ts";

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
  query: UseQueryResult<PageOf<Row>>;
  /** The columns and what the rows can do; the sort is the address's. */
  table: Omit<ComponentProps<typeof DataTable<Row>>, "caption" | "rows" | "empty" | "isLoading" | "isRefreshing" | "loadingRows">;
  /** What the table lists and how many, heard. */
  caption: (count: number) => string;
  /** What is set, named where nothing was found. */
  active: readonly Pick<ActiveFilter, "label" | "value">[];
  /** What « Effacer les filtres » does, for a list that keeps its view; search and filters go when absent. */
  onClear?: () => void;
  /** What else can be said where nothing was found. */
  hint?: ReactNode;
}

/** The rows of a list in the four states of its read, and the pages below; where there is no row it says why, and the way out of it. */
export function ListResults<Row extends object>({ url, query, table: own, caption, ...none }: ListResultsProps<Row>) {
  const { t } = useTranslation("shared");
  const { variant } = useRuntime();
  const sort = {
    sort: sortOf(url.sort),
    onSortChange: (next: { id: string; isDescending: boolean }) => url.change({ sort: sortText(next) }),
  };
  // A list without an order to choose has none in its address.
  const table = { ...(url.sort === "" ? {} : sort), ...own };
  const { data, isPlaceholderData } = query;
  const found =
    data && !isPlaceholderData
      ? data.page > 1
        ? t("list.found", { caption: caption(data.totalCount), page: data.page })
        : caption(data.totalCount)
      : undefined;
  const heard = useNews(url.href({ page: url.page }), found);
  return (
    <>
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
      {url.unused.length > 0 ? <p role="note">{t("list.unused", { parts: url.unused.join(", ") })}</p> : null}
      <QueryState
        query={query}
        skeleton={<DataTable {...table} caption={t("state.loading")} isLoading loadingRows={url.pageSize} rows={[]} />}
      >
        {({ items, totalCount, totalIsExact, page, pageSize }) => (
          <>
            <DataTable
              {...table}
              caption={caption(totalCount)}
              empty={
                totalCount > 0 ? <PastEnd href={url.href({ page: 1 })} /> : <NothingFound {...none} onClear={none.onClear ?? url.clear} />
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
              texts={{ pageSize: t("list.pageSize") }}
              totalCount={totalCount}
              totalIsExact={totalIsExact}
            />
          </>
        )}
      </QueryState>
    </>
  );
}

/** What a person's own change has brought: the text, once it is another one than before the change; nothing at first, nor when only the data changed. */
function useNews(change: string, text: string | undefined): string {
  const [last, setLast] = useState({ change, text, heard: "" });
  if (text !== undefined && (last.change !== change || last.text !== text))
    setLast({ change, text, heard: last.change !== change && last.text !== text ? text : "" });
  return last.heard;
}

/** The list has become shorter than the page of the address. */
function PastEnd({ href }: { href: string }) {
  const { t } = useTranslation("shared");
  return (
    <EmptyState actions={<ButtonLink href={href}>{t("list.firstPage")}</ButtonLink>} detail={t("list.pastEnd")} title={t("list.empty")} />
  );
}

interface NothingFoundProps extends Pick<ListResultsProps<object>, "active" | "hint"> {
  onClear: () => void;
}

/** « Aucun résultat », with the filters that are set by name and the button that takes them away. */
export function NothingFound({ active, onClear, hint }: NothingFoundProps) {
  const { t } = useTranslation("shared");
  const filters = active.map(({ label, value }) => t("list.activeOne", { label, value })).join(", ");
  return (
    <EmptyState
      actions={filters ? <Button onClick={onClear}>{t("list.clear", { count: active.length })}</Button> : undefined}
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
