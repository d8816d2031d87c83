import { type ClosingKind, closingPeriod, type Period, parisDayStart, shiftDay, sumReceipts, type TillRow } from "@reserve/domain";
import { and, asc, between, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, rowsOf } from "../../../platform/database/database.ts";
import { ledgerEntries } from "../ledger/ledger.tables.ts";
import { documents, issuedPapers, stores } from "../orders.tables.ts";
import { ledgerChain, tillClosings, tillFloats } from "./till.tables.ts";

/** Namespace of the tills' advisory locks; the shop's id is the second key. */
const TURN = 4400214;

/** Waits for a closing of the till in progress; payments run concurrently, and a closing waits for them. */
export async function waitForClosing(tx: Db, storeId: number | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${TURN}, ${storeId ?? 0})`);
}

/** A day of a shop's till. */
export interface TillKey {
  day: string;
  /** Null if there is no shop. */
  storeId: number | null;
}

/** A closing as stored. */
export type Closing = typeof tillClosings.$inferSelect;

/** Whether entries of a demo count: in a demo shop alone. */
export interface Counting {
  countsDemo: boolean;
}

/** Returns the till rows of a day with chain numbers and order numbers, null for those of vouchers, oldest first. */
export function listTillEntries(db: Db, { day, storeId }: TillKey, counting: Counting) {
  return db
    .select({ payment: ledgerEntries, customId: documents.customId, number: ledgerChain.number })
    .from(ledgerEntries)
    .leftJoin(documents, eq(documents.id, ledgerEntries.documentId))
    .innerJoin(ledgerChain, eq(ledgerChain.entryId, ledgerEntries.id))
    .where(
      and(eq(ledgerEntries.isAtCounter, true), eq(ledgerEntries.day, day), ofStore(ledgerEntries.storeId, storeId), countedBy(counting)),
    )
    .orderBy(asc(ledgerEntries.id));
}

/** An entry of the till with its number in the chain. */
export interface TillEntry {
  entry: typeof ledgerEntries.$inferSelect;
  number: number;
}

/** Returns an entry at the counter and those of its order at the same moment; empty if there is no such entry. */
export function counterEntriesWith(db: Db, entryId: number): Promise<TillEntry[]> {
  const one = alias(ledgerEntries, "one");
  return db
    .select({ entry: ledgerEntries, number: ledgerChain.number })
    .from(ledgerEntries)
    .innerJoin(one, and(eq(one.id, entryId), eq(one.documentId, ledgerEntries.documentId), eq(one.at, ledgerEntries.at)))
    .innerJoin(ledgerChain, eq(ledgerChain.entryId, ledgerEntries.id))
    .where(and(eq(one.isAtCounter, true), eq(ledgerEntries.isAtCounter, true)))
    .orderBy(asc(ledgerChain.number));
}

/** Returns the closing of a period, by its first day; null while open. */
export async function closingOf(db: Db, { day, storeId }: TillKey, kind: ClosingKind = "Day"): Promise<Closing | null> {
  const [closing] = await db
    .select()
    .from(tillClosings)
    .where(and(eq(tillClosings.kind, kind), eq(tillClosings.day, day), ofStore(tillClosings.storeId, storeId)));
  return closing ?? null;
}

/** Returns the latest closing of a kind, before a day if given; null if there is none. */
export async function lastClosing(db: Db, storeId: number | null, kind: ClosingKind, before?: string): Promise<Closing | null> {
  const [closing] = await db
    .select()
    .from(tillClosings)
    .where(and(eq(tillClosings.kind, kind), ofStore(tillClosings.storeId, storeId), before ? lt(tillClosings.day, before) : undefined))
    .orderBy(desc(tillClosings.day))
    .limit(1);
  return closing ?? null;
}

/** Whether the month or the year of a day is closed. */
export async function isPeriodClosed(db: Db, { day, storeId }: TillKey): Promise<boolean> {
  const periods = (["Month", "Year"] as const).map((kind) => closingOf(db, { day: closingPeriod(kind, day).from, storeId }, kind));
  return (await Promise.all(periods)).some((closing) => closing !== null);
}

/** Returns the first closed day after a period of a kind that is closed last; null if there is none. */
export async function nextToClose(db: Db, storeId: number | null, kind: "Month" | "Year"): Promise<string | null> {
  const last = await lastClosing(db, storeId, kind);
  const [row] = await db
    .select({ day: sql<string | null>`min(${tillClosings.day})::text` })
    .from(tillClosings)
    .where(
      and(
        ofStore(tillClosings.storeId, storeId),
        eq(tillClosings.kind, "Day"),
        last ? gt(tillClosings.day, closingPeriod(kind, last.day).to) : undefined,
      ),
    );
  return row?.day ?? null;
}

/** Returns the closings of a period of a kind, or of all kinds, oldest first. */
export function listClosings(db: Db, storeId: number | null, { from, to }: Period, kind?: ClosingKind): Promise<Closing[]> {
  return db
    .select()
    .from(tillClosings)
    .where(and(ofStore(tillClosings.storeId, storeId), between(tillClosings.day, from, to), kind ? eq(tillClosings.kind, kind) : undefined))
    .orderBy(asc(tillClosings.day), asc(tillClosings.closedAt), asc(tillClosings.id));
}

/** Locks a till for this transaction, waiting for payments in progress. */
export async function lockTill(tx: Db, storeId: number | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TURN}, ${storeId ?? 0})`);
}

