import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { listImports } from "@reserve/contract/lists";
import { keepPreviousData, type Query } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The imports as the contract offers them. */
export const importListSpec = listSpec(listImports);

const POLL_MS = 1_000;
/** Maximum number of records of a kind per page; the downloadable file has all rejected ones. */
const SHOWN = 50;

/** Returns whether the server is validating or importing: the status then changes by itself. */
export function isAtWork({ state }: Pick<Schemas["Import"], "state">): boolean {
  return state === "Verifying" || state === "Importing";
}

/** Query for a page of imports, refetched every second while one of them is running. */
export function importListPage(api: ApiClient, state: ListState<FilterOf<typeof importListSpec>>) {
  return {
    ...api.query("listImports", { query: importListSpec.query(state) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }: Pick<Query<Schemas["ImportPage"]>, "state">) => (data?.items.some(isAtWork) ? POLL_MS : false),
  };
}

/** Query for an import, refetched every second while it is running; react-query pauses that while the tab is hidden. */
export function importById(api: ApiClient, id: number) {
  return {
    ...api.query("getImport", { query: { id } }),
    refetchInterval: ({ state: { data } }: Pick<Query<Schemas["Import"]>, "state">) => (data && isAtWork(data) ? POLL_MS : false),
  };
}

/** Query for the first records of an import with this outcome. */
export function importRecords(api: ApiClient, id: number, outcome: Schemas["ImportOutcome"]) {
  return api.query("listImportRecords", { query: { id, outcome, pageSize: SHOWN } });
}
