import type { ApiClient } from "@reserve/api-client";
import { listAuthors } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The list as the contract offers it. */
export const authorListSpec = listSpec(listAuthors);

/** Query for a page of authors; the previous page stays visible while the next one loads. */
export function authorListPage(api: ApiClient, state: ListState<FilterOf<typeof authorListSpec>>) {
  return { ...api.query("listAuthors", { query: authorListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const authorList = { spec: authorListSpec, page: authorListPage, path: to.authors(), href: to.author };

/** Query for the first authors that match the text. */
export function authorsFor(api: ApiClient, search: string) {
  return api.query("listAuthors", { query: { search, pageSize: 10 } });
}

/** Query for an author. */
export function authorById(api: ApiClient, id: number) {
  return api.query("getAuthor", { query: { id } });
}
