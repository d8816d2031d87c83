import type { ApiClient } from "@reserve/api-client";
import { listReviews } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list-url.ts";

/** The list as the contract offers it. */
export const reviewListSpec = listSpec(listReviews);

/** The page that a URL asks for; the page before stays while the next one is on its way. */
export function reviewListPage(api: ApiClient, state: ListState<FilterOf<typeof reviewListSpec>>) {
  return { ...api.query("listReviews", { query: reviewListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** One record, whole. */
export function reviewById(api: ApiClient, id: number) {
  return api.query("getReview", { query: { id } });
}
