import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { fromCents, toCents } from "@reserve/domain";
import type { AuditEntry } from "../../platform/audit/audit.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import type { BatchContext } from "./intake.handlers.ts";
import type { Fault, Tray } from "./intake.records.ts";
import { takeIntakeTurn } from "./intake.store.ts";
import { intakeSentences } from "./intake.texts.ts";
import {
  closeEntry,
  findEntry,
  keepEntry,
  listEntries,
  listWaitingFor,
  readTray,
  type TrayProblem,
  type TrayRow,
} from "./intake.tray.store.ts";

type Batch = Schemas["IntakeBatch"];
/** Outcome of a batch. */
interface Done {
  records: Schemas["IntakeRecord"][];
  entries: AuditEntry[];
}

/** Rejections that no correction by staff helps: the sender has to send another record, or the same one later. */
const FOR_GOOD = ["Taken", "InFuture", "NoAmount", "OtherAmount", "QuotationRedeems"];

/** Returns the tray for the orders of a batch. */
export function orderTray(context: BatchContext, references: readonly string[]): Promise<Tray<Schemas["IntakeOrder"]>> {
  return trayOf<Schemas["IntakeOrder"]>(context, "order", references, ({ totalPriceWithTax, customerReference }, faults) => ({
    amountCents: toCents(totalPriceWithTax) ?? 0,
    waitsFor: hasReason(faults, "UnknownCustomer") ? customerReference : null,
  }));
}

/** Returns the tray for the payments of a batch. */
export function paymentTray(context: BatchContext, references: readonly string[]): Promise<Tray<Schemas["IntakePayment"]>> {
  return trayOf<Schemas["IntakePayment"]>(context, "payment", references, ({ amount, orderReference }, faults) => ({
    amountCents: toCents(amount) ?? 0,
    waitsFor: hasReason(faults, "UnknownOrder") ? orderReference : null,
  }));
}

async function trayOf<Sent extends Schemas["IntakeOrder"] | Schemas["IntakePayment"]>(
  { db, now, source, isRelease }: BatchContext,
  kind: TrayRow["kind"],
  references: readonly string[],
  facts: (record: Sent, faults: readonly Fault[]) => Pick<TrayRow, "amountCents" | "waitsFor">,
): Promise<Tray<Sent>> {
  return {
    isRelease,
    entries: await readTray(db, kind, source, references),
    keep: async (record, digest, faults) => {
      if (FOR_GOOD.some((reason) => hasReason(faults, reason))) return null;
      const { reference } = record;
      const entry = { kind, source, reference, digest, content: record, problems: faults.map(asProblem), receivedAt: now };
      return keepEntry(db, { ...entry, ...facts(record, faults) });
    },
    release: (id, documentId) => closeEntry(db, id, { state: "Released", documentId }),
  };
}

/** Releases what waited for the customers and orders of a batch; returns the audit entries. */
export async function releaseWaiting(
  db: Db,
  { records }: Pick<Done, "records">,
  take: (source: string, batch: Batch) => Promise<Done>,
): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  const release = async (kind: TrayRow["kind"], references: readonly string[]): Promise<string[]> => {
    if (references.length === 0) return [];
    const created: string[] = [];
    const waiting = await listWaitingFor(db, kind, references);
    for (const [source, rows] of Map.groupBy(waiting, (row) => row.source)) {
      const done = await take(
        source,
        batchOf(
          kind,
          rows.flatMap(({ content }) => content ?? []),
        ),
      );
      entries.push(...done.entries);
      created.push(...done.records.filter(({ result }) => result === "created").map(({ reference }) => reference));
    }
    return created;
  };
  const taken = (list: string) =>
    records
      .filter(({ property, result }) => property.startsWith(`${list}[`) && ["created", "linked", "updated"].includes(result))
      .map(({ reference }) => reference);
  const orders = await release("order", taken("customers"));
  await release("payment", [...taken("orders"), ...orders]);
  return entries;
}

/** Handlers of the tray; `takeBatch` processes a batch as if its sender had sent it. */
export function trayHandlers(
  takeBatch: (context: BatchContext, batch: Batch) => Promise<Done>,
): Pick<AreaHandlers<"intake">, "listTrayEntries" | "getTrayEntry" | "releaseTrayEntry" | "discardTrayEntry"> {
  return {
    listTrayEntries: async ({ input: { query }, db, locale }) => {
      const { state: states = ["Waiting"], page = 1, pageSize = 25 } = query;
      const { rows, total } = await listEntries(db, { states, page, pageSize });
      return { items: rows.map((row) => asSummary(row, locale)), page, pageSize, total };
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

function batchOf(kind: TrayRow["kind"], records: readonly NonNullable<TrayRow["content"]>[]): Batch {
  return kind === "order" ? { orders: records as Schemas["IntakeOrder"][] } : { payments: records as Schemas["IntakePayment"][] };
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

function hasReason(faults: readonly Fault[], reason: string): boolean {
  return faults.some((fault) => "reason" in fault && fault.reason === reason);
}

function asProblem(fault: Fault): TrayProblem {
  return "reason" in fault ? { propertyName: fault.property, errorMessage: intakeSentences[fault.reason] } : fault;
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
