import type { Schemas } from "@reserve/contract";
import { ButtonLink, Page, ViewTabs } from "@reserve/design-system";
import { ScanBarcodeIcon } from "@reserve/design-system/icons";
import { useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { SheetExport } from "../../shared/export/SheetExport.tsx";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { filtersOf } from "../../shared/list/list-filters.ts";
import type { FilterOf } from "../../shared/list/list-url.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { type ListUrl, useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { toOrderColumns } from "./purchasing.columns.tsx";
import { toOrderCount, toOrderListSpec, toOrderPage, toOrderViews } from "./purchasing.queries.ts";
import { TitlePeek } from "./TitlePeek.tsx";
import { ToOrderSelection } from "./ToOrderSelection.tsx";

/** List of titles that are sold but not in stock, by supplier, with the waiting orders; titles on order, and late ones. The URL holds the filters. */
export function ToOrderListScreen() {
  const { t } = useTranslation(["purchasing", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(toOrderListSpec);
  const query = useListPage(toOrderPage(api, url));
  const columns = useMemo(() => toOrderColumns(t), [t]);
  const [chosen, setChosen] = useState<readonly Row[]>(nothing);
  const suppliers = query.data?.suppliers ?? [];
  const filters = [
    filtersOf(toOrderListSpec, url).options(
      "supplier",
      t("field.supplier"),
      suppliers.map((name) => ({ value: name, label: name })),
    ),
  ];
  // The selection spans pages and views, so selected rows are stored as last fetched.
  const rowsById = new Map([...chosen, ...(query.data?.items ?? nothing)].map((row) => [row.ean, row]));
  const selection = {
    ids: chosen.map(getRowId),
    onChange: (ids: readonly string[]) => setChosen(ids.flatMap((id) => rowsById.get(id) ?? nothing)),
    rowLabel: ({ title }: Row) => t("toOrderList.selectRow", { title }),
    pageLabel: (count: number) => t("toOrderList.selectAll", { count }),
    announce: (count: number) => t("toOrderList.selected", { count }),
  };
  return (
    <Page
      actions={
        <>
          <SheetExport
            disabledReason={query.data?.totalCount ? undefined : t("export.nothing")}
            op="exportTitlesToOrder"
            query={toOrderListSpec.narrowed(url)}
          />
          <ButtonLink href={to.arrivals()} icon={<ScanBarcodeIcon />} variant="primary">
            {t("receive")}
          </ButtonLink>
        </>
      }
      title={t("app:screen.toOrder")}
    >
      <Views url={url} />
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("toOrderList.toolbar"), search: t("toOrderList.search"), searchHint: t("toOrderList.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("toOrderList.caption", { count })}
        filters={filters}
        more={(title) => <TitlePeek title={title} />}
        query={query}
        table={{ columns, getRowId, selection }}
        url={url}
      />
      <ToOrderSelection chosen={chosen} onClear={() => setChosen(nothing)} />
    </Page>
  );
}

type Row = Schemas["TitleToOrder"];

const nothing: readonly Row[] = [];
const getRowId = ({ ean }: Row) => ean;

/** Views with their counts: « Tout », to order, on order, late. */
function Views({ url }: { url: ListUrl<FilterOf<typeof toOrderListSpec>> }) {
  const { t } = useTranslation("purchasing");
  const { api } = useRuntime();
  const views = [undefined, ...toOrderViews];
  const counts = useQueries({ queries: views.map((state) => toOrderCount(api, state)) });
  const [current] = url.filters.state ?? [];
  return (
    <ViewTabs
      label={t("toOrderList.views")}
      tabs={views.map((state, index) => ({
        label: t(`view.${state ?? "all"}`),
        href: url.href({ search: "", filters: state ? { state: [state] } : {} }),
        count: counts[index]?.data?.totalCount,
        isCurrent: current === state,
      }))}
    />
  );
}
