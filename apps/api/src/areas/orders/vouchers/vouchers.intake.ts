import {
  type IntakeFault,
  type IntakeReason,
  type PaymentEvent,
  parisDay,
  type VoucherFault,
  voucherCodeOf,
  voucherFault,
  voucherNumber,
} from "@reserve/domain";
import { asc, inArray } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { ledgerEntries } from "../ledger/ledger.tables.ts";
import { moveVoucher, type VoucherRow } from "./voucher-moves.store.ts";
import { vouchers } from "./vouchers.tables.ts";

interface VoucherPayment {
  event: PaymentEvent;
  cents: number;
  at: Date;
  voucherCode?: string | undefined;
}

/** A voucher of a payment from outside, with what it covers. */
interface Covered {
  id: number;
  cents: number;
}

/** A ledger entry whose money is a voucher's. */
export interface UsedVoucher {
  entry: typeof ledgerEntries.$inferInsert;
  voucher: Covered;
}

/**
 * Locks the vouchers of payments in id order. `use` returns what a voucher covers of one, null without a voucher, or its fault: an invalid voucher has
 * moved no money, so that nothing is lost. What exceeds the balance is not recorded: the order stays due for it.
 */
export async function lockIntakeVouchers(tx: Db, payments: readonly VoucherPayment[]) {
  const codes = payments.flatMap(({ event, voucherCode }) =>
    isMoney(event) && voucherCode !== undefined ? (voucherCodeOf(voucherCode) ?? []) : [],
  );
  const rows =
    codes.length === 0 ? [] : await tx.select().from(vouchers).where(inArray(vouchers.code, codes)).orderBy(asc(vouchers.id)).for("update");
  const byCode = new Map(rows.map((row) => [row.code, { ...row }]));
  return {
    use({ event, cents, at, voucherCode }: VoucherPayment, customerId: number | null): Covered | { fault: IntakeFault } | null {
      if (voucherCode === undefined || !isMoney(event)) return null;
      const voucher = byCode.get(voucherCodeOf(voucherCode) ?? "");
      if (!voucher) return faultOf("UnknownVoucher");
      const fault = faultAt(voucher, event, customerId, parisDay(at));
      if (fault) return faultOf(REASONS[fault]);
      const covered = event === "Paid" ? Math.min(cents, voucher.balanceCents) : cents;
      // The next payment of the batch has what is left.
      voucher.balanceCents += event === "Paid" ? -covered : covered;
      return { id: voucher.id, cents: covered };
    },
  };
}

/** Records the entries of vouchers, each with its line of the voucher's history. */
export async function recordIntakeVouchers(tx: Db, used: readonly UsedVoucher[]): Promise<void> {
  for (const { entry, voucher } of used) {
    const row = { ...entry, means: "Voucher" as const, reference: voucherNumber(voucher.id) };
    const [added] = await tx.insert(ledgerEntries).values(row).returning({ id: ledgerEntries.id });
    const kind = entry.kind === "Refund" ? "Credited" : "Redeemed";
    const { at, documentId = null } = entry;
    const amountCents = kind === "Credited" ? voucher.cents : -voucher.cents;
    await moveVoucher(tx, { voucherId: voucher.id, kind, amountCents, at, takenBy: null, documentId, ledgerEntryId: added?.id ?? null });
  }
}

function faultAt(voucher: VoucherRow, event: PaymentEvent, customerId: number | null, day: string): VoucherFault | null {
  // A refund may fill an empty voucher.
  const balanceCents = event === "Refunded" ? Math.max(1, voucher.balanceCents) : voucher.balanceCents;
  return voucherFault({ ...voucher, balanceCents }, customerId, day);
}

const isMoney = (event: PaymentEvent) => event === "Paid" || event === "Refunded";
const faultOf = (reason: IntakeReason) => ({ fault: { property: "voucherCode", reason } });
const REASONS: Readonly<Record<VoucherFault, IntakeReason>> = {
  expired: "VoucherExpired",
  empty: "VoucherEmpty",
  cancelled: "VoucherCancelled",
  otherCustomer: "VoucherOfOther",
};
