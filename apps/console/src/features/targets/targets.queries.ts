import { type ApiClient, ApiFailure, type Failure } from "@reserve/api-client";
import type { Output, Schemas } from "@reserve/contract";
import { listTargets } from "@reserve/contract/lists";
import type { TargetFieldId } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The list as the contract offers it. */
export const targetListSpec = listSpec(listTargets);

/** Query for a page of targets; the previous page stays visible while the next one loads. */
export function targetListPage(api: ApiClient, state: ListState<FilterOf<typeof targetListSpec>>) {
  return { ...api.query("listTargets", { query: targetListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const targetList = { spec: targetListSpec, page: targetListPage, path: to.targets(), href: to.target };

/** Query for a target. */
export function targetById(api: ApiClient, id: number) {
  return api.query("getTarget", { query: { id } });
}

/** Query for the number of people that a target matches; the previous number stays until the next one is loaded. */
export function targetCount(api: ApiClient, tree: Schemas["TargetGroup"]) {
  return {
    queryKey: ["analytics", "countTarget", tree] as const,
    queryFn: () => answered(api.send("countTarget", { body: { tree } })),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  };
}

/** Query for a sample of the people that a target matches; another `turn` gives others. */
export function targetSample(api: ApiClient, tree: Schemas["TargetGroup"], turn: number) {
  return {
    queryKey: ["analytics", "sampleTarget", tree, turn] as const,
    queryFn: () => answered(api.send("sampleTarget", { body: { tree, turn } })),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  };
}

/** Values of a field that is searched. */
export function fieldValues(api: ApiClient, field: TargetFieldId, search: string) {
  return { ...api.query("searchFieldValues", { query: search ? { field, search } : { field } }), staleTime: 60_000 };
}

type Sent<Answer> = { isValid: true; output: { entityOutput: Answer } } | Failure;

/** Returns the response of a query sent as a write; a rejection throws, so that the query fails. */
export async function answered<Answer>(sent: Promise<Sent<Answer>>): Promise<Answer> {
  const result = await sent;
  if (result.isValid) return result.output.entityOutput;
  throw new ApiFailure(result);
}

/** A target as it was saved. */
export type Target = Output<"updateTarget">["entityOutput"];
