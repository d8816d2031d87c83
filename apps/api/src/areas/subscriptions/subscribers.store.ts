import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import {
  CONFIRMATION_DAYS,
  type DayFigures,
  emailKey,
  parisDayStart,
  type StatsUnit,
  type SubscriberEventKind,
  type SubscriberState,
  searchKey,
  statsOf,
  statsStarts,
} from "@reserve/domain";
import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { rowsOf } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import { type Consent, subscriberEvents, subscribers, subscriptions, suppressedEmails } from "./subscriptions.tables.ts";

/** A subscriber's row. */
export type SubscriberRow = typeof subscribers.$inferSelect;

const SORT_FIELDS = {
  email: { key: subscribers.emailKey, type: "text" },
  since: { key: subscribers.since, type: "timestamptz" },
} satisfies Record<string, SortField>;

const isOnList = sql<boolean>`exists (select 1 from ${suppressedEmails} where ${suppressedEmails.emailKey} = ${subscribers.emailKey})`;

/** Returns a page of current and former subscribers, with the total. */
export async function listSubscribers(
  db: Db,
  subscriptionId: number,
  { search, state }: { search?: string | undefined; state?: readonly SubscriberState[] | undefined },
  sort: string,
  params: PageParams,
): Promise<Omit<Schemas["SubscriberPage"], "page" | "pageSize">> {
  const where = and(
    eq(subscribers.subscriptionId, subscriptionId),
    search?.trim() ? matchesTyped(subscribers.searchText, search) : undefined,
    state?.length ? inArray(subscribers.state, [...state]) : undefined,
  );
  const ordering = orderingOf(sort, subscribers.id, SORT_FIELDS);
  const found = idsOfPage(db, subscribers, where, ordering, params);
  const rows = await db
    .select({ record: subscribers, isSuppressed: isOnList, id: subscribers.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(subscribers, eq(subscribers.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countRows(db, subscribers, where, () => estimateRows(db, subscribers, where), orderBy(ordering));
  return {
    items: page.rows.map(({ record, isSuppressed }) => asSubscriber(record, isSuppressed)),
    nextCursor: page.nextCursor,
    ...counted,
  };
}

/** Returns the subscriptions of these e-mail addresses, also cancelled ones; latest first. */
export async function subscriptionsOfEmails(
  db: Db,
  emails: readonly string[],
  locale: LocaleCode,
): Promise<Schemas["CustomerSubscription"][]> {
  const rows = await db
    .select({ row: subscribers, localizations: subscriptions.localizations, isSuppressed: isOnList })
    .from(subscribers)
    .innerJoin(subscriptions, eq(subscriptions.id, subscribers.subscriptionId))
    .where(inArray(subscribers.emailKey, emails.map(emailKey)))
    .orderBy(desc(subscribers.since), desc(subscribers.id));
  return rows.map(({ row: { id, subscriptionId, email, state, since }, localizations, isSuppressed }) => ({
    ...{ id, subscriptionId, subscription: localizations[locale].name || localizations.fr.name },
    ...{ email, state, since: since.toISOString(), isSuppressed },
  }));
}

/** Yields the subscribers in batches, for the export. */
export async function* subscribersInBatches(
  db: Db,
  subscriptionId: number,
  state: readonly SubscriberState[] | undefined,
  size: number,
): AsyncGenerator<readonly SubscriberRow[], void> {
  let lastId = 0;
  while (true) {
    const rows = await db
      .select()
      .from(subscribers)
      .where(
        and(
          eq(subscribers.subscriptionId, subscriptionId),
          state?.length ? inArray(subscribers.state, [...state]) : undefined,
          gt(subscribers.id, lastId),
        ),
      )
      .orderBy(asc(subscribers.id))
      .limit(size);
    if (rows.length === 0) return;
    lastId = rows.at(-1)?.id ?? lastId;
    yield rows;
  }
}

/** Returns a person with their proof of consent and history; null if there is none. */
export async function findProof(db: Db, id: number): Promise<Schemas["SubscriberProof"] | null> {
  const [found] = await db.select({ record: subscribers, isSuppressed: isOnList }).from(subscribers).where(eq(subscribers.id, id));
  if (!found) return null;
  const { record } = found;
  const events = await db.select().from(subscriberEvents).where(eq(subscriberEvents.subscriberId, id)).orderBy(asc(subscriberEvents.id));
  return {
    ...asSubscriber(record, found.isSuppressed),
    consent: {
      at: record.consentAt.toISOString(),
      words: record.words,
      origin: record.origin,
      url: record.url,
      network: record.network,
    },
    confirmedAt: record.confirmedAt?.toISOString() ?? null,
    confirmedNetwork: record.confirmedNetwork,
    events: events.map(({ kind, at, reason, note, byName }) => ({ kind, at: at.toISOString(), reason, note, by: byName })),
  };
}

/** Returns a subscriber's row; null if there is none. */
export async function subscriberRow(db: Db, id: number): Promise<SubscriberRow | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row ?? null;
}

/** Locks a subscriber for this transaction; null when missing. */
export async function lockSubscriber(tx: Db, id: number): Promise<SubscriberRow | null> {
  const [row] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for("update");
  return row ?? null;
}

/** Locks the subscriber with an e-mail address; null when missing. */
export async function lockByEmail(tx: Db, subscriptionId: number, email: string): Promise<SubscriberRow | null> {
  const [row] = await tx
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.subscriptionId, subscriptionId), eq(subscribers.emailKey, emailKey(email))))
    .for("update");
  return row ?? null;
}

