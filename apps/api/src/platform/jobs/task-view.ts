import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { Sentence } from "../contract/refusals.ts";
import type { JobDefinitions } from "../ports.ts";
import { MAXIMUM_TRIES, type TaskRow, triesOf } from "./jobs.ts";

/** Returns a task as in the contract. Also for areas that plan a task and return it directly. */
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
    error: row.error === null ? null : failureSentence(row)[locale],
    plannedAt: row.plannedAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    visibleAt: visibleAt?.toISOString() ?? null,
    userName: row.userName,
    isRetryable: row.state === "Failed" && definition !== undefined,
  };
}

/** Returns the message of a failed task for users; the internal error is in the server's log. */
function failureSentence(row: TaskRow): Sentence {
  if (row.state === "Failed")
    return {
      fr: `Le travail a échoué ${MAXIMUM_TRIES} fois. Le journal du serveur dit pourquoi.`,
      en: `The work failed ${MAXIMUM_TRIES} times. The server’s log says why.`,
    };
  return {
    fr: `Essai ${triesOf(row)} sur ${MAXIMUM_TRIES} en échec ; un autre suit.`,
    en: `Try ${triesOf(row)} of ${MAXIMUM_TRIES} failed; another one follows.`,
  };
}
