import type { ApiClient } from "@reserve/api-client";
import { listCatalogLists } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list-url.ts";
import { to } from "../../shared/to.ts";

/** The list as the contract offers it. */
export const catalogListListSpec = listSpec(listCatalogLists);

/** The page that a URL asks for; the page before stays while the next one is on its way. */
export function catalogListListPage(api: ApiClient, state: ListState<FilterOf<typeof catalogListListSpec>>) {
  return { ...api.query("listCatalogLists", { query: catalogListListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list as the pages of its records know it. */
export const catalogListList = { spec: catalogListListSpec, page: catalogListListPage, path: to.catalogLists(), href: to.catalogList };

/** One record, whole. */
export function catalogListById(api: ApiClient, id: number) {
  return api.query("getCatalogList", { query: { id } });
}
