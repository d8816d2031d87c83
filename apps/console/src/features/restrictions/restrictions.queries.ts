import type { ApiClient } from "@reserve/api-client";
import type { Input, Schemas } from "@reserve/contract";
import { listRestrictions } from "@reserve/contract/lists";
import { keepPreviousData, type Query } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The rules as the contract offers them. */
export const restrictionListSpec = listSpec(listRestrictions);

/** Query for a page of restrictions; the previous page stays visible while the next one loads. */
export function restrictionListPage(api: ApiClient, state: ListState<FilterOf<typeof restrictionListSpec>>) {
  return { ...api.query("listRestrictions", { query: restrictionListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const restrictionList = { spec: restrictionListSpec, page: restrictionListPage, path: to.restrictions(), href: to.restriction };

/** Query for a restriction. */
export function restrictionById(api: ApiClient, id: number) {
  return api.query("getRestriction", { query: { id } });
}

/** The first rules in force of a type. */
export function rulesOfType(api: ApiClient, type: Schemas["RestrictionType"]) {
  return api.query("listRestrictions", { query: { type: [type], pageSize: 10 } });
}

/** Values that titles of the catalogue have. */
export function valuesFor(api: ApiClient, type: Schemas["RestrictionType"], search?: string) {
  return { ...api.query("listRestrictionValues", { query: search ? { type, search } : { type } }), staleTime: 60_000 };
}

const POLL_MS = 2_000;

/** Query for the products still to be hidden or shown, refetched while a task is running. */
export function restrictionProgress(api: ApiClient) {
  return {
    ...api.query("getRestrictionProgress"),
    refetchInterval: ({ state: { data } }: Pick<Query<Schemas["RestrictionProgress"]>, "state">) =>
      data?.task && data.task.state !== "Failed" ? POLL_MS : false,
  };
}

/** A rule as it is about to be saved. */
export type CheckedRule = Input<"checkRestrictions">["body"];

/** Preview of a restriction: what it would hide, or its errors. */
export type RuleCheck = { isValid: true; found: Schemas["RestrictionCheckResult"]["entityOutput"] } | { isValid: false; errors: string[] };

/** Query for the preview of a restriction; the same preview is fetched at most once a minute. */
export function ruleCheck(api: ApiClient, rule: CheckedRule | null) {
  return {
    queryKey: ["restrictions", "checkRestrictions", rule] as const,
    queryFn: async (): Promise<RuleCheck> => {
      if (rule === null) throw new Error("There is no rule to ask about.");
      const result = await api.send("checkRestrictions", { body: rule });
      if (result.isValid) return { isValid: true, found: result.output.entityOutput };
      return { isValid: false, errors: [...result.propertiesErrorMessages.map(({ errorMessage }) => errorMessage), ...result.errors] };
    },
    enabled: rule !== null,
    staleTime: 60_000,
    retry: false,
  };
}
