import type { ClientVariant } from "@reserve/client-variant";
import type { Input } from "@reserve/contract";
import type { FilterContract, ListContract } from "@reserve/contract/lists";
import { idIn } from "../links/url-id.ts";

type FilterName<C extends ListContract> = keyof C["filters"] & string;
type Query<C extends ListContract> = Omit<NonNullable<Input<C["id"]>["query"]>, "after">;

/** Filters by their names. */
export type FilterContracts = Readonly<Record<string, FilterContract>>;
/** No filters. */
type None = Readonly<Record<never, FilterContract>>;

/** Specification of a list: URL parameters, their validation, and the query. */
export interface ListSpec<C extends ListContract = ListContract, Own extends FilterContracts = None> {
  readonly isSearched: boolean;
  readonly sorts: readonly string[];
  readonly filters: Readonly<Record<string, FilterContract>>;
  /** Filters that mean nothing without another one. */
  readonly beside: Readonly<Record<string, string>>;
  /** Filters that identify the list; they stay when the others are cleared. */
  readonly views: readonly string[];
  /** Query without the page, also for exports and neighbours. */
  narrowed(
    state: Pick<ListState<FilterName<C> | (keyof Own & string)>, "sort" | "search" | "filters">,
  ): Omit<Query<C>, "page" | "pageSize">;
  /** Query for the server. */
  query(state: ListState<FilterName<C> | (keyof Own & string)>): Query<C>;
}

/** The names of a list's filters. */
export type FilterOf<Spec> = Spec extends ListSpec<infer C, infer Own> ? FilterName<C> | (keyof Own & string) : never;

/** Value type of a filter; a union where the contract enumerates it. */
export type FilterValue<Spec, Name> =
  Spec extends ListSpec<infer C, infer Own>
    ? Name extends keyof Own
      ? ValueOf<Own[Name]>
      : Name extends keyof C["filters"]
        ? ValueOf<C["filters"][Name]>
        : never
    : never;
type ValueOf<Filter> = Filter extends { is: readonly (infer Word extends string)[] }
  ? Word
  : Filter extends { is: "flag" }
    ? "true" | "false"
    : string;

interface ListOptions<C extends ListContract, Own extends FilterContracts> {
  /** Contract filters that this list does not show. */
  except?: readonly FilterName<C>[];
  /** Filters that depend on another filter. */
  beside?: Readonly<Partial<Record<FilterName<C>, FilterName<C>>>>;
  /** URL parameters of the page itself, or renamed ones, with validation. */
  own?: Own;
  /** Query parts derived from `own`. */
  ask?: (filters: Readonly<Partial<Record<keyof Own & string, readonly string[]>>>) => Partial<Query<C>>;
  /** Filters that define the list (a view, a queue): clearing keeps them. */
  views?: readonly (FilterName<C> | (keyof Own & string))[];
  /** Returns the searched part of the typed text; all of it by default. */
  searchTermOf?: (typed: string) => string;
}

/** Defines a list from the contract's parameters: URL and query. */
export function listSpec<const C extends ListContract, const Own extends FilterContracts = None>(
  contract: C,
  { except = [], beside, own, ask, views = [], searchTermOf = (typed) => typed.trim() }: ListOptions<C, Own> = {},
): ListSpec<C, Own> {
  const offered = Object.entries(contract.filters).filter(([name]) => !except.includes(name));
  const narrowed: ListSpec<C, Own>["narrowed"] = ({ sort, search, filters }) => {
    const query: Record<string, unknown> = {};
    if (sort !== "") query.sort = sort;
    if (search.trim() !== "") query.search = searchTermOf(search);
    const filterValues: Readonly<Record<string, readonly string[] | undefined>> = filters;
    for (const [name, { is, most }] of offered) {
      const values = filterValues[name]?.map((value) => (is === "id" ? Number(value) : is === "flag" ? value === "true" : value)) ?? [];
      if (most !== undefined && values.length > 0) query[name] = values;
      // Both values of a two-valued filter are selected: no restriction.
      if (most === undefined && values.length === 1) query[name] = values[0];
    }
    // Every value was validated against the contract when the URL was parsed.
    return { ...query, ...ask?.(filters) } as ReturnType<ListSpec<C, Own>["narrowed"]>;
  };
  return {
    isSearched: contract.isSearched,
    sorts: contract.sorts,
    beside: (beside ?? {}) as ListSpec["beside"],
    views,
    filters: { ...Object.fromEntries(offered), ...own },
    narrowed,
    query: (state) => ({ page: state.page, pageSize: state.pageSize, ...narrowed(state) }) as unknown as Query<C>,
  };
}

/** State of a list, parsed from its URL. Inactive filters are absent. */
export interface ListState<Filter extends string = string> {
  page: number;
  pageSize: number;
  sort: string;
  search: string;
  filters: Readonly<Partial<Record<Filter, readonly string[]>>>;
}

/** Part of a list spec that URL functions need. */
type Names = Pick<ListSpec, "isSearched" | "sorts" | "filters" | "beside">;

/** Page sizes of a client's lists. */
export type ListSizes = Pick<ClientVariant, "defaultPageSize" | "pageSizes">;

