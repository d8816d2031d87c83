import type { ApiClient } from "@reserve/api-client";
import { listPosts } from "@reserve/contract/lists";
import type { PostType } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** Spec of the post list; the status is its view. */
export const postListSpec = listSpec(listPosts, { views: ["state"] });

/** Query for a page of posts; the previous page stays visible while the next one loads. */
export function postListPage(api: ApiClient, state: ListState<FilterOf<typeof postListSpec>>) {
  return { ...api.query("listPosts", { query: postListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const postList = { spec: postListSpec, page: postListPage, path: to.posts(), href: to.post };

/** Query for the number of posts by status. */
export function postCounts(api: ApiClient) {
  return api.query("getPostCounts");
}

/** Query for the owners of posts. */
export function postOwners(api: ApiClient) {
  return api.query("listPostOwners");
}

/** Query for a post. */
export function postById(api: ApiClient, id: number) {
  return api.query("getPost", { query: { id } });
}

/** Query for the versions of a post, newest first; only those older than `before` if given. */
export function postRevisions(api: ApiClient, id: number, pageSize: 10 | 100, before?: number) {
  return api.query("listPostRevisions", { query: { id, pageSize, ...(before === undefined ? {} : { before }) } });
}

/** Query for a version of a post. */
export function postRevision(api: ApiClient, id: number, version: number) {
  return api.query("getPostRevision", { query: { id, version } });
}

/** Query for the first posts that match the text. */
export function postsFor(api: ApiClient, search: string) {
  return api.query("listAccessiblePosts", { query: { search } });
}

/** Query for the tag that the list is filtered by, for its name; disabled without one. */
export function tagIn(api: ApiClient, id: string | undefined) {
  return { ...api.query("getTag", { query: { id: Number(id) } }), enabled: id !== undefined };
}

/** Query for the signature that the list is filtered by, for its name; disabled without one. */
export function signatureIn(api: ApiClient, id: string | undefined) {
  return { ...api.query("getSignature", { query: { id: Number(id) } }), enabled: id !== undefined };
}

/** Query for the product that the list is filtered by, for its name; disabled without one. */
export function productIn(api: ApiClient, id: string | undefined) {
  return { ...api.query("getProduct", { query: { id: Number(id) } }), enabled: id !== undefined };
}

/** Query for the first tags that match the text. */
export function tagsFor(api: ApiClient, search: string) {
  return api.query("listTags", { query: { search, pageSize: 25 } });
}

/** Query for the first signatures that match the text; of all without a text. */
export function signaturesFor(api: ApiClient, search: string) {
  return api.query("listSignatures", { query: { pageSize: 25, ...(search === "" ? {} : { search }) } });
}

/** Query for the events of posts between two days, both included. */
export function postCalendar(api: ApiClient, from: string, to: string, type: readonly PostType[]) {
  return {
    ...api.query("getPostCalendar", { query: { from, to, ...(type.length > 0 ? { type: [...type] } : {}) } }),
    placeholderData: keepPreviousData,
  };
}

/** Query for media: the newest, or those that match the text. */
export function mediaFor(api: ApiClient, search: string) {
  const query = { pageSize: 25 as const, ...(search.trim() === "" ? {} : { search: search.trim() }) };
  return { ...api.query("listMedias", { query }), placeholderData: keepPreviousData };
}
