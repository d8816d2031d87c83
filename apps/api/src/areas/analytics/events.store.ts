import type { Schemas } from "@reserve/contract";
import { searchKey, toCents } from "@reserve/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { products } from "../../platform/catalog/products.tables.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import type { Ports } from "../../platform/ports.ts";
import { analyticEvents, analyticFacts, analyticVisits } from "./analytics.tables.ts";
import { personProfiles } from "./profiling.tables.ts";

/**
 * Inserts new events; returns the ids of those inserted. Category and publisher are taken from the catalogue now. Inserted in id order, so
 * that two identical batches wait for each other instead of deadlocking.
 */
export async function recordEvents(tx: Db, events: readonly Schemas["EventRecord"][], now: Date): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = events.map(({ id, at, action, customerId, visitorGuid, ean, text, amount }) => ({
    ...{ id, action, ean, customer_id: customerId, visitor_guid: visitorGuid },
    at: new Date(at) > now ? now.toISOString() : at,
    search_key: (text && searchKey(text)) || null,
    amount_cents: amount === null ? null : toCents(amount),
  }));
  const added = await rowsOf<{ id: string; customerId: number | null }>(
    tx,
    sql`insert into ${analyticEvents} (id, at, action, customer_id, visitor_guid, ean, category, publisher, search_key, amount_cents)
      select distinct on (sent.id) sent.id, sent.at, sent.action, ${customers.id}, sent.visitor_guid, sent.ean,
        ${products.categories}[1], ${products.publishers}[1], sent.search_key, sent.amount_cents
      from json_populate_recordset(null::analytic_events, ${JSON.stringify(rows)}::text::json) as sent
      left join ${customers} on ${customers.id} = sent.customer_id
      left join ${products} on ${products.ean} = sent.ean
      order by sent.id
      on conflict (id) do nothing returning id, customer_id as "customerId"`,
  );
  const recorded = added.map(({ id }) => id);
  const ofCustomers = added.filter(({ customerId }) => customerId !== null);
  if (ofCustomers.length === 0) return recorded;
  // First, because it locks the people: two batches about the same people are serialized.
  await countEvents(
    tx,
    ofCustomers.flatMap(({ customerId }) => customerId ?? []),
  );
  const ids = JSON.stringify(ofCustomers.map(({ id }) => id));
  const which = sql`${analyticEvents.id} in (select json_array_elements_text(${ids}::text::json))`;
  await noteFacts(tx, which);
  await noteVisits(tx, which);
  return recorded;
}

/** Recounts the events of these people. */
async function countEvents(tx: Db, customerIds: readonly number[]): Promise<void> {
  await tx.execute(sql`select count_person_events(${idsOf(customerIds)})`);
}

/** Adds the categories and publishers of these events. */
export async function noteFacts(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${analyticFacts} (action, fact, value, customer_id)
    select distinct ${analyticEvents.action}, named.fact, named.value, ${analyticEvents.customerId} from ${analyticEvents}
    cross join lateral (values ('category', ${analyticEvents.category}), ('publisher', ${analyticEvents.publisher})) as named (fact, value)
    where ${analyticEvents.customerId} is not null and named.value is not null and ${which}
    order by 1, 2, 3, 4 on conflict do nothing`);
}

/** Adds the days, weeks and months in Paris of these events to the stored visits. */
export async function noteVisits(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${analyticVisits} (grain, start, customer_id, events)
    select grain, date_trunc(grain, ${analyticEvents.at} at time zone 'Europe/Paris')::date, ${analyticEvents.customerId}, count(*)
    from ${analyticEvents} cross join (values ('day'), ('week'), ('month')) as grains (grain)
    where ${analyticEvents.customerId} is not null and ${which} group by 1, 2, 3 order by 1, 2, 3
    on conflict (grain, start, customer_id) do update set events = ${analyticVisits.events} + excluded.events`);
}

/** Recounts the remaining events of these people, with their derived rows. */
async function countLeft(tx: Db, customerIds: readonly number[]): Promise<void> {
  if (customerIds.length === 0) return;
  await countEvents(tx, customerIds);
  const areTheirs = (column: PgColumn) => sql`${column} = any (${idsOf(customerIds)})`;
  await tx.delete(analyticFacts).where(areTheirs(analyticFacts.customerId));
  await noteFacts(tx, areTheirs(analyticEvents.customerId));
  await tx.delete(analyticVisits).where(areTheirs(analyticVisits.customerId));
  await noteVisits(tx, areTheirs(analyticEvents.customerId));
}

const idsOf = (ids: readonly number[]) => sql`${`{${[...new Set(ids)].join(",")}}`}::integer[]`;

/** Deletes a person's events; returns their number, or null when the person does not exist. */
export async function eraseEventsOf(tx: Db, customerId: number): Promise<number | null> {
  const [person] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("no key update");
  if (!person) return null;
  const gone = await tx.delete(analyticEvents).where(eq(analyticEvents.customerId, customerId)).returning({ id: analyticEvents.id });
  await countLeft(tx, [customerId]);
  // Profiles derived from them are deleted too; the next calculation uses the remaining data.
  await tx.delete(personProfiles).where(eq(personProfiles.customerId, customerId));
  return gone.length;
}

/** Moves a person's events to another, with all counts; derived data of the first is deleted. */
export async function moveEvents(tx: Db, from: number, into: number): Promise<void> {
  await tx.update(analyticEvents).set({ customerId: into }).where(eq(analyticEvents.customerId, from));
  await countLeft(tx, [from, into]);
  await tx.delete(personProfiles).where(eq(personProfiles.customerId, from));
}

/** Deletes events older than the client's retention period; called periodically. */
export function forgetOldEvents({ db, variant }: Pick<Ports, "db" | "variant">, now: Date): Promise<number> {
  const first = new Date(now);
  first.setUTCMonth(first.getUTCMonth() - variant.thresholds.keepEventsMonths);
  return forgetEventsBefore(db, first);
}

/** Number of events deleted per batch. */
const BATCH = 5_000;

/** Deletes events before a time in batches; returns their number. */
async function forgetEventsBefore(db: Db, moment: Date): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const gone = await db.transaction(async (tx) => {
      const rows = await rowsOf<{ customerId: number | null }>(
        tx,
        sql`delete from ${analyticEvents} where id in (
            select id from ${analyticEvents} where at < ${moment.toISOString()}::timestamptz order by at limit ${BATCH} for update skip locked
          ) returning customer_id as "customerId"`,
      );
      await countLeft(
        tx,
        rows.flatMap(({ customerId }) => customerId ?? []),
      );
      return rows.length;
    });
    forgotten += gone;
    if (gone < BATCH) return forgotten;
  }
}