/** Adds a closing; the till is locked. The database numbers and chains it. */
export async function addClosing(tx: Db, closing: Omit<typeof tillClosings.$inferInsert, "id" | "number" | "hash">): Promise<Closing> {
  const [added] = await tx.insert(tillClosings).values(closing).returning();
  if (!added) throw new Error("a closing was not stored");
  return added;
}

/** Returns the shop whose till is used for documents without a shop; null if there is none. */
export async function firstStoreId(db: Db): Promise<number | null> {
  const [first] = await db.select({ id: stores.id }).from(stores).orderBy(asc(stores.id)).limit(1);
  return first?.id ?? null;
}

/** Returns the first open day from this one on: after the last closed one, also when the clock was put back. */
export async function openDay(tx: Db, storeId: number | null, from: string): Promise<string> {
  const last = await lastClosing(tx, storeId, "Day");
  return last && last.day >= from ? shiftDay(last.day, 1) : from;
}

/** Returns the last number and hash of a shop's chain; 0 if it is empty. */
export async function headOf(db: Db, storeId: number | null): Promise<{ number: number; hash: string }> {
  const [head] = await db
    .select({ number: ledgerChain.number, hash: ledgerChain.hash })
    .from(ledgerChain)
    .where(eq(ledgerChain.chainId, storeId ?? 0))
    .orderBy(desc(ledgerChain.number))
    .limit(1);
  return head ?? { number: 0, hash: "" };
}

/** Returns the first day with entries after the last closed day, up to a day; null if there is none. */
export async function firstOpenDay(db: Db, storeId: number | null, to: string, entries: "atCounter" | "all"): Promise<string | null> {
  const closed = db
    .select({ day: sql<string>`coalesce(max(${tillClosings.day}), '-infinity')` })
    .from(tillClosings)
    .where(and(eq(tillClosings.kind, "Day"), ofStore(tillClosings.storeId, storeId)));
  const [row] = await db
    .select({ day: sql<string | null>`min(${ledgerEntries.day})::text` })
    .from(ledgerEntries)
    .where(
      and(
        lte(ledgerEntries.day, to),
        gt(ledgerEntries.day, sql`(${closed})`),
        entries === "atCounter"
          ? and(eq(ledgerEntries.isAtCounter, true), ofStore(ledgerEntries.storeId, storeId))
          : sql`ledger_chain_of(${ledgerEntries.storeId}) = ${storeId ?? 0}`,
      ),
    );
  return row?.day ?? null;
}

/** Coverage of a day's closing: the entries up to a number and a day that the closing before does not cover. */
export interface Covered extends TillKey {
  lastNumber: number;
  previous: Pick<Closing, "day" | "lastNumber"> | null;
}