/** Parses a URL. Invalid values (page « x », an unknown status) are ignored; `unusedIn` names them. */
export function readListUrl<C extends ListContract, Own extends FilterContracts>(
  search: URLSearchParams,
  spec: ListSpec<C, Own>,
  { defaultPageSize, pageSizes }: ListSizes,
): ListState<FilterName<C> | (keyof Own & string)> {
  const page = Number(search.get("page") ?? 1);
  const pageSize = Number(search.get("pageSize") ?? defaultPageSize);
  const sort = search.get("sort");
  const searched = (spec.isSearched ? (search.get("search") ?? "") : "").replaceAll("\0", "").slice(0, LONGEST_SEARCH);
  const filters: Record<string, readonly string[]> = {};
  for (const [name, filter] of Object.entries(spec.filters)) {
    const values = usable(search.getAll(name), filter);
    if (values.length > 0) filters[name] = values;
  }
  for (const [name, other] of Object.entries(spec.beside)) if (!filters[other]) delete filters[name];
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    pageSize: pageSizes.includes(pageSize) ? pageSize : defaultPageSize,
    sort: sort !== null && spec.sorts.includes(sort) ? sort : usualSort(spec.sorts, searched),
    search: searched,
    filters: filters as ListState<FilterName<C> | (keyof Own & string)>["filters"],
  };
}

/** Returns the parts of a URL that a list ignores, as written (`releasedOn=abc`): invalid values and unknown names. */
export function unusedIn(search: URLSearchParams, { isSearched, sorts, filters, beside }: Names): string[] {
  return [...search].flatMap(([name, value]) => {
    if (value === "" || ["page", "pageSize"].includes(name) || (name === "search" && isSearched)) return [];
    const filter = Object.hasOwn(filters, name) && search.has(beside[name] ?? name) ? filters[name] : undefined;
    const isUsed = name === "sort" ? sorts.includes(value) : filter !== undefined && isTaken(value, filter);
    return isUsed ? [] : [`${name}=${value}`.slice(0, LONGEST_QUOTE)];
  });
}

// Limits of the contract: a page of text pasted into the search field finds nothing, but must not be an error.
const LAST_PAGE = 100_000;
const LONGEST_SEARCH = 200;
/** Maximum shown characters of an unknown value. */
const LONGEST_QUOTE = 60;

function usable(values: readonly string[], filter: FilterContract): string[] {
  return [...new Set(values)].filter((value) => value !== "" && isTaken(value, filter)).slice(0, mostOf(filter));
}

function mostOf({ is, most }: FilterContract): number {
  // Both values of a two-valued filter mean no restriction, and a list of checkboxes may send both.
  const isOneOfTwo = is === "flag" || (typeof is === "object" && is.length === 2);
  return most ?? (isOneOfTwo ? 2 : 1);
}

function isTaken(value: string, { is }: FilterContract): boolean {
  if (is === "id") return idIn(value) !== null;
  if (is === "day") return isDay(value);
  if (is === "amount") return /^-?\d{1,10}\.\d{2}$/.test(value);
  if (is === "flag") return value === "true" || value === "false";
  return typeof is === "number" ? value.length <= is && !value.includes("\0") : is.includes(value);
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString() === `${value}T00:00:00.000Z`;
}

/** Writes the state to a URL in a fixed order; defaults are omitted, so that a list has exactly one URL. */
export function writeListUrl(state: ListState, { sorts, filters }: Names, { defaultPageSize }: ListSizes): URLSearchParams {
  const search = new URLSearchParams();
  if (state.search !== "") search.set("search", state.search);
  for (const name of Object.keys(filters)) for (const value of state.filters[name] ?? []) search.append(name, value);
  if (state.sort !== usualSort(sorts, state.search)) search.set("sort", state.sort);
  if (state.page !== 1) search.set("page", String(state.page));
  if (state.pageSize !== defaultPageSize) search.set("pageSize", String(state.pageSize));
  return search;
}

/** Returns the filters with one set: at most as many values as allowed, the last ones; values that become meaningless are removed. */
export function withFilter<Filters extends ListState["filters"]>(
  filters: Filters,
  name: string,
  values: readonly string[],
  spec: Pick<Names, "filters" | "beside">,
): Filters {
  const rest = Object.entries(filters).filter(([other]) => spec.beside[other] !== name);
  const filter = spec.filters[name];
  return { ...Object.fromEntries(rest), [name]: filter ? values.slice(-mostOf(filter)) : values } as Filters;
}

/** Applies the difference between `shown` and `next` to the filters `current`. */
export function withChanged<Filters extends ListState["filters"]>(current: Filters, shown: Filters, next: Filters): Filters {
  const names = Object.keys({ ...shown, ...next }).filter((name) => shown[name] !== next[name]);
  return { ...current, ...Object.fromEntries(names.map((name) => [name, next[name]])) };
}

/** Returns the sort parameter for a table header; the nearest that the list supports. */
export function sortText({ id, isDescending }: { id: string; isDescending: boolean }, sorts: readonly string[]): string {
  return [isDescending ? `-${id}` : id, id, `-${id}`].find((sort) => sorts.includes(sort)) ?? "";
}

/** The URL's `-date` as a table understands it; the first field decides. */
export function sortOf(sort: string): { id: string; isDescending: boolean } {
  const [first = ""] = sort.split(",");
  return { id: first.replace(/^-/, ""), isDescending: first.startsWith("-") };
}

/** Returns the default sort: by relevance for a search where the server supports it. */
function usualSort(sorts: readonly string[], search: string): string {
  return search !== "" && sorts.includes("relevance") ? "relevance" : (sorts[0] ?? "");
}

/**
 * Returns the changed list state: a filter change returns to page 1, a page change does not. Clearing filters keeps page size and sort; an
 * unsorted list follows search relevance.
 */
export function changeList<Filter extends string>(
  state: ListState<Filter>,
  change: Partial<ListState<Filter>>,
  { sorts }: Pick<Names, "sorts">,
): ListState<Filter> {
  const changed = { ...state, ...change };
  const isUnsorted = change.sort === undefined && state.sort === usualSort(sorts, state.search);
  const next = isUnsorted ? { ...changed, sort: usualSort(sorts, changed.search) } : changed;
  return "page" in change ? next : { ...next, page: 1 };
}
