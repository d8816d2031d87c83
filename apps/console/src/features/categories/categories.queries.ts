import type { ApiClient } from "@reserve/api-client";

/** All categories, with the version of their tree. */
export function categoryTree(api: ApiClient) {
  return api.query("getCategoryFullTree", {});
}

/** Query for a category with all its descendants. */
export function categoryBranch(api: ApiClient, id: number) {
  return api.query("getCategoryTree", { query: { id } });
}

/** Query for a category. */
export function categoryById(api: ApiClient, id: number) {
  return api.query("getCategory", { query: { id } });
}
