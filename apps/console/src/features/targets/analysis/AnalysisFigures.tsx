import type { Schemas } from "@reserve/contract";
import { EmptyState, Section } from "@reserve/design-system";
import { Stat, StatRow } from "@reserve/design-system/charts";
import { toCents } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatCount, formatMoney } from "../../../shared/format/format.ts";
import { figureOf, useAgainst } from "./analysis.format.ts";
import { measures } from "./analysis.state.ts";

/** Figures of the period compared with the previous one; a note when there was no action. */
export function AnalysisFigures({ stats: { now, before, previous } }: { stats: Schemas["AnalysisStats"] }) {
  const { t } = useTranslation("targets");
  const against = useAgainst();
  const shown = (measure: (typeof measures)[number], figures: Schemas["AnalysisFigures"]) =>
    measure === "turnover" ? formatMoney(figures.turnover) : formatCount(figures[measure]);
  return (
    <Section label={t("analysis.figures")}>
      <StatRow>
        {measures.map((measure) => {
          const then = measure === "turnover" ? (toCents(before.turnover) ?? 0) / 100 : before[measure];
          return (
            <Stat
              {...(then > 0 ? { change: { ratio: figureOf(measure, now) / then - 1, against: against(previous) } } : {})}
              detail={t("analysis.before", { value: shown(measure, before) })}
              key={measure}
              label={t(`analysis.measure.${measure}`)}
              value={shown(measure, now)}
            />
          );
        })}
      </StatRow>
      {now.events === 0 ? <EmptyState detail={t("analysis.nothingDetail")} title={t("analysis.nothing")} /> : null}
    </Section>
  );
}
