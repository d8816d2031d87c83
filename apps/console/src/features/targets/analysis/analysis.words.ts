import type { Schemas } from "@reserve/contract";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../shared/format.ts";
import type { Measure } from "./analysis.state.ts";

/** A figure as a number, in euros where it is money. */
export function figureOf(measure: Measure, figures: Pick<Schemas["AnalysisFigures"], Measure>): number {
  return measure === "turnover" ? Number(figures.turnover) : figures[measure];
}

/** A period in words that « du » and « par rapport au » go before: « 11/10/2026 au 31/10/2026 ». */
export function useAgainst(): (period: Schemas["AnalysisPeriod"]) => string {
  const { t } = useTranslation("targets");
  return ({ from, to }) => t("analysis.against", { from: formatDate(from), to: formatDate(to) });
}
