import type { ApiClient } from "@reserve/api-client";
import { listCatalogLists } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The list as the contract offers it. */
export const catalogListListSpec = listSpec(listCatalogLists);

/** Query for a page of catalogue lists; the previous page stays visible while the next one loads. */
export function catalogListListPage(api: ApiClient, state: ListState<FilterOf<typeof catalogListListSpec>>) {
  return { ...api.query("listCatalogLists", { query: catalogListListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const catalogListList = { spec: catalogListListSpec, page: catalogListListPage, path: to.catalogLists(), href: to.catalogList };

/** Query for a catalogue list. */
export function catalogListById(api: ApiClient, id: number) {
  return api.query("getCatalogList", { query: { id } });
}
