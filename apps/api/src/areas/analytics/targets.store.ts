import type { Schemas } from "@reserve/contract";
import { searchKey, type TargetGroup } from "@reserve/domain";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import { targets } from "./analytics.tables.ts";

type Row = typeof targets.$inferSelect;

/** Fields of a target, with its count. */
export interface TargetTerms {
  name: string;
  description: string;
  tree: TargetGroup;
  people: number;
}

const SORT_FIELDS = {
  name: { key: targets.nameKey, type: "text" },
  updatedAt: { key: targets.updatedAt, type: "timestamptz" },
  count: { key: targets.people, type: "integer" },
} satisfies Record<string, SortField>;

/** Returns a page of targets, with the total. */
export async function listTargets(
  db: Db,
  search: string | undefined,
  sort: string,
  params: PageParams,
): Promise<Omit<Schemas["TargetPage"], "page" | "pageSize">> {
  const where = search?.trim() ? matchesTyped(targets.searchText, search) : undefined;
  const ordering = orderingOf(sort, targets.id, SORT_FIELDS);
  const found = idsOfPage(db, targets, where, ordering, params);
  const rows = await db
    .select({ record: targets, id: targets.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(targets, eq(targets.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countRows(db, targets, where, () => estimateRows(db, targets, where), where ? orderBy(ordering) : []);
  return { items: page.rows.map(({ record }) => asSummary(record)), nextCursor: page.nextCursor, ...counted };
}

/** Returns the record, or null. */
export async function findTarget(db: Db, id: number): Promise<Row | null> {
  const [row] = await db.select().from(targets).where(eq(targets.id, id));
  return row ?? null;
}

/** Locks the record for this transaction; null when it does not exist. */
export async function lockTarget(tx: Db, id: number): Promise<Row | null> {
  const [row] = await tx.select().from(targets).where(eq(targets.id, id)).for("update");
  return row ?? null;
}

/** Inserts a record; returns it as stored. */
export async function insertTarget(tx: Db, terms: TargetTerms, now: Date): Promise<Row> {
  const [row] = await tx
    .insert(targets)
    .values({ ...stored(terms), countedAt: now, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error("an insert returned no row");
  return row;
}

/** Updates a locked record and increments its version; returns it as stored. */
export async function changeTarget(tx: Db, id: number, terms: TargetTerms, now: Date): Promise<Row> {
  const [row] = await tx
    .update(targets)
    .set({ ...stored(terms), countedAt: now, updatedAt: now, version: sql`${targets.version} + 1` })
    .where(eq(targets.id, id))
    .returning();
  if (!row) throw new Error("a held record vanished");
  return row;
}

/** Deletes a locked record. */
export async function removeTarget(tx: Db, id: number): Promise<void> {
  await tx.delete(targets).where(eq(targets.id, id));
}

function stored({ name, description, tree, people }: TargetTerms) {
  const nameKey = searchKey(name);
  return { name, nameKey, description, tree, people, searchText: ` ${nameKey} ${searchKey(description)}` };
}

/** Converts a row to its list item on the wire. */
export function asSummary(row: Row): Schemas["TargetSummary"] {
  const { id, name, description, tree, people: count, countedAt, createdAt, updatedAt, version } = row;
  return {
    ...{ id, name, description, tree: tree as Schemas["TargetGroup"], count, version },
    countedAt: countedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
