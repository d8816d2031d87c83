import type { Schemas } from "@reserve/contract";
import { Link, Note, Section } from "@reserve/design-system";
import { Stat } from "@reserve/design-system/charts";
import { complementOf, countableTarget, parisDay, type TargetGroup } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatCount, formatDate, formatTime } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useSentenceText } from "../TargetSentence.tsx";
import { TargetUses } from "../TargetUses.tsx";
import { builtTarget } from "../target.tree.ts";
import type { AnalysisState } from "./analysis.state.ts";

interface AnalysisMarginProps {
  state: AnalysisState;
  /** The saved target that is looked at. */
  saved: Pick<Schemas["TargetSummary"], "id" | "name" | "tree"> | null;
  stats: Schemas["AnalysisStats"];
  /** True while a condition has an invalid text. */
  isInvalid: boolean;
  onExclude: (tree: Schemas["TargetGroup"]) => void;
  onSaved: (id: number) => void;
}

/** Margin of the analysis: the analysed people, actions on them, and how the figures are computed. */
export function AnalysisMargin({ state, saved, stats, isInvalid, onExclude, onSaved }: AnalysisMarginProps) {
  const { t } = useTranslation("targets");
  const { variant } = useRuntime();
  const textOf = useSentenceText();
  const written = state.targetId === null ? state.tree && countableTarget(state.tree).target : saved?.tree;
  const tree = (written ?? { rule: "all", nodes: [] }) as TargetGroup;
  const day = formatDate(parisDay(new Date()));
  return (
    <>
      <Section isPanel title={saved?.name ?? t("analysis.target")}>
        {state.targetId !== null && !saved ? null : <p>{textOf(builtTarget(tree, stats.labels))}</p>}
        <Stat
          detail={saved ? <Link href={to.target(saved.id)}>{t("analysis.change")}</Link> : undefined}
          label={t("count.label")}
          value={formatCount(stats.targeted)}
        />
        {tree.nodes.length === 0 && state.targetId === null ? (
          <Note>{t("analysis.chooseFirst")}</Note>
        ) : (
          <TargetUses
            disabledReason={isInvalid ? t("analysis.correctFirst") : undefined}
            id={state.targetId}
            onExclude={() => onExclude(complementOf(tree) as Schemas["TargetGroup"])}
            onSaved={onSaved}
            save={{ name: saved?.name ?? t("analysis.savedAs", { date: day }), description: "", tree: tree as Schemas["TargetGroup"] }}
          />
        )}
      </Section>
      <Section title={t("analysis.how")}>
        <Note>{t("analysis.howTime", { time: formatTime(stats.countedAt) })}</Note>
        <Note>{t("analysis.howPeople")}</Note>
        <Note>{t("analysis.howOrders")}</Note>
        <Note>{t("analysis.kept", { count: variant.thresholds.keepEventsMonths })}</Note>
      </Section>
    </>
  );
}
