import type { Schemas } from "@reserve/contract";
import { useQuery } from "@tanstack/react-query";
import { useRuntime } from "../shared/query/runtime.tsx";
import { useMay } from "../shared/session/permissions.ts";

/** Returns the order count of each built-in view; undefined while unknown or forbidden. */
export function useViewCounts(): Partial<Record<Schemas["DocumentView"], number>> | undefined {
  const { api } = useRuntime();
  const may = useMay();
  const { data } = useQuery({ ...api.query("countDocumentViews"), enabled: may("countDocumentViews"), staleTime: 30_000 });
  return data && Object.fromEntries(data.items.map(({ view, count }) => [view, count]));
}
