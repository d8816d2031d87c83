import type { ApiClient } from "@reserve/api-client";
import type { Input, Schemas } from "@reserve/contract";
import { listPages } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The list as the contract offers it. */
export const pageListSpec = listSpec(listPages);

/** Query for a page of the site's pages; the previous page of results stays visible while the next one loads. */
export function pageListPage(api: ApiClient, state: ListState<FilterOf<typeof pageListSpec>>) {
  return { ...api.query("listPages", { query: pageListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const pageList = { spec: pageListSpec, page: pageListPage, path: to.pageList(), href: to.page };

/** Query for the product that the list is filtered by, for its name; disabled without one. */
export function productIn(api: ApiClient, id: string | undefined) {
  return { ...api.query("getProduct", { query: { id: Number(id) } }), enabled: id !== undefined };
}

/** All pages, with the version of their tree. */
export function pageTree(api: ApiClient) {
  return api.query("getPageFullTree");
}

/** Query for a page. */
export function pageById(api: ApiClient, id: number) {
  return api.query("getPage", { query: { id } });
}

/** Posts that a bloc can show, and those that it names. */
export function postsForBloc(api: ApiClient, query: NonNullable<Input<"listPostsForBloc">["query"]>) {
  return { ...api.query("listPostsForBloc", { query }), placeholderData: keepPreviousData };
}

/** Query for pictures of the library that match the text. */
export function picturesFor(api: ApiClient, search: string) {
  return api.query("listMedias", { query: { search, pageSize: 25, mediaType: ["ImageCustom", "ImageBanner", "ImageThumbnailCms"] } });
}

/** Query of the preview of an unsaved page; the previous preview stays meanwhile. */
export function pagePreview(api: ApiClient, page: Schemas["PageSave"], locale: "fr" | "en") {
  return {
    queryKey: ["pages", "previewPage", page, locale] as const,
    // A query sent by POST: the page is too long for a URL.
    queryFn: async () => {
      const result = await api.send("previewPage", { body: { page, locale } });
      if (!result.isValid) throw new Error(result.errors[0] ?? "");
      return (result.output as { entityOutput: Schemas["ShownPage"] }).entityOutput;
    },
    placeholderData: keepPreviousData,
    gcTime: 30_000,
  };
}
