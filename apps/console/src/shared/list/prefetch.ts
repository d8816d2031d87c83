import type { ApiClient } from "@reserve/api-client";
import type { ListContract } from "@reserve/contract/lists";
import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import type { Prefetch } from "../links/route.ts";
import { idIn } from "../links/url-id.ts";
import { type FilterContracts, type FilterOf, type ListSpec, type ListState, readListUrl } from "./list-url.ts";

// Polling and placeholders are options of the mounted query; a prefetch needs none of them.
type First<Key extends QueryKey> = Pick<FetchQueryOptions<unknown, Error, unknown, Key>, "queryKey" | "staleTime"> & {
  queryFn: (context: { signal?: AbortSignal }) => Promise<unknown>;
};

interface PrefetchedList<C extends ListContract, Own extends FilterContracts, Key extends QueryKey> {
  spec: ListSpec<C, Own>;
  page(api: ApiClient, state: ListState<FilterOf<ListSpec<C, Own>>>): First<Key>;
}

/** Returns the `prefetch` of a screen with one query, which may depend on the URL's. */
export function prefetchOne<Key extends QueryKey>(
  query: (api: ApiClient, search: URLSearchParams) => First<Key>,
): (context: Prefetch) => void {
  return ({ api, queryClient, search }) => void queryClient.prefetchQuery(query(api, search));
}

/** Returns the `prefetch` of a list: the page that its URL shows. */
export function prefetchList<C extends ListContract, Own extends FilterContracts, Key extends QueryKey>({
  spec,
  page,
}: PrefetchedList<C, Own, Key>): (context: Prefetch) => void {
  return ({ api, queryClient, search, variant }) => void queryClient.prefetchQuery(page(api, readListUrl(search, spec, variant)));
}

/** Returns the `prefetch` of a record, none of a new one; its id is a number by default. */
export function prefetchRecord<Key extends QueryKey>(byId: (api: ApiClient, id: number) => First<Key>): (context: Prefetch) => void;
export function prefetchRecord<Key extends QueryKey, Id>(
  byId: (api: ApiClient, id: Id) => First<Key>,
  idOf: (text: string | undefined) => Id | null,
): (context: Prefetch) => void;
export function prefetchRecord<Key extends QueryKey, Id>(
  byId: (api: ApiClient, id: Id) => First<Key>,
  idOf = idIn as (text: string | undefined) => Id | null,
): (context: Prefetch) => void {
  return ({ api, queryClient, params }) => {
    const id = idOf(params.id);
    if (id !== null) void queryClient.prefetchQuery(byId(api, id));
  };
}
