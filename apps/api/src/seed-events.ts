import { sql } from "drizzle-orm";
import { analyticEvents } from "./areas/analytics/analytics.tables.ts";
import { noteFacts, noteVisits } from "./areas/analytics/events.store.ts";
import { documentItems, documents } from "./areas/orders/orders.tables.ts";
import { products } from "./platform/catalog/products.tables.ts";
import { customers } from "./platform/customers/customers.tables.ts";
import type { Db } from "./platform/database/database.ts";

/** Period of recorded visitor activity, in seconds. */
const SECONDS = 365 * 86_400;
/** Share of events by unidentified visitors. */
const UNKNOWN = 0.3;
const SEARCHED = ["fred vargas", "prix goncourt", "annie ernaux", "polar breton", "album jeunesse", "bande dessinee", "agenda 2027"];

/**
 * Fills a shop with what people did on its site, in the transaction that it is given: the orders as they are, the last ones where so few are wanted, and so many views, searches and the like
 * around them, the same ones for the same shop. Made by the database itself, so that thousands of rows cross no wire.
 */
export async function insertEvents(tx: Db, count: number, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into ${analyticEvents} (id, at, action, customer_id, ean, category, publisher, amount_cents)
    select 'order-' || line.document_id || '-' || line.position, placed.date, 'Order', placed.customer_id, line.ean,
      title.categories[1], title.publishers[1], line.unit_cents * line.quantity
    from ${documentItems} as line join ${documents} as placed on placed.id = line.document_id
    left join ${products} as title on title.ean = line.ean
    where placed.document_type = 'Order' and placed.document_status not in ('Temp', 'Cancelled') and placed.date <= ${at}
    order by placed.date desc, line.document_id, line.position limit ${count}`);
  const searched = sql`(array[${sql.join(
    SEARCHED.map((text) => sql`${text}::text`),
    sql`, `,
  )}])`;
  // Numbers between 0 and 1 of each row's own digest; squared, so that the first titles and people, and the last days, are chosen most.
  const part = (place: number) => sql.raw(`('x' || substr(digest, ${1 + 6 * place}, 6))::bit(24)::integer / 16777216::float8`);
  await tx.execute(sql`
    with people as (select id, row_number() over (order by id) as place from ${customers}),
      titles as (select ean, categories[1] as category, publishers[1] as publisher, row_number() over (order by id) as place from ${products}),
      digested as materialized (select n, md5('event ' || n) as digest from generate_series(1, ${count}::integer) as n),
      drawn as materialized (
        select n, ${part(0)} as what, ${part(1)} as who, ${part(2)} as title, ${part(3)} as back, ${part(4)} as is_unknown from digested
      ),
      chosen as materialized (
        select n, ${at} - back * back * ${SECONDS}::integer * interval '1 second' as at,
          case when what < 0.66 then 'View' when what < 0.8 then 'Search' when what < 0.9 then 'Cart' when what < 0.95 then 'Favorite'
            when what < 0.99 then 'MailClick' else 'Registration' end as action,
          1 + floor(who * who * (select count(*) from people))::integer as person_place, who, is_unknown < ${UNKNOWN}::float8 as is_unknown,
          1 + floor(title * title * (select count(*) from titles))::integer as title_place,
          ${searched}[1 + floor(title * ${SEARCHED.length}::integer)::integer] as searched
        from drawn
      )
    insert into ${analyticEvents} (id, at, action, customer_id, visitor_guid, ean, category, publisher, search_key)
    select 'seen-' || n, at, action, case when is_unknown then null else people.id end,
      case when is_unknown then ('00000000-0000-4000-8000-' || lpad(floor(who * 900)::text, 12, '0'))::uuid end,
      titles.ean, titles.category, titles.publisher, case when action = 'Search' then searched end
    from chosen left join people on people.place = person_place
    left join titles on titles.place = title_place and action in ('View', 'Cart', 'Favorite')`);
  await tx.execute(sql`select count_person_events(array(select id from ${customers}))`);
  await noteFacts(tx, sql`true`);
  await noteVisits(tx, sql`true`);
}
