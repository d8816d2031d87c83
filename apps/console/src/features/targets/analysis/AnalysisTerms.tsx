import type { Schemas } from "@reserve/contract";
import { Button, ScreenOnly, Select } from "@reserve/design-system";
import { FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { DatePicker } from "@reserve/design-system/pickers";
import { type AnalysisFault, parisDay, statsUnits } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../../shared/format.ts";
import { type AnalysisChange, type AnalysisState, periodNames } from "./analysis.state.ts";

interface AnalysisTermsProps {
  state: AnalysisState;
  targets: readonly Schemas["TargetSummary"][];
  faults: readonly AnalysisFault[];
  put: (change: AnalysisChange) => void;
  onBuild: () => void;
}

const EVERYBODY = "everybody";
const BUILT = "built";

/** Who is looked at, over which time, and by what figures are put together. */
export function AnalysisTerms({ state, targets, faults, put, onBuild }: AnalysisTermsProps) {
  const { t } = useTranslation("targets");
  const faultAt = (field: AnalysisFault["field"]) => {
    const found = faults.find((fault) => fault.field === field);
    return found && t(`analysis.fault.${found.reason}`);
  };
  const chosen = state.targetId !== null ? String(state.targetId) : state.tree ? BUILT : EVERYBODY;
  const choose = (value: string) => {
    if (value === BUILT) onBuild();
    else put({ target: value === EVERYBODY ? null : value, tree: null });
  };
  return (
    <ScreenOnly>
      <FieldGrid>
        <FieldCell span={4}>
          <Select
            label={t("analysis.target")}
            onChange={choose}
            options={[
              { value: EVERYBODY, label: t("analysis.everybody") },
              { value: BUILT, label: t("analysis.built") },
              ...targets.map(({ id, name, count }) => ({ value: String(id), label: `${name} (${formatCount(count)})` })),
            ]}
            value={chosen}
          />
        </FieldCell>
        <FieldCell span={4}>
          <Select
            label={t("analysis.period")}
            onChange={(period) =>
              put(
                period === "custom"
                  ? { period, from: state.from, to: state.to, grain: state.grain }
                  : { period, from: null, to: null, grain: null },
              )
            }
            options={periodNames.map((value) => ({ value, label: t(`analysis.periods.${value}`) }))}
            value={state.period}
          />
        </FieldCell>
        <FieldCell span={4}>
          <Select
            label={t("analysis.by")}
            onChange={(grain) => put({ grain })}
            options={statsUnits.map((value) => ({ value, label: t(`analysis.grain.${value}`) }))}
            value={state.grain}
          />
        </FieldCell>
        {state.period === "custom" ? (
          <>
            <FieldCell span={6}>
              <DatePicker
                error={faultAt("from")}
                label={t("analysis.from")}
                max={parisDay(new Date())}
                onChange={(from) => put({ from })}
                value={state.from}
              />
            </FieldCell>
            <FieldCell span={6}>
              <DatePicker error={faultAt("to")} label={t("analysis.to")} onChange={(until) => put({ to: until })} value={state.to} />
            </FieldCell>
          </>
        ) : null}
        {state.targetId === null ? null : (
          <FieldCell span={12}>
            <Button onClick={onBuild} variant="plain">
              {t("analysis.buildOn")}
            </Button>
          </FieldCell>
        )}
      </FieldGrid>
    </ScreenOnly>
  );
}
