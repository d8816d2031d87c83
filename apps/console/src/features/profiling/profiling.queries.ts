import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import type { Query } from "@tanstack/react-query";

const POLL_MS = 1_000;

/** Query for the profiles and their calculation; refetched while one is running. */
export function targetsProfiling(api: ApiClient) {
  return {
    ...api.query("listTargetsProfiling"),
    refetchInterval: ({ state: { data } }: Pick<Query<Schemas["TargetsProfiling"]>, "state">) =>
      isOpen(data?.task) || isOpen(data?.recommending) ? POLL_MS : false,
  };
}

/** Returns whether a calculation is running or queued. */
export function isOpen(task: Schemas["BackgroundTask"] | null | undefined): boolean {
  return task?.state === "Planned" || task?.state === "Running";
}

/** Query for a target as a profile. */
export function targetProfiling(api: ApiClient, id: number) {
  return api.query("getTargetProfiling", { query: { id } });
}

/** Query for the mail recipients of a target. */
export function targetEmailing(api: ApiClient, id: number) {
  return api.query("getTargetEmailing", { query: { id } });
}
