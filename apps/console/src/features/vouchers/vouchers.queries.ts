import type { ApiClient } from "@reserve/api-client";
import { listVouchers } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The list as the contract offers it. */
export const voucherListSpec = listSpec(listVouchers);

/** Query for a page of vouchers; the previous page stays visible while the next one loads. */
export function voucherListPage(api: ApiClient, state: ListState<FilterOf<typeof voucherListSpec>>) {
  return { ...api.query("listVouchers", { query: voucherListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const voucherList = { spec: voucherListSpec, page: voucherListPage, path: to.vouchers(), href: to.voucher };

/** Query for a voucher with its history. */
export function voucherById(api: ApiClient, id: number) {
  return api.query("getVoucher", { query: { id } });
}

/** Query for the first customers that match the text. */
export function customersFor(api: ApiClient, search: string) {
  return api.query("listCustomers", { query: { search, pageSize: 10 } });
}
