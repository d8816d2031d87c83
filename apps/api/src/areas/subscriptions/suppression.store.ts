import type { Schemas } from "@reserve/contract";
import { canRemove, emailKey, type SuppressionReason, searchKey } from "@reserve/domain";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import { moveSubscriber } from "./subscribers.store.ts";
import { subscribers, suppressedEmails } from "./subscriptions.tables.ts";

const NOTHING_ASKED = { request: null, requestedAt: null };

type Row = typeof suppressedEmails.$inferSelect;

const SORT_FIELDS = {
  email: { key: suppressedEmails.emailKey, type: "text" },
  at: { key: suppressedEmails.at, type: "timestamptz" },
} satisfies Record<string, SortField>;

/** Returns a page of suppressed e-mail addresses. */
export async function listSuppressed(
  db: Db,
  { search, reason }: { search?: string | undefined; reason?: readonly SuppressionReason[] | undefined },
  sort: string,
  params: PageParams,
): Promise<Omit<Schemas["SuppressedEmailPage"], "page" | "pageSize">> {
  const where = and(
    search?.trim() ? matchesTyped(suppressedEmails.searchText, search) : undefined,
    reason?.length ? inArray(suppressedEmails.reason, [...reason]) : undefined,
  );
  const ordering = orderingOf(sort, suppressedEmails.id, SORT_FIELDS);
  const found = idsOfPage(db, suppressedEmails, where, ordering, params);
  const rows = await db
    .select({ record: suppressedEmails, id: suppressedEmails.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(suppressedEmails, eq(suppressedEmails.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countRows(db, suppressedEmails, where, () => estimateRows(db, suppressedEmails, where));
  return { items: page.rows.map(({ record }) => asSuppressed(record)), nextCursor: page.nextCursor, ...counted };
}

/** Returns whether an e-mail address is suppressed, regardless of its subscriptions. */
export async function isSuppressed(db: Db, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: suppressedEmails.id })
    .from(suppressedEmails)
    .where(eq(suppressedEmails.emailKey, emailKey(email)));
  return row !== undefined;
}

/** A query of suppressed e-mail addresses in `emailKey` form. */
export const suppressedKeys = sql`select ${suppressedEmails.emailKey} from ${suppressedEmails}`;

/** Returns which of these e-mail addresses are suppressed. */
export async function suppressedOf(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .select({ email: suppressedEmails.emailKey })
    .from(suppressedEmails)
    .where(inArray(suppressedEmails.emailKey, emails.map(emailKey)));
  return new Set(rows.map(({ email }) => email));
}

/**
 * Suppresses an e-mail address and ends its subscriptions: as undeliverable after a bounce, else as removed by staff. Null if it was suppressed
 * already.
 */
export async function suppress(
  tx: Db,
  email: string,
  { reason, note = "", byName = null }: { reason: SuppressionReason; note?: string; byName?: string | null },
  now: Date,
): Promise<Schemas["SuppressedEmail"] | null> {
  const [added] = await tx
    .insert(suppressedEmails)
    .values({ email, emailKey: emailKey(email), reason, note, byName, at: now, searchText: ` ${searchKey(email)}` })
    .onConflictDoNothing()
    .returning();
  if (!added) return null;
  const people = await tx.select().from(subscribers).where(eq(subscribers.emailKey, added.emailKey)).for("update");
  const [state, kind] = reason === "Bounce" ? (["Dead", "Died"] as const) : (["Removed", "Removed"] as const);
  for (const person of people) {
    if (canRemove(person.state)) await moveSubscriber(tx, person, state, { kind, reason, note, byName }, now, NOTHING_ASKED);
  }
  // A person who unsubscribed and requested a new subscription keeps their state.
  await tx.update(subscribers).set(NOTHING_ASKED).where(eq(subscribers.emailKey, added.emailKey));
  return asSuppressed(added);
}

/** Ends the suppression of an e-mail address and returns it; null if it was not suppressed. */
export async function release(tx: Db, id: number): Promise<Schemas["SuppressedEmail"] | null> {
  const [row] = await tx.delete(suppressedEmails).where(eq(suppressedEmails.id, id)).returning();
  return row ? asSuppressed(row) : null;
}

function asSuppressed({ id, email, reason, note, byName, at }: Row): Schemas["SuppressedEmail"] {
  return { id, email, reason, note, by: byName, at: at.toISOString() };
}
