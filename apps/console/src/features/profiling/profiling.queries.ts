import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import type { Query } from "@tanstack/react-query";

const POLL_MS = 1_000;

/** How profiles stand; read again while they are calculated. */
export function targetsProfiling(api: ApiClient) {
  return {
    ...api.query("listTargetsProfiling"),
    refetchInterval: ({ state: { data } }: Pick<Query<Schemas["TargetsProfiling"]>, "state">) => (isUnderWay(data) ? POLL_MS : false),
  };
}

/** A calculation goes on, or waits for its turn. */
export function isUnderWay(profiling: Pick<Schemas["TargetsProfiling"], "task"> | undefined): boolean {
  return profiling?.task?.state === "Planned" || profiling?.task?.state === "Running";
}
