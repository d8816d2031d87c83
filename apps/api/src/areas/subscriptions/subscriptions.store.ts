import type { Schemas } from "@reserve/contract";
import { searchKey } from "@reserve/domain";
import { and, asc, count, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { rowsOf } from "../../platform/database/database.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { pageFacts } from "../../platform/lists.ts";
import { type ListQuery, recordTable } from "../../platform/records/record-table.ts";
import { subscribers, subscriptions } from "./subscriptions.tables.ts";

/** A subscription's row. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Subscription records. */
export const subscriptionRows = recordTable(subscriptions);

/** Returns a page of subscriptions with the total; a shop has few, so pages use offsets. */
export async function listSubscriptions(
  db: Db,
  { search, type, page = 1, pageSize = 25, sort = "name" }: ListQuery<"listSubscriptions">,
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
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ count: count() }).from(subscriptions).where(where);
  return {
    ...pageFacts({ page, pageSize }, { totalCount: total?.count ?? 0, totalIsExact: true }),
    items: await Promise.all(rows.map((row) => withCounts(db, row))),
  };
}

/** Returns the subscription with this identifier; null if there is none. */
export async function subscriptionNamed(db: Db, identifier: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.identifier, identifier));
  return row ?? null;
}

/** Returns the name of another subscription than `id` with this identifier; null when free. */
export async function whoHasIdentifier(db: Db, identifier: string, id?: number): Promise<string | null> {
  const [row] = await db
    .select({ localizations: subscriptions.localizations })
    .from(subscriptions)
    .where(and(eq(subscriptions.identifier, identifier), id === undefined ? undefined : ne(subscriptions.id, id)));
  return row?.localizations.fr.name ?? null;
}

/** Inserts a subscription. */
export function insertSubscription(tx: Db, save: Schemas["SubscriptionSave"], now: Date): Promise<SubscriptionRow> {
  return subscriptionRows.insert(tx, { ...stored(save), createdAt: now });
}

/** Updates a locked subscription. */
export function changeSubscription(tx: Db, id: number, save: Schemas["SubscriptionSave"]): Promise<SubscriptionRow> {
  return subscriptionRows.change(tx, id, stored(save));
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

/** Returns a subscription as in the contract. */
export async function withCounts(db: Db, row: SubscriptionRow): Promise<Schemas["Subscription"]> {
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
