import type { Schemas } from "@reserve/contract";
import { ActionStack, Alert, Button, DescriptionList, ProgressBar, Section } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import type { Confirmable } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { formatCount, formatDateTime } from "../../shared/format/format.ts";
import { isOpen } from "./profiling.queries.ts";

interface ProfilingMarginProps {
  record: Schemas["TargetsProfiling"];
  /** True with unsaved changes: the calculation uses the saved values. */
  isDirty: boolean;
}

/** Margin of the profiles: their members and recommendations, each as of its last calculation. */
export function ProfilingMargin(props: ProfilingMarginProps) {
  return (
    <>
      <Affectation {...props} />
      <Recommendations {...props} />
    </>
  );
}

function Affectation({ record, isDirty }: ProfilingMarginProps) {
  const { t } = useTranslation(["profiling", "shared"]);
  const command = useWrite("affectAllTargetsToUsers", { announce: () => ({ text: t("shared:toast.planned") }) });
  const { known, profiles, computedAt, isStale, task } = record;
  const withProfile = profiles.reduce((sum, { people }) => sum + (people ?? 0), 0);
  return (
    <Section isPanel title={t("run.title")}>
      <DescriptionList
        items={[
          { term: t("run.last"), description: computedAt ? formatDateTime(computedAt) : t("run.never") },
          { term: t("run.known"), description: formatCount(known) },
          ...(computedAt ? [{ term: t("run.without"), description: formatCount(Math.max(known - withProfile, 0)) }] : []),
        ]}
      />
      {isStale && !isOpen(task) ? <Alert title={t("run.stale")} tone="warning" /> : null}
      <Calculation
        command={command}
        detail={t("run.detail", { count: known })}
        disabledReason={isDirty ? t("saveFirst") : undefined}
        task={task}
        words="run"
      />
    </Section>
  );
}

function Recommendations({ record: { computedAt, recommendedAt, recommending }, isDirty }: ProfilingMarginProps) {
  const { t } = useTranslation(["profiling", "shared"]);
  const command = useWrite("calculateRecommendations", { announce: () => ({ text: t("shared:toast.planned") }) });
  const reason = isDirty ? t("saveFirst") : computedAt ? undefined : t("recommend.first");
  return (
    <Section title={t("recommend.last")}>
      <DescriptionList items={[{ term: t("run.last"), description: recommendedAt ? formatDateTime(recommendedAt) : t("run.never") }]} />
      <Calculation command={command} detail={t("recommend.detail")} disabledReason={reason} task={recommending} words="recommend" />
    </Section>
  );
}

interface CalculationProps {
  command: Confirmable & { ask: (input: object) => void };
  words: "run" | "recommend";
  /** Text of the confirmation. */
  detail: string;
  disabledReason: string | undefined;
  /** The running or failed calculation. */
  task: Schemas["BackgroundTask"] | null;
}

/** Progress or failure of a calculation, and the button that starts the next. */
function Calculation({ command, words, detail, disabledReason, task }: CalculationProps) {
  const { t } = useTranslation("profiling");
  const isBusy = isOpen(task);
  return (
    <>
      {task && isBusy ? <ProgressBar label={t(`${words}.underWay`)} value={task.progress} /> : null}
      {task?.state === "Failed" ? (
        <Alert title={t(`${words}.failed`)} tone="danger">
          {task.error}
        </Alert>
      ) : null}
      <ActionStack>
        <Button
          disabledReason={disabledReason ?? (isBusy ? t(`${words}.underWay`) : undefined)}
          icon={<RefreshCwIcon />}
          isFullWidth
          onClick={() => command.ask({})}
        >
          {t(`${words}.button`)}
        </Button>
      </ActionStack>
      <Confirmation command={command} detail={detail} />
    </>
  );
}
