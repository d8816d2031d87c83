import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { fromCents } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { pageFacts } from "../../platform/lists.ts";
import type { BatchContext } from "./intake.records.ts";
import { takeIntakeTurn } from "./intake.store.ts";
import { intakeSentences } from "./intake.texts.ts";
import { closeEntry, findEntry, listEntries, type TrayRow } from "./intake.tray.store.ts";
import { type Batch, batchOf, type Done, releaseWaiting } from "./intake.tray.ts";

/** Handlers of the tray; `takeBatch` processes a batch as if its sender had sent it. */
export function trayHandlers(
  takeBatch: (context: BatchContext, batch: Batch) => Promise<Done>,
): Pick<AreaHandlers<"intake">, "listTrayEntries" | "getTrayEntry" | "releaseTrayEntry" | "discardTrayEntry"> {
  return {
    listTrayEntries: async ({ input: { query }, db, locale }) => {
      const { state: states = ["Waiting"], page = 1, pageSize = 25 } = query;
      const { rows, total: totalCount } = await listEntries(db, { states, page, pageSize });
      return { items: rows.map((row) => asSummary(row, locale)), ...pageFacts(query, { totalCount, totalIsExact: true }) };
    },

    getTrayEntry: async ({ input: { query }, db, locale, setVersion }) => {
      const row = await requireEntry(db, query.id);
      setVersion(row.version);
      return asEntry(row, locale);
    },

    releaseTrayEntry: async ({ input: { body }, db, user, now, ports, locale, requireVersion, setVersion, audit }) => {
      await takeIntakeTurn(db);
      const row = await requireWaiting(db, body.id);
      requireVersion(row.version, { ...asEntry(row, locale) });
      const record = body[row.kind] ?? row.content;
      if (record?.reference !== row.reference)
        throw refuse.invalid([{ propertyName: `${row.kind}.reference`, errorMessage: OTHER_REFERENCE }]);
      const context: BatchContext = { db, user, now, ports, locale, source: row.source, isRelease: true };
      const done = await takeBatch(context, batchOf(row.kind, [record]));
      const [outcome] = done.records;
      if (outcome?.result !== "created") throw refuse.invalid(problemsOf(outcome, row.kind));
      const released = await releaseWaiting(db, done, (source, batch) => takeBatch({ ...context, source }, batch));
      audit(...done.entries, ...released);
      const after = await requireEntry(db, row.id);
      setVersion(after.version);
      return { ...SUCCESS, entityOutput: asEntry(after, locale) };
    },

    discardTrayEntry: async ({ input: { body }, db, locale, requireVersion, setVersion, audit }) => {
      await takeIntakeTurn(db);
      const row = await requireWaiting(db, body.id);
      requireVersion(row.version, { ...asEntry(row, locale) });
      const reason = body.reason.trim();
      if (reason === "") throw refuse.invalid([{ propertyName: "reason", errorMessage: intakeSentences.Blank }]);
      await closeEntry(db, row.id, { state: "Discarded", reason });
      audit({ entity: "intakeRecord", entityId: row.id, entityName: row.reference, after: { discarded: true } });
      const after = await requireEntry(db, row.id);
      setVersion(after.version);
      return { ...SUCCESS, entityOutput: asEntry(after, locale) };
    },
  };
}

/** Returns the problems of a rejected record, at the properties of the request. */
function problemsOf(outcome: Schemas["IntakeRecord"] | undefined, kind: TrayRow["kind"]) {
  return (outcome?.problems ?? []).map(({ propertyName, errorMessage }) => ({
    propertyName: propertyName.replace(/^\w+\[0\]/, kind),
    errorMessage: { fr: errorMessage, en: errorMessage },
  }));
}

async function requireEntry(db: Db, id: number): Promise<TrayRow> {
  const row = await findEntry(db, id);
  if (!row) throw refuse.notFound(GONE);
  return row;
}

async function requireWaiting(db: Db, id: number): Promise<TrayRow> {
  const row = await requireEntry(db, id);
  if (row.state !== "Waiting") throw refuse.conflict(row.state === "Released" ? RELEASED : DISCARDED, row.state);
  return row;
}

function asSummary(row: TrayRow, locale: LocaleCode): Schemas["TrayEntrySummary"] {
  const { id, kind, reference, state, amountCents, problems, receivedAt, documentId } = row;
  return {
    ...{ id, kind, reference, state, documentId },
    amount: fromCents(amountCents),
    problems: problems.map(({ propertyName, errorMessage }) => ({ propertyName, errorMessage: errorMessage[locale] })),
    receivedAt: receivedAt.toISOString(),
  };
}

function asEntry(row: TrayRow, locale: LocaleCode): Schemas["TrayEntry"] {
  const { kind, content, reason, version } = row;
  return {
    ...asSummary(row, locale),
    version,
    ...(content === null ? {} : { [kind]: content }),
    ...(reason === null ? {} : { reason }),
  };
}

const GONE = { fr: "Il n’y a rien à corriger sous ce numéro.", en: "There is nothing to correct under this number." };
const RELEASED = { fr: "C’est déjà repris.", en: "This was released already." };
const DISCARDED = { fr: "C’est déjà écarté.", en: "This was discarded already." };
const OTHER_REFERENCE = { fr: "La référence ne change pas.", en: "The reference does not change." };