/** Whether a subscription has or had subscribers. */
export async function hasPeople(db: Db, subscriptionId: number): Promise<boolean> {
  const [row] = await db.select({ id: subscribers.id }).from(subscribers).where(eq(subscribers.subscriptionId, subscriptionId)).limit(1);
  return row !== undefined;
}

/** Returns the states of these e-mail addresses in a subscription, and which are suppressed. */
export async function knownEmails(
  db: Db,
  subscriptionId: number,
  keys: readonly string[],
): Promise<{ states: ReadonlyMap<string, SubscriberState>; suppressed: ReadonlySet<string> }> {
  if (keys.length === 0) return { states: new Map(), suppressed: new Set() };
  const rows = await db
    .select({ key: subscribers.emailKey, state: subscribers.state })
    .from(subscribers)
    .where(and(eq(subscribers.subscriptionId, subscriptionId), inArray(subscribers.emailKey, [...keys])));
  const listed = await db
    .select({ key: suppressedEmails.emailKey })
    .from(suppressedEmails)
    .where(inArray(suppressedEmails.emailKey, [...keys]));
  return { states: new Map(rows.map(({ key, state }) => [key, state])), suppressed: new Set(listed.map(({ key }) => key)) };
}

/** A new subscriber. */
export interface NewSubscriber extends Consent {
  subscriptionId: number;
  email: string;
  firstName: string;
  lastName: string;
  locale: SubscriberRow["locale"];
  state: "Pending" | "Subscribed";
}

/** Inserts subscribers with their first event, skipping known addresses; returns those added. */
export async function addSubscribers(
  tx: Db,
  added: readonly NewSubscriber[],
  event: { kind: SubscriberEventKind; byName: string | null },
  now: Date,
): Promise<SubscriberRow[]> {
  if (added.length === 0) return [];
  const rows = await tx
    .insert(subscribers)
    .values(added.map((person) => storedPerson(person, now)))
    .onConflictDoNothing()
    .returning();
  if (rows.length === 0) return rows;
  await tx.insert(subscriberEvents).values(
    rows.map(({ id, subscriptionId, state }) => ({
      subscriptionId,
      subscriberId: id,
      kind: event.kind,
      at: now,
      change: state === "Subscribed" ? 1 : 0,
      byName: event.byName,
    })),
  );
  return rows;
}

/** Returns the row of a person to add. */
export function storedPerson(person: NewSubscriber, now: Date) {
  const { words, origin, url, network } = person;
  const isPending = person.state === "Pending";
  return {
    ...person,
    emailKey: emailKey(person.email),
    since: now,
    consentAt: now,
    request: isPending ? { words, origin, url, network } : null,
    requestedAt: isPending ? now : null,
    searchText: searchTextOf(person),
  };
}

/** An event of a subscriber and its author. */
export interface Happening {
  kind: SubscriberEventKind;
  reason?: Schemas["SubscriberEvent"]["reason"];
  note?: string;
  byName?: string | null;
}

