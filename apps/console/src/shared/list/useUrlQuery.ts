import { useMemo } from "react";
import { type NavigateOptions, useSearchParams } from "react-router-dom";

/** Updates the query string; `next` receives a copy of the current one, to modify or replace. */
type ChangeQuery = (next: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The URL query as state. A change builds on the last requested query, not the rendered one: the router renders later, and a sort must not
 * undo words typed just before, or vice versa.
 */
export function useUrlQuery(): readonly [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  return useMemo(() => {
    let current = query;
    const change: ChangeQuery = (next, options) => {
      current = next(new URLSearchParams(current));
      setQuery(current, options);
    };
    return [query, change];
  }, [query, setQuery]);
}
