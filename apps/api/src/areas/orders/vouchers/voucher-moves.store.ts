import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { voucherEntries } from "./voucher-entries.tables.ts";
import { vouchers } from "./vouchers.tables.ts";

/** A voucher's row. */
export type VoucherRow = typeof vouchers.$inferSelect;

/** A change of a voucher's balance. */
export type VoucherMove = Omit<typeof voucherEntries.$inferInsert, "id" | "balanceCents">;

/** Locks a voucher for this transaction; null when no voucher has the code. */
export async function lockVoucherByCode(tx: Db, code: string): Promise<VoucherRow | null> {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.code, code)).for("update");
  return row ?? null;
}

/** Changes the balance of a voucher and adds the entry of its history; throws if the balance would be negative. */
export async function moveVoucher(tx: Db, move: VoucherMove): Promise<void> {
  const { voucherId, amountCents } = move;
  const [changed] = await tx
    .update(vouchers)
    .set({ balanceCents: sql`${vouchers.balanceCents} + ${amountCents}`, version: sql`${vouchers.version} + 1` })
    .where(and(eq(vouchers.id, voucherId), sql`${vouchers.balanceCents} + ${amountCents} >= 0`))
    .returning({ balanceCents: vouchers.balanceCents });
  if (!changed) throw new Error(`voucher ${voucherId} has less than ${-amountCents} cents`);
  await tx.insert(voucherEntries).values({ ...move, balanceCents: changed.balanceCents });
}

/** Returns the vouchers that paid, by ledger entry. */
export async function vouchersOfEntries(tx: Db, entryIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ entryId: voucherEntries.ledgerEntryId, voucherId: voucherEntries.voucherId })
    .from(voucherEntries)
    .where(inArray(voucherEntries.ledgerEntryId, [...entryIds]));
  return new Map(rows.flatMap(({ entryId, voucherId }) => (entryId === null ? [] : [[entryId, voucherId]])));
}
