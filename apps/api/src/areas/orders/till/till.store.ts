import type { Schemas } from "@reserve/contract";
import { type CounterPart, parisDay, shiftDay } from "@reserve/domain";
import { and, asc, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { preparedQuery } from "../../../platform/database/prepared-query.ts";
import { documents, stores } from "../orders.tables.ts";
import { counterPayments, tillClosings } from "./till.tables.ts";

/** Namespace of the tills' advisory locks; the shop's id is the second key. */
const TURN = 4400214;

/** A till row. */
export type CounterPayment = typeof counterPayments.$inferSelect;

/** A counter payment or refund to record; the cents of a refund are positive. */
export type NewCounterPayment = CounterPart & { kind: Schemas["CounterPayment"]["kind"]; reversesId?: number };

/** Till, document, time and author of a counter payment. */
interface Taking {
  documentId: number;
  /** Store of the document; documents without one use the till of the first store. */
  storeId: number | null;
  now: Date;
  takenBy: string;
}

/** Records counter payments or refunds on the first open day of the till; returns the row ids. */
export async function addCounterPayments(tx: Db, taking: Taking, rows: readonly NewCounterPayment[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const { documentId, now, takenBy } = taking;
  const storeId = taking.storeId ?? (await firstStoreId(tx));
  // Payments run concurrently; closing waits for them, and they wait for closing.
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${TURN}, ${storeId ?? 0})`);
  const day = await openDay(tx, storeId, parisDay(now));
  const added = await tx
    .insert(counterPayments)
    .values(
      rows.map(({ cents, ...row }) => ({
        ...{ ...row, documentId, storeId, day, at: now, takenBy },
        amountCents: row.kind === "Payment" ? cents : -cents,
      })),
    )
    .returning({ id: counterPayments.id });
  return added.map(({ id }) => id);
}

/** Reverses counter payments, each with a row of its own. */
export async function reverseCounterPayments(tx: Db, ids: readonly number[], taking: Taking): Promise<void> {
  if (ids.length === 0) return;
  const taken = await tx
    .select()
    .from(counterPayments)
    .where(inArray(counterPayments.id, [...ids]))
    .orderBy(asc(counterPayments.id));
  const rows = taken.map(({ id, means, amountCents }) => ({ kind: "Reversal" as const, means, cents: amountCents, reversesId: id }));
  await addCounterPayments(tx, taking, rows);
}

/** Returns the counter payments of a document, oldest first. */
export function counterPaymentsOf(db: Db, documentId: number): Promise<CounterPayment[]> {
  return paymentsOf(db, { documentId });
}

const paymentsOf = preparedQuery((db) =>
  db
    .select()
    .from(counterPayments)
    .where(eq(counterPayments.documentId, sql.placeholder("documentId")))
    .orderBy(asc(counterPayments.id))
    .prepare("document_counter_payments"),
);

/** A day of a shop's till. */
export interface TillKey {
  day: string;
  /** Null if there is no shop. */
  storeId: number | null;
}

/** Returns the till rows of a day with order numbers, oldest first. */
export function listCounterPayments(db: Db, { day, storeId }: TillKey) {
  return db
    .select({ payment: counterPayments, customId: documents.customId })
    .from(counterPayments)
    .innerJoin(documents, eq(documents.id, counterPayments.documentId))
    .where(and(eq(counterPayments.day, day), ofStore(counterPayments.storeId, storeId)))
    .orderBy(asc(counterPayments.id));
}

/** Returns the closing of a day; null while open. */
export async function closingOf(db: Db, { day, storeId }: TillKey): Promise<typeof tillClosings.$inferSelect | null> {
  const [closing] = await db
    .select()
    .from(tillClosings)
    .where(and(eq(tillClosings.day, day), ofStore(tillClosings.storeId, storeId)));
  return closing ?? null;
}

/** Locks a till for this transaction, waiting for payments in progress. */
export async function lockTill(tx: Db, storeId: number | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TURN}, ${storeId ?? 0})`);
}

/** Closes a day; the till is locked. */
export async function addClosing(tx: Db, closing: Omit<typeof tillClosings.$inferInsert, "id">): Promise<void> {
  await tx.insert(tillClosings).values(closing);
}

/** Returns the shop whose till is used for documents without a shop; null if there is none. */
export async function firstStoreId(db: Db): Promise<number | null> {
  const [first] = await db.select({ id: stores.id }).from(stores).orderBy(asc(stores.id)).limit(1);
  return first?.id ?? null;
}

/** Returns the first open day from this one on. */
async function openDay(tx: Db, storeId: number | null, from: string): Promise<string> {
  const closed = await tx
    .select({ day: tillClosings.day })
    .from(tillClosings)
    .where(and(ofStore(tillClosings.storeId, storeId), gte(tillClosings.day, from)));
  const days = new Set(closed.map(({ day }) => day));
  let day = from;
  while (days.has(day)) day = shiftDay(day, 1);
  return day;
}

function ofStore(column: typeof tillClosings.storeId | typeof counterPayments.storeId, storeId: number | null) {
  return storeId === null ? isNull(column) : eq(column, storeId);
}
