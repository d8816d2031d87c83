import type { ReadId } from "./index.ts";

/**
 * How a filter's values are checked, by its schema: a record's id, a day (`2026-11-21`), an amount (`12.50`), yes or no, a text of so many letters, or one
 * of these words. `most`: several may be given at once, up to so many; one when absent.
 */
export interface FilterContract {
  readonly is: "id" | "day" | "amount" | "flag" | number | readonly string[];
  readonly most?: number;
}

/** What a list that comes page by page can be asked for beside page and search. `sorts` begins with the one that holds when none is asked for. */
export interface ListContract {
  readonly id: ReadId;
  /** Whether it takes words to look for. */
  readonly isSearched: boolean;
  readonly sorts: readonly string[];
  readonly filters: Readonly<Record<string, FilterContract>>;
}
