import type { Db } from "../../platform/database/database.ts";
import { continueIds, insertRows } from "../../platform/seed/insert-rows.ts";
import { menuItems } from "./menu.tables.ts";

/** Inserts menu entries, parents first, with explicit ids, and moves the id sequence past them. */
export async function addMenuItems(tx: Db, added: readonly (typeof menuItems.$inferInsert & { id: number })[]): Promise<void> {
  await insertRows(tx, menuItems, added);
  await continueIds(tx, menuItems);
}
