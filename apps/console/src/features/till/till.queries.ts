import type { ApiClient } from "@reserve/api-client";
import { keepPreviousData } from "@tanstack/react-query";
import { localDay } from "../../shared/local-day.ts";

/** Which day of which till a URL asks for; what it leaves out is today, and the first shop. */
export interface TillUrl {
  day?: string;
  storeId?: number;
}

/** What the URL says, without what means nothing. */
export function tillIn(search: URLSearchParams): TillUrl {
  const day = localDay(search.get("day"), "");
  const store = search.get("store") ?? "";
  return { ...(day ? { day } : {}), ...(/^[1-9]\d{0,8}$/.test(store) ? { storeId: Number(store) } : {}) };
}

/** One day of a till; the day before stays while the next one is on its way. */
export function tillDay(api: ApiClient, query: TillUrl) {
  return { ...api.query("getTillDay", { query }), placeholderData: keepPreviousData };
}
