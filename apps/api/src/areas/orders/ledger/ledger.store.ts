import { parisDay } from "@reserve/domain";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { preparedQuery } from "../../../platform/database/prepared-query.ts";
import { firstStoreId, openDay, waitForClosing } from "../till/till.store.ts";
import { moveVoucher, vouchersOfEntries } from "../vouchers/voucher-moves.store.ts";
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
  /** The voucher that pays, or that a refund goes to; `hasAgreement` as in its history. */
  voucher?: { id: number; hasAgreement?: boolean | null };
}

/** Document or sold voucher, time and author of an entry. */
export interface Recording {
  documentId: number | null;
  voucherId?: number;
  /** Store of the document or voucher; at the counter, documents without one use the till of the first store. */
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
  const ids = added.map(({ id }) => id);
  await moveVouchers(tx, recording, entries, ids);
  return ids;
}

/** Kinds of a voucher's history by kind of the order's entry. */
const VOUCHER_KINDS = { Payment: "Redeemed", Refund: "Credited", Reversal: "Restored" } as const;

async function moveVouchers(
  tx: Db,
  { documentId, at, takenBy }: Recording,
  entries: readonly NewLedgerEntry[],
  ids: readonly number[],
): Promise<void> {
  for (const [index, { kind, cents, voucher }] of entries.entries()) {
    if (!voucher) continue;
    const amountCents = kind === "Payment" ? -cents : cents;
    const { id: voucherId, hasAgreement = null } = voucher;
    const move = { voucherId, kind: VOUCHER_KINDS[kind], amountCents, at, takenBy, documentId, hasAgreement };
    await moveVoucher(tx, { ...move, ledgerEntryId: ids[index] ?? null });
  }
}

async function tillDayOf(tx: Db, storeId: number | null, at: Date): Promise<string> {
  await waitForClosing(tx, storeId);
  return openDay(tx, storeId, parisDay(at));
}

/** Returns the row of an entry that is not at the counter. */
export function asRow(
  { documentId, voucherId, storeId, at, takenBy }: Recording,
  { kind, means, cents, isAtCounter, reason = null, reference = null, reversesId }: NewLedgerEntry,
): typeof ledgerEntries.$inferInsert {
  const amountCents = kind === "Payment" ? cents : -cents;
  return {
    kind,
    means,
    isAtCounter,
    reversesId,
    documentId,
    voucherId,
    storeId,
    day: parisDay(at),
    at,
    takenBy,
    reason,
    reference,
    amountCents,
  };
}

/** Reverses payments, each with an entry of its own. */
export async function reverseEntries(tx: Db, ids: readonly number[], recording: Recording): Promise<void> {
  if (ids.length === 0) return;
  const taken = await tx
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.id, [...ids]))
    .orderBy(asc(ledgerEntries.id));
  const voucherOf = await vouchersOfEntries(tx, ids);
  const entries = taken.map(({ id, means, amountCents, isAtCounter, reference }): NewLedgerEntry => {
    const voucherId = voucherOf.get(id);
    const reversal = { kind: "Reversal", means, cents: amountCents, isAtCounter, reversesId: id } as const;
    return voucherId === undefined ? reversal : { ...reversal, reference, voucher: { id: voucherId } };
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
