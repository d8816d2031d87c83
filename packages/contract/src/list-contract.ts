import type { ReadId } from "./index.ts";

/**
 * Validation of a filter, by its schema: id, date (`2026-11-21`), amount (`12.50`), boolean, text up to a length, or enumeration. `most`:
 * maximum number of values; one when absent.
 */
export interface FilterContract {
  readonly is: "id" | "day" | "amount" | "flag" | number | readonly string[];
  readonly most?: number;
}

/** Filters and sorts of a paged list. The first of `sorts` is the default. */
export interface ListContract {
  readonly id: ReadId;
  /** Whether the list supports full-text search. */
  readonly isSearched: boolean;
  readonly sorts: readonly string[];
  readonly filters: Readonly<Record<string, FilterContract>>;
}
