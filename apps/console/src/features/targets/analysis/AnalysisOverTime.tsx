import type { Schemas } from "@reserve/contract";
import { FieldStack, RadioGroup, ScreenOnly, Section } from "@reserve/design-system";
import { BarChart } from "@reserve/design-system/charts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatCount, formatDate, formatMoney } from "../../../shared/format/format.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { figureOf, useAgainst } from "./analysis.format.ts";
import { analysisOverTime, chartState } from "./analysis.queries.ts";
import { type AnalysisChange, type AnalysisState, type Measure, measures } from "./analysis.state.ts";

interface AnalysisOverTimeProps {
  question: Schemas["AnalysisQuestion"];
  state: AnalysisState;
  stats: Schemas["AnalysisStats"];
  put: (change: AnalysisChange) => void;
}

const EUROS: Intl.NumberFormatOptions = { style: "currency", currency: "EUR", maximumFractionDigits: 2 };

/** A figure over time as bars, the previous period as ticks, also as a table and a file. */
export function AnalysisOverTime({ question, state: { measure, grain }, stats, put }: AnalysisOverTimeProps) {
  const { t } = useTranslation("targets");
  const { api } = useRuntime();
  const against = useAgainst();
  const { data, isError, isPlaceholderData, refetch } = useQuery(analysisOverTime(api, question));
  const title = t("analysis.overTime", { measure: t(`analysis.measure.${measure}`), by: t(`analysis.each.${grain}`) });
  const value = measure === "turnover" ? formatMoney(stats.now.turnover) : formatCount(stats.now[measure]);
  return (
    <Section title={t("analysis.chart")}>
      <ScreenOnly>
        <FieldStack>
          <RadioGroup
            isInline
            label={t("analysis.shows")}
            onChange={(chosen) => put({ measure: chosen })}
            options={measures.map((one) => ({ value: one, label: t(`analysis.measure.${one}`) }))}
            value={measure}
          />
        </FieldStack>
      </ScreenOnly>
      <BarChart
        columns={{ point: t(`analysis.grain.${grain}`), value: t(`analysis.measure.${measure}`), previous: t("analysis.previous") }}
        fileName={t("analysis.file.overTime", { from: question.from, to: question.to })}
        height={208}
        number={measure === "turnover" ? EUROS : {}}
        onRetry={() => void refetch()}
        points={(data?.points ?? []).map((point) => ({
          ...wordsOf(point, grain, t),
          value: figureOf(measure as Measure, point),
          previous: figureOf(measure, point.previous),
          isCurrent: !point.isComplete,
        }))}
        state={chartState({ data, isError, isPlaceholderData })}
        summary={t("analysis.summary", {
          value,
          from: formatDate(stats.period.from),
          to: formatDate(stats.period.to),
          against: against(stats.previous),
        })}
        title={title}
      />
    </Section>
  );
}

type Translate = ReturnType<typeof useTranslation<"targets">>["t"];

function wordsOf({ start, isComplete }: Schemas["AnalysisPoint"], grain: AnalysisState["grain"], t: Translate) {
  const date = formatDate(start);
  const name = t(`analysis.name.${grain}`, { date: grain === "month" ? date.slice(3) : date });
  return { label: grain === "month" ? date.slice(3) : date.slice(0, 5), name: isComplete ? name : t("analysis.incomplete", { name }) };
}
