import type { ApiClient } from "@reserve/api-client";
import { listIssuedPapers, listSupplierInvoices } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The register as the contract offers it. */
export const paperListSpec = listSpec(listIssuedPapers);

/** Query for a page of the register; the previous page stays visible while the next one loads. */
export function paperListPage(api: ApiClient, state: ListState<FilterOf<typeof paperListSpec>>) {
  return { ...api.query("listIssuedPapers", { query: paperListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** Suppliers' invoices as the contract offers them. */
export const supplierInvoiceListSpec = listSpec(listSupplierInvoices);

/** Query for a page of suppliers' invoices; the previous page stays visible while the next one loads. */
export function supplierInvoiceListPage(api: ApiClient, state: ListState<FilterOf<typeof supplierInvoiceListSpec>>) {
  return { ...api.query("listSupplierInvoices", { query: supplierInvoiceListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** Most PDFs of one ZIP file, as the server allows. */
export const MOST_PDFS = 500;
