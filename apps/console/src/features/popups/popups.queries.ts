import type { ApiClient } from "@reserve/api-client";
import { listPopups } from "@reserve/contract/lists";
import type { PopupState } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The list as the contract offers it. */
export const popupListSpec = listSpec(listPopups);

/** Query for a page of popups; the previous page stays visible while the next one loads. */
export function popupListPage(api: ApiClient, state: ListState<FilterOf<typeof popupListSpec>>) {
  return { ...api.query("listPopups", { query: popupListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const popupList = { spec: popupListSpec, page: popupListPage, path: to.popups(), href: to.popup };

/** Query for the number of popups in a state: a page of which only the total is used. */
export function popupCount(api: ApiClient, state: PopupState) {
  return api.query("listPopups", { query: { state: [state], pageSize: 10 } });
}

/** Query for the popups that a visitor currently sees. */
export function shownPopups(api: ApiClient) {
  return api.query("listShownPopups", {});
}

/** Query for a popup. */
export function popupById(api: ApiClient, id: number) {
  return api.query("getPopup", { query: { id } });
}
