import { toCents } from "@reserve/domain";
import { useQueries } from "@tanstack/react-query";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { titleByEan } from "./entry.queries.ts";
import type { TitleFacts } from "./entry.values.ts";

/** Returns kind and price of titles as the catalogue has them, once they are loaded. */
export function useTitleFacts(eans: readonly string[]): ReadonlyMap<string, TitleFacts> {
  const { api } = useRuntime();
  return useQueries({
    queries: eans.map((ean) => titleByEan(api, ean)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }) =>
          data ? [[data.ean, { kind: data.kind, fullCents: toCents(data.priceWithTax ?? "") }] as const] : [],
        ),
      ),
  });
}
