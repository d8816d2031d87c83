import { seedDatabase } from "../../apps/api/src/seed.ts";
import { insertEvents } from "../../apps/api/src/seed-events.ts";

/** Titles and orders of a large bookshop; what is measured is what people do around them. */
const PRODUCTS = 40_000;
const ORDERS = 20_000;

/** Fills an empty database with so many people and what they did, by the demo shop's own generators. */
export async function fillAnalytics(database, { events, people }, { passwords, now }) {
  await seedDatabase(database.db, { kind: "scale", products: PRODUCTS, orders: ORDERS }, passwords, now);
  await database.alone(async (run, read) => {
    const [{ last, count }] = await read("select max(id)::int as last, count(*)::int as count from customers");
    const copies = Math.max(0, Math.ceil(people / count) - 1);
    // Neither addresses nor orders of the copies matter; their number does.
    await run(`insert into customers select (jsonb_populate_record(c, jsonb_build_object('id', c.id + n * ${last},
        'email', replace(c.email, '@', '.n' || n || '@'), 'search_text', c.search_text || ' n' || n))).*
      from customers c, generate_series(1, ${copies}) n where c.id + n * ${last} <= ${people}`);
  });
  await database.db.transaction((tx) => insertEvents(tx, events, now));
  // As autovacuum leaves it.
  await database.db.execute("vacuum analyze");
}
