import { and, eq, gt, lt, ne, sql } from "drizzle-orm";
import { notifyPresence, type Watched } from "./changes.ts";
import type { Db } from "./database/database.ts";
import { users } from "./identity/identity.tables.ts";
import { personName } from "./identity/user-name.ts";
import { presences } from "./presences.tables.ts";

/** Milliseconds after which a page's presence expires, because its process was killed. Three times the renewal interval. */
const GONE_MS = 45_000;

/** A page that a user has opened on some records. */
interface Line {
  line: string;
  entity: Watched;
  ids: readonly number[];
  userId: number;
}

/** A person who has a record open. */
export interface PresentPerson {
  userName: string;
  /** Name shown to colleagues. */
  name: string;
  /** Field with unsaved input; null for none. */
  field: string | null;
}

/** Records that a user opened these records and notifies the others who have them open. */
export async function comeIn(db: Db, { line, entity, ids, userId }: Line, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(presences).where(lt(presences.seenAt, new Date(now.getTime() - GONE_MS)));
    await tx.insert(presences).values(ids.map((recordId) => ({ line, entity, recordId, userId, seenAt: now })));
    for (const id of ids) await notifyPresence(tx, entity, id);
  });
}

/** Renews the presence of a connection. */
export async function stayIn(db: Db, { line }: Pick<Line, "line">, now: Date): Promise<void> {
  await db.update(presences).set({ seenAt: now }).where(eq(presences.line, line));
}

/** Records in which field a user is typing (null: none) and notifies the others who have the record open. */
export async function typeIn(
  tx: Db,
  { entity, id, userId, field }: Pick<Line, "entity" | "userId"> & { id: number; field: string | null },
): Promise<void> {
  const isTheirs = and(eq(presences.entity, entity), eq(presences.recordId, id), eq(presences.userId, userId));
  const changed = await tx
    .update(presences)
    .set({ field })
    .where(and(isTheirs, sql`${presences.field} is distinct from ${field}`))
    .returning({ line: presences.line });
  if (changed.length > 0) await notifyPresence(tx, entity, id);
}

/** Removes a connection's presence and notifies the others who have its records open. */
export async function goOut(db: Db, { line, entity, ids }: Omit<Line, "userId">): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(presences).where(eq(presences.line, line));
    for (const id of ids) await notifyPresence(tx, entity, id);
  });
}

/** Returns the other people who have a record open, each once, by name. */
export async function othersAt(db: Db, { entity, userId }: Omit<Line, "line" | "ids">, id: number, now: Date): Promise<PresentPerson[]> {
  const rows = await db
    .select({
      userName: users.userName,
      firstName: users.firstName,
      lastName: users.lastName,
      // A page opened meanwhile has no field.
      field: sql<string | null>`max(${presences.field})`,
    })
    .from(presences)
    .innerJoin(users, eq(users.id, presences.userId))
    .where(
      and(
        eq(presences.entity, entity),
        eq(presences.recordId, id),
        ne(presences.userId, userId),
        gt(presences.seenAt, new Date(now.getTime() - GONE_MS)),
      ),
    )
    .groupBy(users.userName, users.firstName, users.lastName);
  return rows
    .map((row) => ({ userName: row.userName, name: personName(row), field: row.field }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "fr"));
}
