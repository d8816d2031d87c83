import { shiftDay } from "@reserve/domain";
import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { ledgerEntries } from "../ledger/ledger.tables.ts";
import { documents, stores } from "../orders.tables.ts";
import { tillClosings } from "./till.tables.ts";

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

/** Returns the till rows of a day with order numbers, oldest first. */
export function listTillEntries(db: Db, { day, storeId }: TillKey) {
  return db
    .select({ payment: ledgerEntries, customId: documents.customId })
    .from(ledgerEntries)
    .innerJoin(documents, eq(documents.id, ledgerEntries.documentId))
    .where(and(eq(ledgerEntries.isAtCounter, true), eq(ledgerEntries.day, day), ofStore(ledgerEntries.storeId, storeId)))
    .orderBy(asc(ledgerEntries.id));
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
export async function openDay(tx: Db, storeId: number | null, from: string): Promise<string> {
  const closed = await tx
    .select({ day: tillClosings.day })
    .from(tillClosings)
    .where(and(ofStore(tillClosings.storeId, storeId), gte(tillClosings.day, from)));
  const days = new Set(closed.map(({ day }) => day));
  let day = from;
  while (days.has(day)) day = shiftDay(day, 1);
  return day;
}

function ofStore(column: typeof tillClosings.storeId | typeof ledgerEntries.storeId, storeId: number | null) {
  return storeId === null ? isNull(column) : eq(column, storeId);
}
