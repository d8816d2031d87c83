import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useRuntime } from "../shared/query/runtime.tsx";
import { useMay } from "../shared/session/permissions.ts";

const READ_AGAIN_MS = 60_000;

/**
 * Reports how many messages wait for a reply, counted as the list « À traiter »: refetched every minute, and at once when a write or a
 * notification in this tab makes it stale. It opens no event stream, as browsers limit connections.
 */
export function MessageCount({ onCount }: { onCount: (count: number) => void }) {
  const { api } = useRuntime();
  const may = useMay();
  const { data } = useQuery({
    ...api.query("listMessages", { query: { status: ["Pending"], pageSize: 10 } }),
    enabled: may("listMessages"),
    meta: { isQuiet: true },
    refetchInterval: READ_AGAIN_MS,
  });
  const count = data?.totalCount;
  const notifyCount = useEffectEvent(onCount);
  useEffect(() => {
    if (count !== undefined) notifyCount(count);
  }, [count]);
  return null;
}
