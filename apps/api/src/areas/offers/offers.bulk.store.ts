import type { Db } from "../../platform/database/database.ts";
import { continueIds, insertRows } from "../../platform/seed/insert-rows.ts";
import { offers } from "./offers.tables.ts";

/** Inserts offers of existing products with explicit ids, and moves the id sequence past them. */
export async function addOffers(tx: Db, added: readonly (typeof offers.$inferInsert & { id: number })[]): Promise<void> {
  await insertRows(tx, offers, added);
  await continueIds(tx, offers);
}
