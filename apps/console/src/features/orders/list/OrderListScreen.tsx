import type { Schemas } from "@reserve/contract";
import { loadable, Page, PopoverPanel, ViewTabs } from "@reserve/design-system";
import { Columns3Icon } from "@reserve/design-system/icons";
import { orderViews } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { SheetExport } from "../../../shared/export/SheetExport.tsx";
import { to } from "../../../shared/links/to.ts";
import { ListFilters } from "../../../shared/list/ListFilters.tsx";
import { ListResults } from "../../../shared/list/ListResults.tsx";
import { useListPage } from "../../../shared/list/useListPage.ts";
import { type ListUrl, useListUrl } from "../../../shared/list/useListUrl.ts";
import { chosenColumns, useStoredColumns } from "../../../shared/list/useStoredColumns.ts";
import { useDeferred } from "../../../shared/query/deferred.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { orderListSpec, orderPage, viewOf } from "../orders.queries.ts";
import { loadListParts } from "./deferred.ts";
import { orderColumns, startColumns } from "./orders.columns.tsx";
import type { SavedOrderViews as SavedOrderViewsPart } from "./SavedOrderViews.tsx";
import type { OrderBulkReport } from "./useBulk.ts";
import { useOrderFilters } from "./useOrderFilters.ts";
import { rowIdOf, useOrderSelection } from "./useOrderSelection.ts";

const OrderPeek = loadable(async () => (await import("./OrderPeek.tsx")).OrderPeek);

/** The orders: views of the trade, search and filters, rows to open, rows to choose. Its URL is the list. */
export function OrderListScreen() {
  const { t } = useTranslation(["orders", "shared"]);
  const { api, variant } = useRuntime();
  const url = useListUrl(orderListSpec);
  const query = useListPage(orderPage(api, url));
  const totalCount = query.data?.totalCount;
  const choice = useOrderSelection(url, query.data);
  const [openDialog, setOpenDialog] = useState<"columns" | "amount" | "paste" | null>(null);
  const [report, setReport] = useState<OrderBulkReport | null>(null);
  const [isTight, setIsTight] = useState(false);
  const [columnsState, setColumnsState] = useStoredColumns("orders", startColumns);
  const isChosen = columnsState !== startColumns;
  const parts = useDeferred(loadListParts, isChosen || openDialog !== null || choice.count > 0 || url.filters.saved !== undefined);
  const { multiStore } = variant.flags;
  const all = useMemo(() => orderColumns(t, { multiStore }), [t, multiStore]);
  const columns = useMemo(() => chosenColumns(all, columnsState, startColumns), [all, columnsState]);
  const filters = useOrderFilters(url, setOpenDialog);
  const table = {
    columns,
    getRowId: rowIdOf,
    options: { hasFixedWidths: true, height: isTight ? "80dvh" : undefined },
    rowHref,
    selection: {
      ids: choice.ids,
      onChange: choice.onChange,
      rowLabel: ({ customId }: Row) => t("list.selectRow", { number: customId }),
      pageLabel: (count: number) => t("list.selectAll", { count }),
      announce: () => t("list.selected", { count: choice.count }),
    },
  };
  return (
    <Page
      actions={
        <>
          <PopoverPanel hasWords icon={<Columns3Icon />} label={t("list.columns")} onOpen={() => setOpenDialog("columns")}>
            {parts && (
              <parts.ColumnPanel
                columns={all}
                onChange={(state) => setColumnsState(state === parts.originalColumns ? startColumns : state)}
                state={columnsState}
              />
            )}
          </PopoverPanel>
          <SheetExport
            disabledReason={totalCount === 0 ? (parts ? t("export.nothing") : "") : undefined}
            op="exportDocuments"
            query={orderListSpec.narrowed(url)}
            total={totalCount ?? 0}
          />
        </>
      }
      title={t("list.title")}
    >
      <Views SavedOrderViews={parts?.SavedOrderViews} total={url.hasFilters ? undefined : totalCount} url={url} />
      <ListFilters
        filters={filters}
        query={query}
        texts={{
          toolbar: t("list.filters"),
          search: t("list.search"),
          searchHint: t("list.searchHint"),
          filters: t("list.moreFilters"),
        }}
        url={url}
      />
      {parts ? <parts.OrderListNews query={query} url={url} /> : null}
      {parts && report ? <parts.OrderReport {...report} onDismiss={() => setReport(null)} /> : null}
      <ListResults
        caption={(count) => t("list.caption", { kind: t(`kind.${kindOf(url)}`, { defaultValue: t("kind.several") }), count })}
        filters={filters}
        more={({ id }) => <OrderPeek id={id} />}
        query={query}
        table={table}
        url={url}
      />
      {parts ? (
        <>
          <parts.ColumnsRoom columns={columns} onChange={setIsTight} />
          <parts.OrderSelection choice={choice} onReport={setReport} url={url} />
          {openDialog === "amount" ? <parts.AmountFilter onClose={() => setOpenDialog(null)} url={url} /> : null}
          {openDialog === "paste" ? <parts.PasteNumbers onClose={() => setOpenDialog(null)} url={url} /> : null}
        </>
      ) : null}
    </Page>
  );
}

type Row = Schemas["DocumentSummary"];

/** Returns the document kind of the list; orders by default. */
function kindOf({ filters: { documentType = ["Order"] } }: ListUrl) {
  const [type, ...others] = documentType;
  return others.length > 0 || !type ? "several" : (type as Row["documentType"]);
}

const rowHref = ({ id }: Row) => to.order(id);

interface ViewsProps {
  url: ListUrl;
  total: number | undefined;
  /** Once it is there: the same views, and those that were saved. */
  SavedOrderViews: typeof SavedOrderViewsPart | undefined;
}

/** Views with their counts: « Toutes », and the built-in views. */
function Views({ url, total, SavedOrderViews }: ViewsProps) {
  const { t } = useTranslation("orders");
  const { api } = useRuntime();
  const { data } = useQuery({ ...api.query("countDocumentViews"), staleTime: 30_000 });
  const current = viewOf(url);
  const counts = Object.fromEntries(data?.items.map(({ view, count }) => [view, count]) ?? []);
  const tabs = [
    { id: "all", label: t("view.all"), href: url.href({ search: "", filters: {} }), count: total, isCurrent: current === undefined },
    ...orderViews.map((view) => ({
      id: view,
      label: t(`view.${view}`),
      href: url.href({ search: "", filters: { view: [view] } }),
      count: counts[view],
      isCurrent: current === view,
    })),
  ];
  return SavedOrderViews ? <SavedOrderViews builtIn={tabs} url={url} /> : <ViewTabs label={t("list.views")} tabs={tabs} />;
}
