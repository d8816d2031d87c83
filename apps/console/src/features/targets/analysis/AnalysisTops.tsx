import type { Schemas } from "@reserve/contract";
import { FieldStack, RadioGroup, ScreenOnly, Section, Select } from "@reserve/design-system";
import { TopList } from "@reserve/design-system/charts";
import { actionTypes, analysisTopKinds } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { analysisTops, chartState } from "./analysis.queries.ts";
import type { AnalysisChange, AnalysisState } from "./analysis.state.ts";

interface AnalysisTopsProps {
  question: Schemas["AnalysisQuestion"];
  state: AnalysisState;
  stats: Schemas["AnalysisStats"];
  put: (change: AnalysisChange) => void;
}

const ALL = "all";

/** Rankings: products, categories, publishers, search terms, by all actions or one; and the number of each action. */
export function AnalysisTops({ question, state: { kind, action }, stats, put }: AnalysisTopsProps) {
  const { t } = useTranslation("targets");
  const { api } = useRuntime();
  const mayOpen = useMay()("getProduct");
  const { data, isError, isPlaceholderData, refetch } = useQuery(analysisTops(api, question, kind, action));
  const items = data?.items ?? [];
  const [first] = items;
  const period = { from: question.from, to: question.to };
  const done = stats.actions.filter(({ count, previous }) => count > 0 || previous > 0);
  return (
    <>
      <Section title={t("analysis.tops")}>
        <ScreenOnly>
          <FieldStack>
            <RadioGroup
              isInline
              label={t("analysis.ranked")}
              onChange={(chosen) => put({ kind: chosen })}
              options={analysisTopKinds.map((one) => ({ value: one, label: t(`analysis.kind.${one}`) }))}
              value={kind}
            />
            <Select
              label={t("analysis.action")}
              onChange={(chosen) => put({ action: chosen === ALL ? null : chosen })}
              options={[
                { value: ALL, label: t("analysis.allActions") },
                ...actionTypes.map((one) => ({ value: one, label: t(`analysis.actions.${one}`) })),
              ]}
              value={action ?? ALL}
            />
          </FieldStack>
        </ScreenOnly>
        <TopList
          columns={{ name: t(`analysis.kind.${kind}`), value: t("analysis.times"), previous: t("analysis.previous") }}
          fileName={t("analysis.file.tops", period)}
          items={items.map(({ key, label, productId, count, previous, previousRank }) => ({
            ...{ id: key, name: label, value: count, previous },
            label: (
              <>
                {kind === "Title" ? <i>{label}</i> : label}{" "}
                <small>{previousRank === null ? t("analysis.new") : t("analysis.rankBefore", { rank: formatCount(previousRank) })}</small>
              </>
            ),
            ...(productId !== null && mayOpen ? { href: to.product(productId) } : {}),
          }))}
          onRetry={() => void refetch()}
          state={chartState({ data, isError, isPlaceholderData })}
          summary={first ? t("analysis.topSummary", { name: first.label, count: first.count }) : ""}
          title={t(`analysis.topTitle.${kind}`)}
        />
      </Section>
      <Section title={t("analysis.doing")}>
        <TopList
          columns={{ name: t("analysis.action"), value: t("analysis.times"), previous: t("analysis.previous") }}
          fileName={t("analysis.file.actions", period)}
          items={[...done]
            .sort((one, other) => other.count - one.count)
            .map(({ action: id, count, previous, people }) => ({
              ...{ id, name: t(`analysis.actions.${id}`), value: count, previous },
              label: (
                <>
                  {t(`analysis.actions.${id}`)} <small>{t("analysis.byPeople", { people: formatCount(people) })}</small>
                </>
              ),
            }))}
          summary={t("analysis.doingSummary")}
          title={t("analysis.doingTitle")}
        />
      </Section>
    </>
  );
}
