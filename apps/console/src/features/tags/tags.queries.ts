import type { ApiClient } from "@reserve/api-client";
import { listTags } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The list as the contract offers it. */
export const tagListSpec = listSpec(listTags);

/** Query for a page of tags; the previous page stays visible while the next one loads. */
export function tagListPage(api: ApiClient, state: ListState<FilterOf<typeof tagListSpec>>) {
  return { ...api.query("listTags", { query: tagListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const tagList = { spec: tagListSpec, page: tagListPage, path: to.tags(), href: to.tag };

/** Query for the first tags that match the text. */
export function tagsFor(api: ApiClient, search: string) {
  return api.query("listTags", { query: { search, pageSize: 10 } });
}

/** Query for a tag. */
export function tagById(api: ApiClient, id: number) {
  return api.query("getTag", { query: { id } });
}

/** The first posts that have a tag, with their number. */
export function postsWith(api: ApiClient, tagId: number) {
  return api.query("listPosts", { query: { tagId, pageSize: 10, sort: "title" } });
}
