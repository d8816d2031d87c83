import { fromCents, voucherNumber } from "@reserve/domain";
import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { PersonMoves } from "../../../platform/customers/person-moves.ts";
import type { PersonRecords } from "../../../platform/customers/person-records.ts";
import type { PersonalData } from "../../../platform/customers/personal-data.ts";
import { voucherEntries } from "./voucher-entries.tables.ts";
import { voucherSearchText } from "./vouchers.store.ts";
import { vouchers } from "./vouchers.tables.ts";

/** Personal data export: the vouchers that only this person may use, with their history. */
export const personalData: PersonalData = {
  name: "vouchers",
  read: async (db, { customerId }) => {
    const rows = await db
      .select({ voucher: vouchers, entry: voucherEntries })
      .from(vouchers)
      .innerJoin(voucherEntries, eq(voucherEntries.voucherId, vouchers.id))
      .where(eq(vouchers.customerId, customerId))
      .orderBy(asc(vouchers.id), asc(voucherEntries.id));
    return [...Map.groupBy(rows, ({ voucher }) => voucher.id).values()].flatMap((history) => {
      const [first] = history;
      if (!first) return [];
      const { id, code, valueCents, balanceCents, issuedAt, expiresOn, note } = first.voucher;
      return {
        ...{ number: voucherNumber(id), code, value: fromCents(valueCents), balance: fromCents(balanceCents), expiresOn, note },
        issuedAt: issuedAt.toISOString(),
        entries: history.map(({ entry: { kind, amountCents, at, reason, hasAgreement } }) => ({
          ...{ kind, amount: fromCents(amountCents), at: at.toISOString(), reason, customerAgrees: hasAgreement },
        })),
      };
    });
  },
};

/** Erasure: vouchers stay as accounting records, without the customer and what was written about them; whoever has the code may use them. */
export const personRecords: PersonRecords = {
  erase: async (tx, { customerId }) => {
    const found = await tx.select().from(vouchers).where(eq(vouchers.customerId, customerId)).orderBy(asc(vouchers.id)).for("update");
    if (found.length === 0) return;
    for (const voucher of found) {
      const searchText = voucherSearchText({ ...voucher, note: null });
      await tx.update(vouchers).set({ customerId: null, note: null, searchText }).where(eq(vouchers.id, voucher.id));
    }
    const ids = found.map(({ id }) => id);
    await tx
      .update(voucherEntries)
      .set({ reason: null })
      .where(and(inArray(voucherEntries.voucherId, ids), isNotNull(voucherEntries.reason)));
  },
};

/** Merge: moves the vouchers. */
export const personMoves: PersonMoves = {
  name: "vouchers",
  count: (db, customerId) => db.$count(vouchers, eq(vouchers.customerId, customerId)),
  move: async (tx, from, into) => void (await tx.update(vouchers).set({ customerId: into }).where(eq(vouchers.customerId, from))),
};
