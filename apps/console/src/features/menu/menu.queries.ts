import type { ApiClient } from "@reserve/api-client";

/** The whole menu, with its version and what leads nowhere. */
export function fullMenu(api: ApiClient) {
  return api.query("getFullMenu", {});
}
