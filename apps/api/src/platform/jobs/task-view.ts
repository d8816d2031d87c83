import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { JobDefinitions, TaskRow } from "./jobs.ts";

/** A task as the contract shows it. Also for the area that plans one and answers it at once. */
export function taskView(row: TaskRow, definitions: JobDefinitions, locale: LocaleCode, variant: ClientVariant): Schemas["BackgroundTask"] {
  const definition = definitions[row.kind];
  const visibleAt = row.state === "Done" && row.endedAt ? (definition?.visibleAt?.(row.endedAt, variant) ?? null) : null;
  return {
    id: row.id,
    kind: row.kind as Schemas["BackgroundTask"]["kind"],
    label: definition?.label(row.payload)[locale] ?? row.kind,
    state: row.state,
    progress: row.totalCount === 0 ? (row.state === "Done" ? 1 : 0) : Math.min(1, row.doneCount / row.totalCount),
    doneCount: row.doneCount,
    totalCount: row.totalCount,
    error: row.error,
    plannedAt: row.plannedAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    visibleAt: visibleAt?.toISOString() ?? null,
    userName: row.userName,
    isRetryable: row.state === "Failed",
  };
}
