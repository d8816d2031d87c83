import type { Schemas } from "@reserve/contract";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../shared/format/format.ts";
import type { Measure } from "./analysis.state.ts";

/** Returns a figure as a number, money in euros. */
export function figureOf(measure: Measure, figures: Pick<Schemas["AnalysisFigures"], Measure>): number {
  return measure === "turnover" ? Number(figures.turnover) : figures[measure];
}

/** Returns a function that formats a period for use after « du » and « par rapport au »: « 11/10/2026 au 31/10/2026 ». */
export function useAgainst(): (period: Schemas["AnalysisPeriod"]) => string {
  const { t } = useTranslation("targets");
  return ({ from, to }) => t("analysis.against", { from: formatDate(from), to: formatDate(to) });
}
