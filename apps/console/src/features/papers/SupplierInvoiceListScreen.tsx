import type { Schemas } from "@reserve/contract";
import { Page } from "@reserve/design-system";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { supplierInvoiceColumns } from "./papers.columns.tsx";
import { supplierInvoiceListPage, supplierInvoiceListSpec } from "./papers.queries.ts";

/** « Factures reçues »: suppliers' invoices that the approved platform delivered. The URL holds the search. */
export function SupplierInvoiceListScreen() {
  const { t } = useTranslation(["papers", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(supplierInvoiceListSpec);
  const query = useListPage(supplierInvoiceListPage(api, url));
  const columns = useMemo(() => supplierInvoiceColumns(t), [t]);
  return (
    <Page subtitle={t("received.subtitle")} title={t("app:screen.supplierInvoices")}>
      <ListFilters
        filters={NO_FILTERS}
        query={query}
        texts={{ toolbar: t("received.list.toolbar"), search: t("received.list.search"), searchHint: t("received.list.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("received.list.caption", { count })}
        filters={NO_FILTERS}
        query={query}
        table={{ columns, getRowId }}
        url={url}
      />
    </Page>
  );
}

const NO_FILTERS = [] as const;
const getRowId = ({ id }: Schemas["SupplierInvoice"]) => String(id);
