import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { type ActionType, type AnalysisTopKind, countableTarget } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { answered } from "../targets.queries.ts";
import type { AnalysisState } from "./analysis.state.ts";

type Question = Schemas["AnalysisQuestion"];

/** Time zone of days and midnights: the shop's, as everywhere in the console. */
const TIME_ZONE = "Europe/Paris";

/** Length of a ranking. */
const MOST = 10;

/** Returns the request for a state of the screen; of an unfinished target, its countable part. */
export function questionOf({ targetId, tree, from, to, grain }: AnalysisState): Question {
  const { target } = countableTarget(tree ?? { rule: "all", nodes: [] });
  return { targetId, tree: targetId === null ? (target as Schemas["TargetGroup"]) : null, from, to, grain, timeZone: TIME_ZONE };
}

/** Query options that show the previous response until the next one arrives. */
const lasting = { placeholderData: keepPreviousData, staleTime: 30_000, retry: false } as const;

/** Returns a chart's loading state for a query. */
export function chartState(query: {
  data: unknown;
  isError: boolean;
  isPlaceholderData: boolean;
}): "ready" | "stale" | "loading" | "failed" {
  if (query.data === undefined) return query.isError ? "failed" : "loading";
  return query.isPlaceholderData ? "stale" : "ready";
}

/** Query for the figures of the period and the previous one. */
export function analysisStats(api: ApiClient, question: Question) {
  return {
    ...lasting,
    queryKey: ["analytics", "statsFromTarget", question] as const,
    queryFn: () => answered(api.send("statsFromTarget", { body: question })),
  };
}

/** The same, part by part. */
export function analysisOverTime(api: ApiClient, question: Question) {
  return {
    ...lasting,
    queryKey: ["analytics", "overTimeFromTarget", question] as const,
    queryFn: () => answered(api.send("overTimeFromTarget", { body: question })),
  };
}

/** Query for a ranking, by one action or all. */
export function analysisTops(api: ApiClient, question: Question, kind: AnalysisTopKind, action: ActionType | null) {
  const body = { ...question, kind, most: MOST };
  return {
    ...lasting,
    queryKey: ["analytics", "topsFromTarget", body, action] as const,
    queryFn: () =>
      answered(
        action === null ? api.send("topsFromTarget", { body }) : api.send("topsFromTargetAndActionType", { body: { ...body, action } }),
      ),
  };
}

/** Query for saved targets that match the text; the first ones without a text. */
export function targetsFor(api: ApiClient, typed: string) {
  return {
    ...api.query("listTargets", { query: { sort: "name", pageSize: 25, ...(typed === "" ? {} : { search: typed }) } }),
    staleTime: 60_000,
  };
}
