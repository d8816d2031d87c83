import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import type { Query } from "@tanstack/react-query";

const POLL_MS = 1_000;

/** How profiles stand; read again while they are calculated. */
export function targetsProfiling(api: ApiClient) {
  return {
    ...api.query("listTargetsProfiling"),
    refetchInterval: ({ state: { data } }: Pick<Query<Schemas["TargetsProfiling"]>, "state">) =>
      isOpen(data?.task) || isOpen(data?.recommending) ? POLL_MS : false,
  };
}

/** A calculation goes on, or waits for its turn. */
export function isOpen(task: Schemas["BackgroundTask"] | null | undefined): boolean {
  return task?.state === "Planned" || task?.state === "Running";
}

/** One target as a profile. */
export function targetProfiling(api: ApiClient, id: number) {
  return api.query("getTargetProfiling", { query: { id } });
}

/** One target as people to write to. */
export function targetEmailing(api: ApiClient, id: number) {
  return api.query("getTargetEmailing", { query: { id } });
}
