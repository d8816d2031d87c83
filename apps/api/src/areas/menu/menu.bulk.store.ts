import type { Db } from "../../platform/database/database.ts";
import { continueIds, insertRows } from "../../platform/seed/insert-rows.ts";
import { menuItems } from "./menu.tables.ts";

/** Inserts entries of the menu, those above one before it; all ids are given, and new entries number on from the highest. */
export async function addMenuItems(tx: Db, added: readonly (typeof menuItems.$inferInsert & { id: number })[]): Promise<void> {
  await insertRows(tx, menuItems, added);
  await continueIds(tx, menuItems);
}
