import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { type ActionType, type AnalysisTopKind, countableTarget } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { answered } from "../targets.queries.ts";
import type { AnalysisState } from "./analysis.state.ts";

type Question = Schemas["AnalysisQuestion"];

/** Where days begin at midnight: the shop's clocks, as everywhere in the console. */
const TIME_ZONE = "Europe/Paris";

/** How many of a ranking are shown. */
const MOST = 10;

/** What is asked for a state of the screen; of a target that is being built, what can be counted of it. */
export function questionOf({ targetId, tree, from, to, grain }: AnalysisState): Question {
  const { target } = countableTarget(tree ?? { rule: "all", nodes: [] });
  return { targetId, tree: targetId === null ? (target as Schemas["TargetGroup"]) : null, from, to, grain, timeZone: TIME_ZONE };
}

/** The answer before stands until the next one is there. */
const lasting = { placeholderData: keepPreviousData, staleTime: 30_000, retry: false } as const;

/** What a chart shows of such an answer. */
export function chartState(query: {
  data: unknown;
  isError: boolean;
  isPlaceholderData: boolean;
}): "ready" | "stale" | "loading" | "failed" {
  if (query.data === undefined) return query.isError ? "failed" : "loading";
  return query.isPlaceholderData ? "stale" : "ready";
}

/** What people did in the period, and in the one before. */
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

/** What people did most about, of one action or of all. */
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

/** Saved targets by what is typed, the first of all for nothing. */
export function targetsFor(api: ApiClient, typed: string) {
  return {
    ...api.query("listTargets", { query: { sort: "name", pageSize: 25, ...(typed === "" ? {} : { search: typed }) } }),
    staleTime: 60_000,
  };
}
