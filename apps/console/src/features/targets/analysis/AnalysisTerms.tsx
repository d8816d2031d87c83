import type { Schemas } from "@reserve/contract";
import { Button, Combobox, ScreenOnly, Select } from "@reserve/design-system";
import { FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { DatePicker } from "@reserve/design-system/pickers";
import { type AnalysisFault, parisDay, statsUnits } from "@reserve/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../../shared/format/format.ts";
import { useTypedSearch } from "../../../shared/list/useTypedSearch.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { targetsFor } from "./analysis.queries.ts";
import { type AnalysisChange, type AnalysisState, periodNames } from "./analysis.state.ts";

interface AnalysisTermsProps {
  state: AnalysisState;
  /** The saved target that is looked at. */
  saved: Pick<Schemas["TargetSummary"], "id" | "name"> | null;
  faults: readonly AnalysisFault[];
  put: (change: AnalysisChange) => void;
  onBuild: () => void;
}

const EVERYBODY = "everybody";
const BUILT = "built";

/** Fields for the target, the period and the grain of the analysis. */
export function AnalysisTerms({ state, saved, faults, put, onBuild }: AnalysisTermsProps) {
  const { t } = useTranslation("targets");
  const { api } = useRuntime();
  const { hits, isSearching, error, retry, onSearch } = useTypedSearch((typed) => targetsFor(api, typed), { offersAll: true });
  const [isAsking, setIsAsking] = useState(false);
  const faultAt = (field: AnalysisFault["field"]) => {
    const found = faults.find((fault) => fault.field === field);
    return found && t(`analysis.fault.${found.reason}`);
  };
  const built = { value: BUILT, label: t("analysis.built") };
  const chosen = saved ? { value: String(saved.id), label: saved.name } : state.tree ? built : null;
  const choose = (option: { value: string } | null) => {
    ask("");
    if (option?.value === BUILT) onBuild();
    else put({ target: option === null || option.value === EVERYBODY ? null : option.value, tree: null });
  };
  const ask = (typed: string) => {
    setIsAsking(typed.trim() !== "");
    onSearch(typed);
  };
  return (
    <ScreenOnly>
      <FieldGrid>
        <FieldCell span={4}>
          <Combobox
            failure={error ? { message: t("analysis.searchFailed"), onRetry: retry } : undefined}
            isSearching={isSearching}
            label={t("analysis.target")}
            onChange={choose}
            onSearch={ask}
            options={[
              ...(isAsking ? [] : [{ value: EVERYBODY, label: t("analysis.everybody") }, built]),
              ...hits.map(({ id, name, count }) => ({ value: String(id), label: name, detail: formatCount(count) })),
            ]}
            placeholder={t("analysis.everybody")}
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
                // An empty date is explicit in the URL: a missing parameter would mean the last thirty days.
                onChange={(from) => put({ from: from ?? "" })}
                value={state.from || null}
              />
            </FieldCell>
            <FieldCell span={6}>
              <DatePicker
                error={faultAt("to")}
                label={t("analysis.to")}
                onChange={(until) => put({ to: until ?? "" })}
                value={state.to || null}
              />
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
