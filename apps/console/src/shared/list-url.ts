import type { ClientVariant } from "@reserve/client-variant";

/** What a list's address may hold beside page, page size, sort and search. */
export interface ListUrlSpec {
  filters: readonly string[];
  defaultSort: string;
}

/** What a list shows, read from its address. Filters that are not set are absent. */
export interface ListState {
  page: number;
  pageSize: number;
  sort: string;
  search: string;
  filters: Readonly<Record<string, readonly string[]>>;
}

/** How many rows the lists of a client show. */
export type ListSizes = Pick<ClientVariant, "defaultPageSize" | "pageSizes">;

/** Reads an address; what it cannot use (page « x », page size 7) it replaces by the default instead of failing. */
export function readListUrl(search: URLSearchParams, spec: ListUrlSpec, { defaultPageSize, pageSizes }: ListSizes): ListState {
  const page = Number(search.get("page") ?? 1);
  const pageSize = Number(search.get("pageSize") ?? defaultPageSize);
  const filters: Record<string, readonly string[]> = {};
  for (const name of spec.filters) {
    const values = search.getAll(name).filter(/^(from|to|dateFrom|dateTo)$/.test(name) ? isDay : Boolean);
    if (values.length > 0) filters[name] = values;
  }
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    pageSize: pageSizes.includes(pageSize) ? pageSize : defaultPageSize,
    sort: search.get("sort") ?? spec.defaultSort,
    search: (search.get("search") ?? "").replaceAll("\0", "").slice(0, LONGEST_SEARCH),
    filters,
  };
}

// What the contract takes: a page pasted into the search field finds nothing, but it is no failure.
const LAST_PAGE = 100_000;
const LONGEST_SEARCH = 200;

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString() === `${value}T00:00:00.000Z`;
}

/** Writes the state to an address in a fixed order; defaults are left out, so that one list has one address. */
export function writeListUrl(state: ListState, spec: ListUrlSpec, { defaultPageSize }: ListSizes): URLSearchParams {
  const search = new URLSearchParams();
  if (state.search !== "") search.set("search", state.search);
  for (const name of spec.filters) for (const value of state.filters[name] ?? []) search.append(name, value);
  if (state.sort !== spec.defaultSort) search.set("sort", state.sort);
  if (state.page !== 1) search.set("page", String(state.page));
  if (state.pageSize !== defaultPageSize) search.set("pageSize", String(state.pageSize));
  return search;
}

/** A change of what is listed starts again at page 1; a change of page alone does not. Clearing filters keeps page size and sort. */
export function changeList(state: ListState, change: Partial<ListState>): ListState {
  const next = { ...state, ...change };
  return "page" in change ? next : { ...next, page: 1 };
}
