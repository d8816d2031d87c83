import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { to } from "../../shared/links/to.ts";

/** Returns a review of the demo shop by a unique text, from the list: stories may forbid or fail the record's own query. */
export async function reviewOf(api: ApiClient, words: string): Promise<Schemas["Review"]> {
  const { items } = await api.read("listReviews", { query: { search: words } });
  const [found] = items;
  if (!found || items.length > 1) throw new Error(`${items.length} reviews say « ${words} ».`);
  return found;
}

/** Returns a function that finds the URL of its page. */
export function reviewAt(words: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.review((await reviewOf(api, words)).id);
}
