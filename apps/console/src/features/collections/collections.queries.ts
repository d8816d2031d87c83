import type { ApiClient } from "@reserve/api-client";
import { listCollections } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The list as the contract offers it. */
export const collectionListSpec = listSpec(listCollections);

/** Query for a page of collections; the previous page stays visible while the next one loads. */
export function collectionListPage(api: ApiClient, state: ListState<FilterOf<typeof collectionListSpec>>) {
  return { ...api.query("listCollections", { query: collectionListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const collectionList = { spec: collectionListSpec, page: collectionListPage, path: to.collections(), href: to.collection };

/** Query for the first collections that match the text. */
export function collectionsFor(api: ApiClient, search: string) {
  return api.query("listCollections", { query: { search, pageSize: 10 } });
}

/** Query for a collection. */
export function collectionById(api: ApiClient, id: number) {
  return api.query("getCollection", { query: { id } });
}
