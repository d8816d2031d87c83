import { parisDay } from "@reserve/domain";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { preparedQuery } from "../../../platform/database/prepared-query.ts";
import { firstStoreId, openDay, waitForClosing } from "../till/till.store.ts";
import { ledgerEntries } from "./ledger.tables.ts";

/** An entry of the ledger. */
export type LedgerEntry = typeof ledgerEntries.$inferSelect;

/** A movement of money to record; the cents of a refund are positive. */
export interface NewLedgerEntry {
  kind: LedgerEntry["kind"];
  means: LedgerEntry["means"];
  cents: number;
  isAtCounter: boolean;
  reason?: LedgerEntry["reason"];
  reference?: string | null;
  reversesId?: number;
}

/** Document, time and author of an entry. */
export interface Recording {
  documentId: number;
  /** Store of the document; at the counter, documents without one use the till of the first store. */
  storeId: number | null;
  /** When the money moved. */
  at: Date;
  takenBy: string | null;
}

/** Records movements of money, those at the counter on the first open day of the till; returns the ids of the entries. */
export async function addEntries(tx: Db, recording: Recording, entries: readonly NewLedgerEntry[]): Promise<number[]> {
  if (entries.length === 0) return [];
  const { storeId, at } = recording;
  const tillOf = entries.some(({ isAtCounter }) => isAtCounter) ? (storeId ?? (await firstStoreId(tx))) : null;
  const tillDay = entries.some(({ isAtCounter }) => isAtCounter) ? await tillDayOf(tx, tillOf, at) : null;
  const rows = entries.map((entry) => ({
    ...asRow(recording, entry),
    ...(entry.isAtCounter && tillDay ? { storeId: tillOf, day: tillDay } : {}),
  }));
  const added = await tx.insert(ledgerEntries).values(rows).returning({ id: ledgerEntries.id });
  return added.map(({ id }) => id);
}

async function tillDayOf(tx: Db, storeId: number | null, at: Date): Promise<string> {
  await waitForClosing(tx, storeId);
  return openDay(tx, storeId, parisDay(at));
}

/** Returns the row of an entry that is not at the counter. */
export function asRow(
  { documentId, storeId, at, takenBy }: Recording,
  { cents, reason = null, reference = null, ...entry }: NewLedgerEntry,
): typeof ledgerEntries.$inferInsert {
  const amountCents = entry.kind === "Payment" ? cents : -cents;
  return { ...entry, documentId, storeId, day: parisDay(at), at, takenBy, reason, reference, amountCents };
}

/** Reverses payments, each with an entry of its own. */
export async function reverseEntries(tx: Db, ids: readonly number[], recording: Recording): Promise<void> {
  if (ids.length === 0) return;
  const taken = await tx
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.id, [...ids]))
    .orderBy(asc(ledgerEntries.id));
  const entries = taken.map(({ id, means, amountCents, isAtCounter }) => {
    return { kind: "Reversal" as const, means, cents: amountCents, isAtCounter, reversesId: id };
  });
  await addEntries(tx, recording, entries);
}

/** Returns the ledger of a document, oldest entry first. */
export function entriesOf(db: Db, documentId: number): Promise<LedgerEntry[]> {
  return listedEntries(db, { documentId });
}

const listedEntries = preparedQuery((db) =>
  db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.documentId, sql.placeholder("documentId")))
    .orderBy(asc(ledgerEntries.id))
    .prepare("document_ledger"),
);
