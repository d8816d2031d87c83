import type { Db } from "../../platform/database/database.ts";
import { continueIds, insertRows } from "../../platform/seed/insert-rows.ts";
import { offers } from "./offers.tables.ts";

/** Inserts offers of products that are there already; all ids are given, and new offers number on from the highest. */
export async function addOffers(tx: Db, added: readonly (typeof offers.$inferInsert & { id: number })[]): Promise<void> {
  await insertRows(tx, offers, added);
  await continueIds(tx, offers);
}
