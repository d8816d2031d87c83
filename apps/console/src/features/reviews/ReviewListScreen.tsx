import type { Output } from "@reserve/contract";
import { Page, ViewTabs } from "@reserve/design-system";
import { BulkReport } from "@reserve/design-system/table/selection";
import { reviewStatuses } from "@reserve/domain";
import { useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { filtersOf } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { type ListUrl, useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { ReviewPeek } from "./ReviewPeek.tsx";
import { type ReviewReport, ReviewSelection } from "./ReviewSelection.tsx";
import { reviewListColumns } from "./reviews.columns.tsx";
import { reviewCount, reviewListPage, reviewListSpec } from "./reviews.queries.ts";

/** List of reviews in work order: pending ones first. The URL holds the filters. */
export function ReviewListScreen() {
  const { t } = useTranslation(["reviews", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(reviewListSpec);
  const query = useListPage(reviewListPage(api, url));
  const columns = useMemo(() => reviewListColumns(t), [t]);
  const [chosen, setChosen] = useState<readonly Row[]>(nothing);
  const [report, setReport] = useState<ReviewReport | null>(null);
  const filters = [
    filtersOf(reviewListSpec, url).words("rating", t("field.rating"), (points) => t("rating.stars", { count: Number(points) })),
  ];
  // The selection spans pages and views, so selected rows are stored as last fetched.
  const rowsById = new Map([...chosen, ...(query.data?.items ?? nothing)].map((row) => [getRowId(row), row]));
  const selection = {
    ids: chosen.map(getRowId),
    onChange: (ids: readonly string[]) => setChosen(ids.flatMap((id) => rowsById.get(id) ?? nothing)),
    rowLabel: ({ title, name }: Row) => t("reviewList.selectRow", { title, name }),
    pageLabel: (count: number) => t("reviewList.selectAll", { count }),
    announce: (count: number) => t("reviewList.selected", { count }),
  };
  return (
    <Page title={t("app:screen.reviews")}>
      <Views url={url} />
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("reviewList.toolbar"), search: t("reviewList.search"), searchHint: t("reviewList.searchHint") }}
        url={url}
      />
      {report ? <BulkReport {...report} onDismiss={() => setReport(null)} /> : null}
      <ListResults
        caption={(count) => t("reviewList.caption", { count })}
        filters={filters}
        more={(review) => <ReviewPeek review={review} />}
        query={query}
        table={{ columns, getRowId, options: fixedWidths, rowHref, selection }}
        url={url}
      />
      <ReviewSelection chosen={chosen} onChange={setChosen} onReport={setReport} />
    </Page>
  );
}

type Row = Output<"listReviews">["items"][number];

const nothing: readonly Row[] = [];
const fixedWidths = { hasFixedWidths: true } as const;
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.review(id);

/** Views with their counts: « Toutes », pending, published, rejected. */
function Views({ url }: { url: ListUrl }) {
  const { t } = useTranslation("reviews");
  const { api } = useRuntime();
  const counts = useQueries({ queries: reviewStatuses.map((status) => reviewCount(api, status)) }).map(({ data }) => data?.totalCount);
  const chosen = url.filters.status ?? [];
  const total = counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0) : undefined;
  return (
    <ViewTabs
      label={t("reviewList.views")}
      tabs={[
        { label: t("view.all"), href: url.href({ search: "", filters: {} }), count: total, isCurrent: chosen.length === 0 },
        ...reviewStatuses.map((status, index) => ({
          label: t(`view.${status}`),
          href: url.href({ search: "", filters: { status: [status] } }),
          count: counts[index],
          isCurrent: chosen.length === 1 && chosen[0] === status,
        })),
      ]}
    />
  );
}
