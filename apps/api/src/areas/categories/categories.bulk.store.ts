import type { Db } from "../../platform/database/database.ts";
import { continueIds, insertRows } from "../../platform/seed/insert-rows.ts";
import { categories } from "./categories.tables.ts";

/** Inserts categories, parents first, with explicit ids, and moves the id sequence past them. */
export async function addCategories(tx: Db, added: readonly (typeof categories.$inferInsert & { id: number })[]): Promise<void> {
  await insertRows(tx, categories, added);
  await continueIds(tx, categories);
}
