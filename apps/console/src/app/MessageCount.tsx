import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useMay } from "../shared/permissions.ts";
import { useRuntime } from "../shared/runtime.tsx";

const READ_AGAIN_MS = 60_000;

/**
 * Tells how many messages wait for an answer, as the list « À traiter » counts them: again every minute, and at once where something in this tab made
 * that list stale or heard of news. No line of its own to the server: a browser keeps few of them, and every page would hold one.
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