/** Returns what the covered entries come to: by means, at the counter and in all, and since the first entry. */
export async function sumCovered(db: Db, covered: Covered, counting: Counting) {
  const rows = await db
    .select({
      means: ledgerEntries.means,
      kind: ledgerEntries.kind,
      isAtCounter: ledgerEntries.isAtCounter,
      amountCents: sql<number>`sum(${ledgerEntries.amountCents})`.mapWith(Number),
      absoluteCents: sql<number>`sum(abs(${ledgerEntries.amountCents}))`.mapWith(Number),
    })
    .from(ledgerChain)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerChain.entryId))
    .where(and(isCovered(covered), countedBy(counting)))
    .groupBy(ledgerEntries.means, ledgerEntries.kind, ledgerEntries.isAtCounter);
  const receipts = sumReceipts(
    rows.map(({ means, kind, amountCents }) => {
      return { means, receivedCents: kind === "Refund" ? 0 : amountCents, refundedCents: kind === "Refund" ? 0 - amountCents : 0 };
    }),
  );
  const counter: TillRow[] = rows.filter(({ isAtCounter }) => isAtCounter);
  return {
    ...{ receipts, counter, totalCents: receipts.reduce((sum, one) => sum + one.totalCents, 0) },
    absoluteCents: rows.reduce((sum, row) => sum + row.absoluteCents, 0),
  };
}

