import type { Schemas } from "@reserve/contract";
import { type SubscriptionType, searchKey } from "@reserve/domain";
import { and, asc, count, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { rowsOf } from "../../platform/database/database.ts";
import type { PageParams } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { pageFacts } from "../../platform/lists.ts";
import { subscribers, subscriptions } from "./subscriptions.tables.ts";

/** A subscription's row. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Returns a page of subscriptions with the total; a shop has few, so pages use offsets. */
export async function listSubscriptions(
  db: Db,
  { search, type }: { search?: string | undefined; type?: readonly SubscriptionType[] | undefined },
  sort: string,
  params: Pick<PageParams, "page" | "pageSize">,
): Promise<Schemas["SubscriptionPage"]> {
  const where = and(
    search?.trim() ? matchesTyped(subscriptions.searchText, search) : undefined,
    type?.length ? inArray(subscriptions.type, [...type]) : undefined,
  );
  const key = sort.endsWith("name") ? subscriptions.nameKey : subscriptions.createdAt;
  const order = sort.startsWith("-") ? desc : asc;
  const rows = await db
    .select()
    .from(subscriptions)
    .where(where)
    .orderBy(order(key), order(subscriptions.id))
    .limit(params.pageSize)
    .offset((params.page - 1) * params.pageSize);
  const [total] = await db.select({ count: count() }).from(subscriptions).where(where);
  return {
    ...pageFacts(params, { totalCount: total?.count ?? 0, totalIsExact: true }),
    items: await Promise.all(rows.map((row) => withCounts(db, row))),
  };
}

/** Returns a subscription, or null. */
export async function findSubscription(db: Db, id: number): Promise<Schemas["Subscription"] | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ? withCounts(db, row) : null;
}

/** Returns a subscription's row, or null. */
export async function subscriptionRow(db: Db, id: number): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

/** Returns the subscription with this identifier; null if there is none. */
export async function subscriptionNamed(db: Db, identifier: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.identifier, identifier));
  return row ?? null;
}

/** Locks the record for this transaction and returns it; null when it does not exist. */
export async function lockSubscription(tx: Db, id: number): Promise<Schemas["Subscription"] | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for("update");
  return row ? withCounts(tx, row) : null;
}

/** Returns the name of another subscription with this identifier; null when free. */
export async function whoHasIdentifier(db: Db, identifier: string, exceptId: number | null): Promise<string | null> {
  const [row] = await db
    .select({ localizations: subscriptions.localizations })
    .from(subscriptions)
    .where(and(eq(subscriptions.identifier, identifier), exceptId === null ? undefined : ne(subscriptions.id, exceptId)));
  return row?.localizations.fr.name ?? null;
}

/** Inserts a record; returns it as stored. */
export async function insertSubscription(tx: Db, save: Schemas["SubscriptionSave"], now: Date): Promise<Schemas["Subscription"]> {
  const [row] = await tx
    .insert(subscriptions)
    .values({ ...stored(save), createdAt: now })
    .returning();
  if (!row) throw new Error("an insert returned no row");
  return withCounts(tx, row);
}

/** Updates a locked record and increments its version; returns it as stored. */
export async function changeSubscription(tx: Db, id: number, save: Schemas["SubscriptionSave"]): Promise<Schemas["Subscription"]> {
  const [row] = await tx
    .update(subscriptions)
    .set({ ...stored(save), version: sql`${subscriptions.version} + 1` })
    .where(eq(subscriptions.id, id))
    .returning();
  if (!row) throw new Error("a held record vanished");
  return withCounts(tx, row);
}

/** Deletes a locked subscription without subscribers. */
export async function removeSubscription(tx: Db, id: number): Promise<void> {
  await tx.delete(subscriptions).where(eq(subscriptions.id, id));
}

function stored({ type, identifier, displayedText, needsConfirmation, localizations }: Schemas["SubscriptionSave"]) {
  const names = [localizations.fr.name, localizations.en.name, identifier];
  return {
    ...{ type, identifier, displayedText, needsConfirmation, localizations },
    nameKey: searchKey(localizations.fr.name),
    searchText: ` ${names
      .map(searchKey)
      .filter((key) => key !== "")
      .join(" ")}`,
  };
}

async function withCounts(db: Db, row: SubscriptionRow): Promise<Schemas["Subscription"]> {
  // One subscription at a time, so that the index on state is sufficient.
  const counted = await rowsOf<{ state: string; people: number }>(
    db,
    sql`select state, count(*)::integer as people from ${subscribers} where subscription_id = ${row.id} group by state`,
  );
  const people = new Map(counted.map(({ state, people }) => [state, people]));
  const of = (...states: string[]) => states.reduce((sum, state) => sum + (people.get(state) ?? 0), 0);
  return {
    id: row.id,
    type: row.type,
    identifier: row.identifier,
    displayedText: row.displayedText,
    needsConfirmation: row.needsConfirmation,
    localizations: row.localizations,
    subscribedCount: of("Subscribed"),
    pendingCount: of("Pending"),
    leftCount: of("Unsubscribed", "Removed", "Dead"),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}
