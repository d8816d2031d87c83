import type { ApiClient } from "@reserve/api-client";

/** All categories, with the version of their tree. */
export function categoryTree(api: ApiClient) {
  return api.query("getCategoryFullTree", {});
}

/** A category with all that stands below it. */
export function categoryBranch(api: ApiClient, id: number) {
  return api.query("getCategoryTree", { query: { id } });
}

/** One category, whole. */
export function categoryById(api: ApiClient, id: number) {
  return api.query("getCategory", { query: { id } });
}
