import type { ApiClient } from "@reserve/api-client";

/** Query for the whole menu, with its version and its broken links. */
export function fullMenu(api: ApiClient) {
  return api.query("getFullMenu", {});
}
