import type { ApiClient } from "@reserve/api-client";
import { keepPreviousData } from "@tanstack/react-query";
import { localDay } from "../../shared/format/local-day.ts";
import { idIn } from "../../shared/links/url-id.ts";

/** Day and store of a URL; by default today, and the first store. */
export interface TillUrl {
  day?: string;
  storeId?: number;
}

/** Returns the valid parameters of the URL. */
export function tillIn(search: URLSearchParams): TillUrl {
  const day = localDay(search.get("day"), "");
  const storeId = idIn(search.get("store"));
  return { ...(day ? { day } : {}), ...(storeId === null ? {} : { storeId }) };
}

/** Query for a day of a till; the previous day stays visible while the next one loads. */
export function tillDay(api: ApiClient, query: TillUrl) {
  return { ...api.query("getTillDay", { query }), placeholderData: keepPreviousData };
}

/** Query for the closings of a till in a year. */
export function tillClosings(api: ApiClient, query: { year: number; storeId?: number }) {
  return { ...api.query("getTillClosings", { query }), placeholderData: keepPreviousData };
}
