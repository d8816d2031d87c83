import { type Allowance, lowersOwed } from "@reserve/domain";
import { asc, eq } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { orderAllowances } from "./allowances.tables.ts";
import { entriesOf } from "./ledger.store.ts";

/** Records an allowance without money. */
export async function addAllowance(tx: Db, allowance: typeof orderAllowances.$inferInsert): Promise<void> {
  await tx.insert(orderAllowances).values(allowance);
}

/** Returns what was taken off an order after the sale, by refunds and without money, for its invoice. */
export async function allowancesOf(tx: Db, documentId: number): Promise<Allowance[]> {
  const granted = await tx
    .select()
    .from(orderAllowances)
    .where(eq(orderAllowances.documentId, documentId))
    .orderBy(asc(orderAllowances.id));
  const refunds = (await entriesOf(tx, documentId)).flatMap(({ reason, amountCents }) =>
    reason && lowersOwed(reason) ? [{ cents: -amountCents, isPostage: reason === "Postage" }] : [],
  );
  return [...refunds, ...granted.map(({ amountCents, reason }) => ({ cents: amountCents, isPostage: reason === "Postage" }))];
}