/** Changes a locked subscriber, records the event, and returns them as stored. */
export async function moveSubscriber(
  tx: Db,
  row: SubscriberRow,
  state: SubscriberState,
  { kind, reason = null, note = "", byName = null }: Happening,
  now: Date,
  more: Partial<typeof subscribers.$inferInsert> = {},
): Promise<SubscriberRow> {
  const since = state === row.state ? row.since : now;
  const [moved] = await tx
    .update(subscribers)
    .set({ state, since, ...more })
    .where(eq(subscribers.id, row.id))
    .returning();
  if (!moved) throw new Error("a held record vanished");
  const change = Number(state === "Subscribed") - Number(row.state === "Subscribed");
  await tx
    .insert(subscriberEvents)
    .values({ subscriptionId: row.subscriptionId, subscriberId: row.id, kind, at: now, change, reason, note, byName });
  return moved;
}

/** Records a request to subscribe or return; nothing else changes until confirmation. */
export async function noteRequest(tx: Db, row: SubscriberRow, request: Consent, now: Date): Promise<SubscriberRow> {
  return moveSubscriber(tx, row, row.state, { kind: "Asked" }, now, { request, requestedAt: now });
}

/** Subscribes a person whose request is confirmed: the request becomes the proof, with the network of the confirming call. Returns the stored row. */
export async function confirmRequest(tx: Db, row: SubscriberRow, network: string, now: Date): Promise<SubscriberRow> {
  if (row.request === null || row.requestedAt === null) throw new Error("nothing is asked");
  return moveSubscriber(tx, row, "Subscribed", { kind: "Confirmed" }, now, {
    ...row.request,
    consentAt: row.requestedAt,
    confirmedAt: now,
    confirmedNetwork: network,
    request: null,
    requestedAt: null,
  });
}

/** Deletes unconfirmed requests past their deadline; people who had left before stay as left. Returns the number deleted. */
export async function forgetUnconfirmed(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - CONFIRMATION_DAYS * 86_400_000);
  const gone = await db
    .delete(subscribers)
    .where(and(eq(subscribers.state, "Pending"), lt(subscribers.requestedAt, before)))
    .returning({ id: subscribers.id });
  await db.update(subscribers).set({ request: null, requestedAt: null }).where(lt(subscribers.requestedAt, before));
  return gone.length;
}

/** Returns the statistics of the current and the previous period. */
export async function statsOfSubscription(db: Db, id: number, unit: StatsUnit, now: Date): Promise<Schemas["SubscriptionStats"]> {
  const from = parisDayStart(statsStarts(unit, now)[0] ?? "");
  const moved = sql`subscription_id = ${id} and change <> 0`;
  const days = await rowsOf<DayFigures & Record<string, unknown>>(
    db,
    sql`select to_char(at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day,
      count(*) filter (where change = 1)::integer as arrivals,
      count(*) filter (where change = -1 and kind = 'Unsubscribed')::integer as unsubscribed,
      count(*) filter (where change = -1 and kind = 'Removed')::integer as removed,
      count(*) filter (where change = -1 and kind = 'Died')::integer as died
    from ${subscriberEvents} where ${moved} and at >= ${from.toISOString()}::timestamptz group by 1`,
  );
  const [before] = await rowsOf<{ standing: number }>(
    db,
    sql`select coalesce(sum(change), 0)::integer as standing from ${subscriberEvents} where ${moved} and at < ${from.toISOString()}::timestamptz`,
  );
  return { unit, ...statsOf(unit, now, days, before?.standing ?? 0) };
}

/** Converts a row to its wire form. */
export function asSubscriber(row: SubscriberRow, isSuppressed: boolean): Schemas["Subscriber"] {
  return {
    id: row.id,
    subscriptionId: row.subscriptionId,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    locale: row.locale,
    state: row.state,
    since: row.since.toISOString(),
    origin: row.origin,
    isSuppressed,
  };
}

/** Returns the search text of a subscriber. */
export function searchTextOf({ email, firstName, lastName }: Pick<SubscriberRow, "email" | "firstName" | "lastName">): string {
  return ` ${[email, firstName, lastName]
    .map(searchKey)
    .filter((key) => key !== "")
    .join(" ")}`;
}

/** SQL condition: the person receives mail of one of these subscriptions. */
export function isMailed(subscriptionIds: readonly number[]): SQL | undefined {
  return and(inArray(subscribers.subscriptionId, [...subscriptionIds]), eq(subscribers.state, "Subscribed"), sql`not ${isOnList}`);
}
