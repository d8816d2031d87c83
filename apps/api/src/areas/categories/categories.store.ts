import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { branchIds, categoryAddress, childrenByParent, type TreePlace, walkTree } from "@reserve/domain";
import { and, asc, count, eq, max, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { recordTable } from "../../platform/records/record-table.ts";
import { placesTable } from "../../platform/trees/trees.ts";
import { categories } from "./categories.tables.ts";

/** A category's row. */
export type CategoryRow = typeof categories.$inferSelect;

/** Category records. */
export const categoryRows = recordTable(categories);

/** Editable fields of a category, validated. */
export type CategoryText = Pick<CategoryRow, "code" | "localizations" | "pageUrl" | "isVisible">;

/** Returns all categories in depth-first order. */
export async function listCategories(db: Db): Promise<Schemas["CategoryNode"][]> {
  const rows = await db.select().from(categories);
  const children = childrenByParent(rows);
  return walkTree(rows).map((row) => ({ ...row, childCount: children.get(row.id)?.length ?? 0 }));
}

/** Returns the ancestors of a category, root first. */
export async function categoriesAbove(db: Db, { parentId }: CategoryRow): Promise<CategoryRow[]> {
  const above: CategoryRow[] = [];
  for (let id = parentId; id !== null; ) {
    const row = await categoryRows.find(db, id);
    if (!row) break;
    above.unshift(row);
    id = row.parentId;
  }
  return above;
}

/** Counts the children of a category. */
export async function countChildren(db: Db, id: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(categories).where(eq(categories.parentId, id));
  return row?.count ?? 0;
}

/** Returns another category than `id` with this code; null if there is none. */
export async function categoryOfCode(db: Db, code: string, id?: number): Promise<CategoryRow | null> {
  const [row] = await db
    .select()
    .from(categories)
    .where(and(eq(categories.code, code), id === undefined ? undefined : ne(categories.id, id)));
  return row ?? null;
}

/** Adds a category as the last child of its parent; null if another one took its code meanwhile. */
export async function insertCategory(tx: Db, text: CategoryText, parentId: number | null): Promise<CategoryRow | null> {
  const beside = parentId === null ? sql`${categories.parentId} is null` : eq(categories.parentId, parentId);
  const [last] = await tx
    .select({ position: max(categories.position) })
    .from(categories)
    .where(beside);
  return categoryRows.insertIfFree(tx, { ...text, parentId, position: (last?.position ?? 0) + 1 });
}

/** Moves categories of a locked tree. */
export async function placeCategories(tx: Db, places: readonly TreePlace[]): Promise<void> {
  if (places.length === 0) return;
  await tx.execute(
    sql`update categories set parent_id = place.parent_id, position = place.position from ${placesTable(places)} where categories.id = place.id`,
  );
}

/** Returns the codes of the categories shown on the public site: visible, with all ancestors visible. */
export async function visibleCodes(db: Db): Promise<Set<string>> {
  return new Set(visibleOf(await db.select().from(categories).orderBy(asc(categories.id))).map(({ code }) => code));
}

/** Returns the nodes that are visible with all ancestors, in reading order. */
export function visibleOf<Row extends TreePlace & { isVisible: boolean }>(rows: readonly Row[]): (Row & { level: number })[] {
  // The walk does not reach children of hidden nodes.
  return walkTree(rows.filter(({ isVisible }) => isVisible));
}

/** Returns the first-level categories shown on the site. */
export async function shownCategories(db: Db, { locale }: { locale: LocaleCode }): Promise<Schemas["ShownWord"][]> {
  return visibleOf(await db.select().from(categories))
    .filter(({ level }) => level === 1)
    .map(({ id, code, pageUrl, localizations }) => ({
      id,
      name: (localizations[locale] ?? localizations.fr).name,
      address: pageUrl ?? categoryAddress(code),
    }));
}

/** Returns the ids of each existing category and its descendants, by category id. */
export async function categoryBranches(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: categories.id, parentId: categories.parentId, position: categories.position }).from(categories);
  const branches = ids.map((id): [number, number[]] => [id, [...branchIds(rows, id)]]);
  return new Map(branches.filter(([, branch]) => branch.length > 0));
}
