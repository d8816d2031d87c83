import type { ApiClient } from "@reserve/api-client";
import type { ListContract } from "@reserve/contract/lists";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useListOrigin } from "../list/list-origin.ts";
import { type FilterContracts, type FilterOf, type ListSpec, type ListState, readListUrl, writeListUrl } from "../list/list-url.ts";
import { useRuntime } from "../query/runtime.tsx";

/** A list, as used by the pages of its records. */
export interface RecordList<
  Id extends number | string = number,
  C extends ListContract = ListContract,
  Own extends FilterContracts = FilterContracts,
> {
  spec: ListSpec<C, Own>;
  page(api: ApiClient, state: ListState<FilterOf<ListSpec<C, Own>>>): PageQuery<Id>;
  /** URL of the list without filters. */
  path: string;
  /** Returns the URL of a record. */
  href: (id: Id) => string;
  /** Whether the URL of a record contains the filters of the list; otherwise they come from the history state of the link. */
  isCarried?: boolean;
}

interface PageQuery<Id> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal?: AbortSignal }) => Promise<PageOf<Id>>;
}

interface PageOf<Id> {
  items: readonly { id: Id }[];
  page: number;
  pageSize: number;
  totalCount: number;
}

/** A neighbouring record: its URL and its page in the list. */
export interface Neighbour {
  href: string;
  list: string;
}

/** Previous and next record in the list that the user came from. */
export interface Neighbours {
  /** False while the list is unknown, and when this record is none of it. */
  isKnown: boolean;
  /** Null at the list's ends. */
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** A list's ids in the order in which they were first read. */
interface FirstOrder {
  list: string;
  ids: readonly (number | string)[];
}

/** The order on the page: a record rendered before it is opened continues it. */
const currentOrder = new WeakMap<QueryClient, FirstOrder>();

/**
 * Returns the neighbours of a record in the list it was opened from. They keep the list's order at first read, because records just
 * processed move away. Mount it above the single record page.
 */
export function useNeighbours<Id extends number | string, C extends ListContract, Own extends FilterContracts>(
  { spec, page: pageOf, path, href, isCarried = false }: RecordList<Id, C, Own>,
  id: Id | null,
): Neighbours {
  const { api, variant } = useRuntime();
  const origin = useListOrigin();
  const { search } = useLocation();
  const [list = "", narrowedTo = ""] = isCarried ? [path, search] : (origin?.split("?") ?? []);
  const state = readListUrl(new URLSearchParams(narrowedTo), spec, variant);
  const isCurrentList = id !== null && list === path;
  const { data } = useQuery<PageOf<Id>>({ ...pageOf(api, state), enabled: isCurrentList });
  const queryClient = useQueryClient();
  const [order, setOrder] = useState<FirstOrder>(() => currentOrder.get(queryClient) ?? { list: "", ids: [] });
  useEffect(() => {
    currentOrder.set(queryClient, order);
    return () => void currentOrder.delete(queryClient);
  }, [queryClient, order]);
  const listUrl = `${path}?${writeListUrl(state, spec, variant)}`;
  const listed = isCurrentList ? (data?.items.map((one) => one.id) ?? []) : [];
  const ids = order.list === listUrl ? (order.ids as readonly Id[]) : [];
  const more = listed.filter((one) => !ids.includes(one));
  if (more.length > 0) setOrder({ list: listUrl, ids: [...ids, ...more] });

  const at = id === null ? -1 : ids.indexOf(id);
  const before = ids[at - 1];
  const after = at < 0 ? undefined : ids.slice(at + 1).find((one) => listed.includes(one));
  const isEnd = data !== undefined && at >= 0 && after === undefined && data.page * data.pageSize < data.totalCount;
  const lastBefore = usePageIds(pageOf(api, { ...state, page: state.page - 1 }), at === 0 && state.page > 1).at(-1);
  const [firstAfter] = usePageIds(pageOf(api, { ...state, page: state.page + 1 }), isEnd);
  const beside = (other: Id | undefined, page: number): Neighbour | null => {
    if (other === undefined) return null;
    const narrowed = `?${writeListUrl({ ...state, page }, spec, variant)}`;
    return { href: href(other) + (isCarried && narrowed !== "?" ? narrowed : ""), list: path + (narrowed === "?" ? "" : narrowed) };
  };
  return {
    isKnown: at >= 0,
    previous: beside(before, state.page) ?? beside(lastBefore, state.page - 1),
    next: beside(after, state.page) ?? beside(firstAfter, state.page + 1),
  };
}

/** Returns the ids of the previous or next page; only loaded at the edge of a page. */
function usePageIds<Id>(page: PageQuery<Id>, isWanted: boolean): readonly Id[] {
  const { data } = useQuery<PageOf<Id>>({ ...page, enabled: isWanted });
  return isWanted ? (data?.items.map(({ id }) => id) ?? []) : [];
}
