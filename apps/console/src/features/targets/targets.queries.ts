import { type ApiClient, ApiFailure, type Failure } from "@reserve/api-client";
import type { Output, Schemas } from "@reserve/contract";
import { listTargets } from "@reserve/contract/lists";
import type { TargetFieldId } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list-url.ts";
import { to } from "../../shared/to.ts";

/** The list as the contract offers it. */
export const targetListSpec = listSpec(listTargets);

/** The page that a URL asks for; the page before stays while the next one is on its way. */
export function targetListPage(api: ApiClient, state: ListState<FilterOf<typeof targetListSpec>>) {
  return { ...api.query("listTargets", { query: targetListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list as the pages of its records know it. */
export const targetList = { spec: targetListSpec, page: targetListPage, path: to.targets(), href: to.target };

/** One target, whole. */
export function targetById(api: ApiClient, id: number) {
  return api.query("getTarget", { query: { id } });
}

/** How many people a target means, as it is being written; the number before stays until the next one is there. */
export function targetCount(api: ApiClient, tree: Schemas["TargetGroup"]) {
  return {
    queryKey: ["analytics", "countTarget", tree] as const,
    queryFn: () => answered(api.send("countTarget", { body: { tree } })),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  };
}

/** Some of the people whom a target means, as it is being written; others at another turn. */
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

/** What a question that is sent like a write is answered; what is refused fails the read. */
export async function answered<Answer>(sent: Promise<Sent<Answer>>): Promise<Answer> {
  const result = await sent;
  if (result.isValid) return result.output.entityOutput;
  throw new ApiFailure(result);
}

/** A target as it was saved. */
export type Target = Output<"updateTarget">["entityOutput"];
