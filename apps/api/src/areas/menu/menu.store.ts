import { type TreePlace, walkTree } from "@reserve/domain";
import { count, eq, max, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
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

/** Locks an entry for this transaction, waiting for a concurrent one; null if there is none. */
export async function lockItem(tx: Db, id: number): Promise<MenuRow | null> {
  const [row] = await tx.select().from(menuItems).where(eq(menuItems.id, id)).for("update");
  return row ?? null;
}

/** Counts the children of an entry. */
export async function countBelow(db: Db, id: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(menuItems).where(eq(menuItems.parentId, id));
  return row?.count ?? 0;
}

/** Inserts an entry as the last child of its parent; returns its id. */
export async function insertItem(tx: Db, text: MenuText, parentId: number | null): Promise<number> {
  const beside = parentId === null ? sql`${menuItems.parentId} is null` : eq(menuItems.parentId, parentId);
  const [last] = await tx
    .select({ position: max(menuItems.position) })
    .from(menuItems)
    .where(beside);
  const [row] = await tx
    .insert(menuItems)
    .values({ ...text, parentId, position: (last?.position ?? 0) + 1 })
    .returning({ id: menuItems.id });
  if (!row) throw new Error("an insert returned no row");
  return row.id;
}

/** Updates a locked entry and increments its version. */
export async function changeItem(tx: Db, id: number, text: MenuText): Promise<void> {
  await tx
    .update(menuItems)
    .set({ ...text, version: sql`${menuItems.version} + 1` })
    .where(eq(menuItems.id, id));
}

/** Deletes a locked entry. */
export async function removeItem(tx: Db, id: number): Promise<void> {
  await tx.delete(menuItems).where(eq(menuItems.id, id));
}

/** Moves entries of the locked menu. */
export async function placeItems(tx: Db, places: readonly TreePlace[]): Promise<void> {
  if (places.length === 0) return;
  await tx.execute(
    sql`update menu_items set parent_id = place.parent_id, position = place.position from ${placesTable(places)} where menu_items.id = place.id`,
  );
}
