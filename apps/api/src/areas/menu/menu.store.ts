import { type TreePlace, walkTree } from "@reserve/domain";
import { count, eq, max, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { recordTable } from "../../platform/records/record-table.ts";
import { placesTable } from "../../platform/trees/trees.ts";
import { menuItems } from "./menu.tables.ts";

/** A menu entry's row. */
export type MenuRow = typeof menuItems.$inferSelect;
/** A menu entry with its level. */
export type MenuNode = MenuRow & { level: number };

/** Editable fields of the entry, checked. */
export type MenuText = Pick<MenuRow, "localizations" | "urlAbsolute" | "isExternalUrl" | "style">;

/** Returns the whole menu in depth-first order. */
export async function listMenu(db: Db): Promise<MenuNode[]> {
  return walkTree(await db.select().from(menuItems));
}

/** Records of menu entries. */
export const menuRows = recordTable(menuItems);

/** Counts the children of an entry. */
export async function countBelow(db: Db, id: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(menuItems).where(eq(menuItems.parentId, id));
  return row?.count ?? 0;
}

/** Inserts an entry as the last child of its parent. */
export async function insertItem(tx: Db, text: MenuText, parentId: number | null): Promise<MenuRow> {
  const beside = parentId === null ? sql`${menuItems.parentId} is null` : eq(menuItems.parentId, parentId);
  const [last] = await tx
    .select({ position: max(menuItems.position) })
    .from(menuItems)
    .where(beside);
  return menuRows.insert(tx, { ...text, parentId, position: (last?.position ?? 0) + 1 });
}

/** Moves entries of the locked menu. */
export async function placeItems(tx: Db, places: readonly TreePlace[]): Promise<void> {
  if (places.length === 0) return;
  await tx.execute(
    sql`update menu_items set parent_id = place.parent_id, position = place.position from ${placesTable(places)} where menu_items.id = place.id`,
  );
}