/** Returns the sums of all entries up to a number whose day has come; the second one of their absolute amounts. */
export async function sumPerpetual(db: Db, { storeId, day, lastNumber }: Covered, counting: Counting) {
  const [row] = await db
    .select({
      netCents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)`.mapWith(Number),
      absoluteCents: sql<number>`coalesce(sum(abs(${ledgerEntries.amountCents})), 0)`.mapWith(Number),
    })
    .from(ledgerChain)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerChain.entryId))
    .where(
      and(eq(ledgerChain.chainId, storeId ?? 0), lte(ledgerChain.number, lastNumber), lte(ledgerEntries.day, day), countedBy(counting)),
    );
  return row ?? { netCents: 0, absoluteCents: 0 };
}

/** Returns the VAT by rate of a shop's papers after one and up to another, lowest rate first. */
export async function sumPapersVat(db: Db, storeId: number | null, after: number, last: number) {
  const rows = await rowsOf<{ rate: string; base: string; tax: string }>(
    db,
    sql`select part ->> 'taxRate' as rate,
      sum(case when ${issuedPapers.kind} = 'Invoice' then 1 else -1 end * (part ->> 'noTaxCents')::bigint) as base,
      sum(case when ${issuedPapers.kind} = 'Invoice' then 1 else -1 end * (part ->> 'taxCents')::bigint) as tax
    from ${issuedPapers} join ${documents} on ${documents.id} = ${issuedPapers.documentId},
      jsonb_array_elements(${issuedPapers.content} -> 'bill' -> 'vat') as part
    where ${issuedPapers.id} > ${after} and ${issuedPapers.id} <= ${last} and ledger_chain_of(${documents.storeId}) = ${storeId ?? 0}
    group by 1`,
  );
  return rows
    .map(({ rate, base, tax }) => ({ taxRate: Number(rate), baseCents: Number(base), taxCents: Number(tax) }))
    .sort((a, b) => a.taxRate - b.taxRate);
}

/** Returns the id of the last paper issued by the end of a day in Paris; 0 if there is none. */
export async function lastPaperOf(db: Db, day: string): Promise<number> {
  const [row] = await db
    .select({ id: sql<number>`coalesce(max(${issuedPapers.id}), 0)`.mapWith(Number) })
    .from(issuedPapers)
    .where(lt(issuedPapers.issuedAt, parisDayStart(shiftDay(day, 1))));
  return row?.id ?? 0;
}

/** Returns the cash in the till in the morning: as it was set, else what was left at the last closing. */
export async function floatOf(db: Db, { day, storeId }: TillKey): Promise<number> {
  const [[set], last] = await Promise.all([
    db
      .select({ amountCents: tillFloats.amountCents })
      .from(tillFloats)
      .where(and(eq(tillFloats.day, day), ofStore(tillFloats.storeId, storeId))),
    lastClosing(db, storeId, "Day", day),
  ]);
  return set?.amountCents ?? last?.leftCents ?? 0;
}

/** An archive's lines. */
const LINES = 5_000;

/** Returns the numbers of the entries of a period: those of its days, and those that its closings cover; null if there are none. */
export async function rangeOf(db: Db, storeId: number | null, { from, to }: Period): Promise<{ first: number; last: number } | null> {
  const chain = storeId ?? 0;
  const [row] = await rowsOf<{ first: number | null; last: number | null }>(
    db,
    sql`with before as (select max(last_number) + 1 as first, max(day) as day from ${tillClosings}
        where kind = 'Day' and coalesce(store_id, 0) = ${chain} and day < ${from}),
      closed as (select max(last_number) as last from ${tillClosings}
        where kind = 'Day' and coalesce(store_id, 0) = ${chain} and day between ${from} and ${to}),
      days as (select min(number) as first, max(number) as last from ledger_chain_lines
        where chain_id = ${chain} and day <= ${to} and day > coalesce((select day from before), ${from}::date - 1))
    select least(days.first, case when closed.last is null then null else before.first end) as first, greatest(days.last, closed.last) as last
    from days, closed, before`,
  );
  return row?.first && row.last && row.first <= row.last ? { first: row.first, last: row.last } : null;
}

/** Reads the lines of entries by number, several thousand at a time. */
export async function* readEntryLines(db: Db, storeId: number | null, { first, last }: { first: number; last: number }) {
  for (let from = first; from <= last; from += LINES) {
    yield (
      await rowsOf<{ line: string }>(
        db,
        sql`select line from ledger_chain_lines where chain_id = ${storeId ?? 0} and number between ${from} and ${Math.min(last, from + LINES - 1)}
          order by number`,
      )
    ).map(({ line }) => line);
  }
}

/** Returns the lines of the closings of a period and of the given kinds; and of each kind the last one before. */
export async function readClosingLines(db: Db, storeId: number | null, { from, to }: Period, kinds: readonly ClosingKind[]) {
  const rows = await rowsOf<{ kind: ClosingKind; line: string; is_before: boolean; number: number }>(
    db,
    sql`select kind, number, line, day < ${from} as is_before from till_closing_lines
      where coalesce(store_id, 0) = ${storeId ?? 0} and day <= ${to} order by kind, number`,
  );
  const before = rows.filter((row) => row.is_before);
  return {
    lines: rows.filter(({ kind, is_before }) => !is_before && kinds.includes(kind)).map(({ line }) => line),
    before: Object.fromEntries(
      kinds.map((kind) => {
        const last = before.findLast((row) => row.kind === kind);
        return [kind, last ? (JSON.parse(last.line) as unknown) : null];
      }),
    ),
  };
}

/** Returns the hash of an entry by its number; empty for 0. */
export async function hashAt(db: Db, storeId: number | null, number: number): Promise<string> {
  const [row] = await db
    .select({ hash: ledgerChain.hash })
    .from(ledgerChain)
    .where(and(eq(ledgerChain.chainId, storeId ?? 0), eq(ledgerChain.number, number)));
  return row?.hash ?? "";
}

/** Sets the float of a day; the till is locked. */
export async function setFloat(tx: Db, { day, storeId }: TillKey, set: { amountCents: number; setAt: Date; setBy: string }): Promise<void> {
  await tx.delete(tillFloats).where(and(eq(tillFloats.day, day), ofStore(tillFloats.storeId, storeId)));
  await tx.insert(tillFloats).values({ day, storeId, ...set });
}

function isCovered({ storeId, day, lastNumber, previous }: Covered): SQL | undefined {
  const isNew = previous
    ? or(gt(ledgerChain.number, previous.lastNumber), gt(ledgerEntries.day, previous.day))
    : eq(ledgerEntries.day, day);
  return and(eq(ledgerChain.chainId, storeId ?? 0), lte(ledgerChain.number, lastNumber), lte(ledgerEntries.day, day), isNew);
}

function countedBy({ countsDemo }: Counting): SQL | undefined {
  return countsDemo ? undefined : eq(ledgerEntries.isDemo, false);
}

function ofStore(
  column: typeof tillClosings.storeId | typeof ledgerEntries.storeId | typeof tillFloats.storeId,
  storeId: number | null,
): SQL {
  return storeId === null ? isNull(column) : eq(column, storeId);
}
