import { sortKey } from "@reserve/domain";
import { forever, type NoSuccess, networkError, problem } from "./mock.ts";

/** Words that make any searched list or typed value misbehave, so that a fault can be tried by hand in a running story. */
export const sentinels = {
  /** Searched: nothing is found. */
  empty: "!vide",
  /** Searched: the server fails. */
  failing: "!panne",
  /** Searched: the person lacks the right. */
  forbidden: "!interdit",
  /** Searched: the line is cut. */
  offline: "!coupure",
  /** Searched: the answer never comes. */
  loading: "!attente",
  /** As a user name: too many tries. */
  throttled: "trop",
} as const;

/** The fault that a searched sentinel brings about. */
export function faultOf(search: string | undefined): NoSuccess | null {
  if (search === sentinels.failing) return problem(500, { detail: "Une erreur est survenue." });
  if (search === sentinels.forbidden) return problem(403, { detail: "Il vous manque un droit pour faire cela." });
  if (search === sentinels.offline) return networkError();
  return search === sentinels.loading ? forever() : null;
}

/** Whether one of the texts holds what is searched, accents and capitals aside. */
export const holds = (search: string | undefined, ...texts: (string | null)[]) =>
  !search || texts.some((text) => text !== null && sortKey(text).includes(sortKey(search)));
/** Whether a filter lets a value through; nothing set lets everything through. */
export const within = <T>(wanted: T[] | undefined, value: T) => !wanted || wanted.length === 0 || wanted.includes(value);

/** Sorts by a field of the contract's `sort`. */
export function sorted<T extends object>(items: T[], sort: string): T[] {
  const isDescending = sort.startsWith("-");
  const field = sort.replace("-", "") as keyof T;
  const order = (a: T, b: T) => {
    const [x, y] = [a[field] ?? "", b[field] ?? ""];
    const isNumeric = !Number.isNaN(Number(x)) && !Number.isNaN(Number(y)) && x !== "" && y !== "";
    return isNumeric ? Number(x) - Number(y) : String(x).localeCompare(String(y), "fr");
  };
  return items.toSorted((a, b) => (isDescending ? order(b, a) : order(a, b)));
}

/** The page that was asked for, with the facts of a page. */
export function pageOf<T>(items: T[], { page = 1, pageSize = 25 }: { page?: number; pageSize?: number }) {
  const from = (page - 1) * pageSize;
  return { items: items.slice(from, from + pageSize), totalCount: items.length, totalIsExact: true, page, pageSize, nextCursor: null };
}
