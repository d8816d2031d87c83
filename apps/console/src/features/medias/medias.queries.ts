import type { ApiClient } from "@reserve/api-client";
import { listMedias } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The list as the contract offers it. */
export const mediaListSpec = listSpec(listMedias, { own: { look: { is: ["tiles", "table"] } }, views: ["look"] });

/** Query for a page of media; the previous page stays visible while the next one loads. */
export function mediaListPage(api: ApiClient, state: ListState<FilterOf<typeof mediaListSpec>>) {
  return { ...api.query("listMedias", { query: mediaListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const mediaList = { spec: mediaListSpec, page: mediaListPage, path: to.medias(), href: to.media };

/** Query for a medium. */
export function mediaById(api: ApiClient, id: number) {
  return api.query("getMedia", { query: { id } });
}

/** Query of the upload limits; constant during a session. */
export function mediaConfiguration(api: ApiClient) {
  return { ...api.query("getMediaConfiguration"), staleTime: Number.POSITIVE_INFINITY };
}

/** Query of the media counts by type, missing text and use. */
export function mediaCounts(api: ApiClient) {
  return api.query("getMediaCounts");
}

/** Query of the uses of a medium. */
export function mediaUses(api: ApiClient, id: number) {
  return api.query("listMediaUses", { query: { id } });
}
