import type { Schemas } from "@reserve/contract";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { continueIds, insertRows } from "../../../platform/seed/insert-rows.ts";
import { asRow } from "../ledger/ledger.store.ts";
import { ledgerEntries } from "../ledger/ledger.tables.ts";
import { voucherEntries } from "./voucher-entries.tables.ts";
import type { VoucherRow } from "./voucher-moves.store.ts";
import { voucherSearchText } from "./vouchers.store.ts";
import { vouchers } from "./vouchers.tables.ts";

/** A line of a seeded voucher's history. */
interface SeededMove {
  kind: Schemas["VoucherEntry"]["kind"];
  amountCents: number;
  at: Date;
  takenBy?: string;
  /** Of a sale, or of a balance that was given back. */
  means?: Schemas["VoucherPayment"]["means"];
  isAtCounter?: boolean;
  /** The order that was paid or refunded; its ledger entry exists. */
  documentId?: number;
  reason?: string;
  hasAgreement?: boolean;
}

/** A voucher with its history, oldest entry first. */
export interface SeededVoucher extends Pick<VoucherRow, "id" | "code" | "origin" | "customerId" | "storeId" | "note" | "expiresOn"> {
  moves: readonly SeededMove[];
}

/** Inserts vouchers with their history and the money of their sales; for seeding. */
export async function addSeededVouchers(tx: Db, seeded: readonly SeededVoucher[]): Promise<void> {
  await insertRows(
    tx,
    vouchers,
    seeded.map(({ moves, ...voucher }) => ({
      ...voucher,
      valueCents: moves[0]?.amountCents ?? 0,
      balanceCents: moves.reduce((sum, { amountCents }) => sum + amountCents, 0),
      issuedAt: moves[0]?.at ?? new Date(0),
      cancelledAt: moves.find(({ kind }) => kind === "Cancelled")?.at ?? null,
      searchText: voucherSearchText(voucher),
    })),
  );
  await continueIds(tx, vouchers);
  for (const voucher of seeded) {
    let balanceCents = 0;
    for (const move of voucher.moves) {
      balanceCents += move.amountCents;
      const { means: _means, isAtCounter: _isAtCounter, ...entry } = move;
      const ledgerEntryId = await moneyOf(tx, voucher, move);
      await tx.insert(voucherEntries).values({ ...entry, voucherId: voucher.id, balanceCents, ledgerEntryId });
    }
  }
}

async function moneyOf(tx: Db, { id, storeId }: SeededVoucher, move: SeededMove): Promise<number | null> {
  const { documentId, means, at, amountCents, isAtCounter = false, takenBy = null } = move;
  if (documentId !== undefined) {
    const [entry] = await tx
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.documentId, documentId), eq(ledgerEntries.means, "Voucher")));
    return entry?.id ?? null;
  }
  if (!means) return null;
  const kind = amountCents > 0 ? "Payment" : "Refund";
  const row = asRow({ documentId: null, voucherId: id, storeId, at, takenBy }, { kind, means, cents: Math.abs(amountCents), isAtCounter });
  const [entry] = await tx.insert(ledgerEntries).values(row).returning({ id: ledgerEntries.id });
  return entry?.id ?? null;
}
