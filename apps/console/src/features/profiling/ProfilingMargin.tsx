import type { Schemas } from "@reserve/contract";
import { ActionStack, Alert, Button, DescriptionList, ProgressBar, Section } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { formatCount, formatDateTime } from "../../shared/format.ts";
import { useCommand } from "../../shared/useCommand.ts";
import { isUnderWay } from "./profiling.queries.ts";

interface ProfilingMarginProps {
  record: Schemas["TargetsProfiling"];
  /** Something is not saved: the calculation goes by what is. */
  isDirty: boolean;
}

/** Beside the order: the last calculation, the one that goes on, and the next. */
export function ProfilingMargin({ record, isDirty }: ProfilingMarginProps) {
  const { t } = useTranslation(["profiling", "shared"]);
  const command = useCommand("affectAllTargetsToUsers", { announce: () => ({ text: t("shared:toast.planned") }) });
  const { known, profiles, computedAt, isStale, task } = record;
  const withProfile = profiles.reduce((sum, { people }) => sum + (people ?? 0), 0);
  const isBusy = isUnderWay(record);
  return (
    <Section isPanel title={t("run.title")}>
      <DescriptionList
        items={[
          { term: t("run.last"), description: computedAt ? formatDateTime(computedAt) : t("run.never") },
          { term: t("run.known"), description: formatCount(known) },
          ...(computedAt ? [{ term: t("run.without"), description: formatCount(Math.max(known - withProfile, 0)) }] : []),
        ]}
      />
      {isStale && !isBusy ? <Alert title={t("run.stale")} tone="warning" /> : null}
      {task && isBusy ? <ProgressBar label={t("run.underWay")} value={task.progress} /> : null}
      {task?.state === "Failed" ? (
        <Alert title={t("run.failed")} tone="danger">
          {task.error}
        </Alert>
      ) : null}
      <ActionStack>
        <Button
          disabledReason={isDirty ? t("saveFirst") : isBusy ? t("run.underWay") : undefined}
          icon={<RefreshCwIcon />}
          isFullWidth
          onClick={() => command.ask({})}
        >
          {t("run.button")}
        </Button>
      </ActionStack>
      <Confirmation command={command} detail={t("run.detail", { count: known })} />
    </Section>
  );
}
