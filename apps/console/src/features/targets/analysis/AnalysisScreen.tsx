import type { Schemas } from "@reserve/contract";
import { Form, Page, Sheet, SheetAndMargin, Skeleton } from "@reserve/design-system";
import { createFieldRegistry, useIsInvalid } from "@reserve/design-system/fields";
import { analysisFaults } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUrlQuery } from "../../../shared/list/useUrlQuery.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { targetById } from "../targets.queries.ts";
import { AnalysisBuilder } from "./AnalysisBuilder.tsx";
import { AnalysisFigures } from "./AnalysisFigures.tsx";
import { AnalysisMargin } from "./AnalysisMargin.tsx";
import { AnalysisOverTime } from "./AnalysisOverTime.tsx";
import { AnalysisTerms } from "./AnalysisTerms.tsx";
import { AnalysisTops } from "./AnalysisTops.tsx";
import { analysisStats, questionOf } from "./analysis.queries.ts";
import { type AnalysisChange, type AnalysisState, analysisIn } from "./analysis.state.ts";

/** Analysis of what the people of a target search, view and buy in a period: totals, over time and ranked. The URL holds all choices. */
export function AnalysisScreen() {
  const { t } = useTranslation(["targets", "app"]);
  const { api } = useRuntime();
  const [search, setSearch] = useUrlQuery();
  const now = new Date();
  const state = analysisIn(search, now);
  const question = questionOf(state);
  const faults = analysisFaults(question, now);
  const query = useQuery({ ...analysisStats(api, question), enabled: faults.length === 0 });
  const { data: found } = useQuery({ ...targetById(api, state.targetId ?? 0), enabled: state.targetId !== null });
  const saved = (state.targetId !== null && found) || null;
  // The builder has its own state; it is reset when something else has changed the target.
  const [turn, setTurn] = useState(0);
  const [registry] = useState(createFieldRegistry);
  const isInvalid = useIsInvalid(registry);
  const put = (change: AnalysisChange) =>
    setSearch(
      (next) => {
        for (const [name, value] of Object.entries(change)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const build = (tree: Schemas["TargetGroup"]) => {
    put({ target: null, tree: JSON.stringify(tree) });
    setTurn((before) => before + 1);
  };
  return (
    <Page title={t("app:screen.analysis")}>
      <AnalysisTerms
        faults={faults}
        onBuild={() => build((saved?.tree as Schemas["TargetGroup"] | undefined) ?? { rule: "all", nodes: [] })}
        put={put}
        saved={saved}
        state={state}
      />
      <QueryState query={query} skeleton={<Skeleton height={640} />}>
        {(stats) => (
          <SheetAndMargin
            margin={
              <AnalysisMargin
                isInvalid={isInvalid}
                onExclude={build}
                onSaved={(id) => put({ target: String(id), tree: null })}
                saved={saved}
                state={state}
                stats={stats}
              />
            }
            marginLabel={t("analysis.margin")}
          >
            <Sheet>
              {state.tree === null ? null : (
                <Form onSubmit={() => {}} registry={registry}>
                  <AnalysisBuilder
                    key={turn}
                    labels={stats.labels}
                    onRest={(tree) => put({ tree: JSON.stringify(tree) })}
                    tree={state.tree}
                  />
                </Form>
              )}
              <AnalysisFigures stats={stats} />
              {stats.now.events === 0 && stats.before.events === 0 ? null : (
                <Charts put={put} question={question} state={state} stats={stats} />
              )}
            </Sheet>
          </SheetAndMargin>
        )}
      </QueryState>
    </Page>
  );
}

interface ChartsProps {
  question: Schemas["AnalysisQuestion"];
  state: AnalysisState;
  stats: Schemas["AnalysisStats"];
  put: (change: AnalysisChange) => void;
}

function Charts(props: ChartsProps) {
  return (
    <>
      <AnalysisOverTime {...props} />
      <AnalysisTops {...props} />
    </>
  );
}
