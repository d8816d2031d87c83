import type { Schemas } from "@reserve/contract";
import { searchKey } from "@reserve/domain";
import { and, asc, count, eq, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { users } from "../../platform/identity/identity.tables.ts";
import { savedViews } from "./views.tables.ts";

/** Editable fields of the view. */
export type ViewContent = Pick<typeof savedViews.$inferInsert, "list" | "name" | "address" | "isShared">;

/** Returns the views of a list that a user can see, by name: their own first, then those shared by others. */
export function listViews(db: Db, userId: number, list: Schemas["ViewedList"]): Promise<Schemas["SavedView"][]> {
  return select(db, userId, and(eq(savedViews.list, list), or(eq(savedViews.ownerId, userId), savedViews.isShared)));
}

/** Returns a user's own view; null if it does not exist or belongs to another user. */
export async function findOwnView(db: Db, userId: number, id: number): Promise<Schemas["SavedView"] | null> {
  const [view] = await select(db, userId, and(eq(savedViews.id, id), eq(savedViews.ownerId, userId)));
  return view ?? null;
}

/** Locks a user's own view for this transaction, waiting for a concurrent one; false if there is none. */
export async function lockOwnView(tx: Db, userId: number, id: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.ownerId, userId)))
    .for("update");
  return row !== undefined;
}

/** Counts a user's views of a list; locks against further ones until the transaction ends. */
export async function countOwnViews(tx: Db, userId: number, list: Schemas["ViewedList"]): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const [row] = await tx
    .select({ total: count() })
    .from(savedViews)
    .where(and(eq(savedViews.ownerId, userId), eq(savedViews.list, list)));
  return row?.total ?? 0;
}

/** Returns whether the user has another view of that list with an equivalent name. */
export async function isNameTaken(tx: Db, userId: number, list: Schemas["ViewedList"], name: string, id: number | null): Promise<boolean> {
  const rows = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(eq(savedViews.ownerId, userId), eq(savedViews.list, list), eq(savedViews.nameKey, nameKey(name))));
  return rows.some((row) => row.id !== id);
}

/** Adds a view; returns its id. */
export async function insertView(tx: Db, ownerId: number, view: ViewContent): Promise<number> {
  const [row] = await tx
    .insert(savedViews)
    .values({ ...view, ownerId, nameKey: nameKey(view.name) })
    .returning({ id: savedViews.id });
  if (!row) throw new Error("an insert returned no row");
  return row.id;
}

/** Updates a locked view and increments its version. */
export async function changeView(tx: Db, id: number, view: ViewContent): Promise<void> {
  await tx
    .update(savedViews)
    .set({ ...view, nameKey: nameKey(view.name), version: sql`${savedViews.version} + 1` })
    .where(eq(savedViews.id, id));
}

/** Deletes a locked view. */
export async function removeView(tx: Db, id: number): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.id, id));
}

/** Returns the folded name, so that no two names look alike; a name without letters or digits stays unchanged. */
function nameKey(name: string): string {
  return searchKey(name) || name;
}

async function select(db: Db, userId: number, where: SQL | undefined): Promise<Schemas["SavedView"][]> {
  const rows = await db
    .select({ view: savedViews, firstName: users.firstName, lastName: users.lastName })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.ownerId))
    .where(where)
    .orderBy(sql`${savedViews.ownerId} <> ${userId}`, asc(savedViews.nameKey), asc(savedViews.id));
  return rows.map(({ view, firstName, lastName }) => ({
    id: view.id,
    list: view.list,
    name: view.name,
    address: view.address,
    isShared: view.isShared,
    isMine: view.ownerId === userId,
    ownerName: `${firstName} ${lastName}`.trim(),
    version: view.version,
  }));
}
