import type { ApiClient } from "@reserve/api-client";
import { listReviews } from "@reserve/contract/lists";
import type { ReviewStatus } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The reviews as the contract offers them; their status is the list's view. */
export const reviewListSpec = listSpec(listReviews, { views: ["status"] });

/** Query for a page of reviews; the previous page stays visible while the next one loads. */
export function reviewListPage(api: ApiClient, state: ListState<FilterOf<typeof reviewListSpec>>) {
  return { ...api.query("listReviews", { query: reviewListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const reviewList = { spec: reviewListSpec, page: reviewListPage, path: to.reviews(), href: to.review };

/** Query for the number of reviews with a status, from the first page of its list. */
export function reviewCount(api: ApiClient, status: ReviewStatus) {
  return api.query("listReviews", { query: { status: [status], pageSize: 10 } });
}

/** Query for a review. */
export function reviewById(api: ApiClient, id: number) {
  return api.query("getReview", { query: { id } });
}
