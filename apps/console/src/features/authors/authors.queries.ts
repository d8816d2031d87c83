import type { ApiClient } from "@reserve/api-client";
import { listAuthors } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list-url.ts";

/** The list as the contract offers it. */
export const authorListSpec = listSpec(listAuthors);

/** The page that a URL asks for; the page before stays while the next one is on its way. */
export function authorListPage(api: ApiClient, state: ListState<FilterOf<typeof authorListSpec>>) {
  return { ...api.query("listAuthors", { query: authorListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** One record, whole. */
export function authorById(api: ApiClient, id: number) {
  return api.query("getAuthor", { query: { id } });
}
