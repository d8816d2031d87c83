import { fromCents } from "@reserve/domain";
import { asc, eq } from "drizzle-orm";
import type { PersonMoves } from "../../platform/customers/person-moves.ts";
import type { PersonRecords } from "../../platform/customers/person-records.ts";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { discountRedemptions, discounts } from "./discounts.tables.ts";

/** Personal data export: discounts per order. */
export const personalData: PersonalData = {
  name: "discounts",
  read: async (db, { customerId }) => {
    const rows = await db
      .select({ row: discountRedemptions, name: discounts.name })
      .from(discountRedemptions)
      .innerJoin(discounts, eq(discounts.id, discountRedemptions.discountId))
      .where(eq(discountRedemptions.customerId, customerId))
      .orderBy(asc(discountRedemptions.redeemedAt), asc(discountRedemptions.orderReference));
    return rows.map(({ row, name }) => ({
      ...{ discount: name, orderReference: row.orderReference, taken: fromCents(row.takenCents) },
      ...{ redeemedAt: row.redeemedAt.toISOString(), releasedAt: row.releasedAt?.toISOString() ?? null },
    }));
  },
};

/** Erasing keeps the redemptions of orders but removes the customer. */
export const personRecords: PersonRecords = {
  erase: async (tx, { customerId }) => {
    await tx.update(discountRedemptions).set({ customerId: null }).where(eq(discountRedemptions.customerId, customerId));
  },
};

/** Merge: moves the redemptions. */
export const personMoves: PersonMoves = {
  name: "discounts",
  count: (db, customerId) => db.$count(discountRedemptions, eq(discountRedemptions.customerId, customerId)),
  move: async (tx, from, into) =>
    void (await tx.update(discountRedemptions).set({ customerId: into }).where(eq(discountRedemptions.customerId, from))),
};
