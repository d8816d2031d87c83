import { seedDatabase } from "../../apps/api/src/seed.ts";

/** Number of copies of each order of the demo shop's generator. */
const COPIES = 20;
const TABLES = ["documents", "document_items", "document_events"];
/** The catalogue stays that of a large bookshop: what is measured is its orders. */
const MOST_PRODUCTS = 40_000;

/**
 * Fills an empty database with that many orders, oldest first as a shop's years write them: the generator writes every twentieth, the database
 * the nineteen that follow it, each with a number, a time, customers and lines of its own. Answers how many documents there are.
 */
export async function fillOrders(database, orders, { passwords, now }) {
  const products = Math.min(MOST_PRODUCTS, Math.ceil(orders / 2.5));
  await seedDatabase(database.db, { kind: "scale", products, orders: Math.ceil(orders / COPIES) }, passwords, now);
  await database.alone(async (run, read) => {
    const [{ first, last, step }] = await read(
      `select min(id)::int as first, max(id)::int as last, extract(epoch from max(date) - min(date)) / count(*) / ${COPIES} as step from documents`,
    );
    const [{ people }] = await read("select max(id)::int as people from customers");
    const indexes = await read(
      `select indexdef from pg_indexes where tablename in (${TABLES.map((table) => `'${table}'`).join()}) and indexname not like '%_pkey'`,
    );
    // Neither the sums of customers nor what refers to what is looked at row by row: both are right by the way the rows are made.
    await run("set local session_replication_role = replica; set local maintenance_work_mem = '256MB'");
    for (const { indexdef } of indexes) await run(`drop index ${/^create (?:unique )?index (\S+)/i.exec(indexdef)[1]}`);
    await run(`
      insert into customers select (jsonb_populate_record(c, jsonb_build_object('id', c.id + n * ${people},
          'email', replace(c.email, '@', '.n' || n || '@'), 'search_text', c.search_text || ' n' || n))).*
        from customers c, generate_series(1, ${COPIES - 1}) n;
      create temp table copied on commit drop as
        select d.id as was, ${first} + (d.id - ${first}) * ${COPIES} + n as id, n, n * ${step} * interval '1 second' as later
        from documents d, generate_series(0, ${COPIES - 1}) n order by 2;
      ${TABLES.map((table) => `create temp table old_${table} on commit drop as table ${table};`).join(" ")}
      truncate ${TABLES.join(", ")} cascade;
      create index on old_documents (id);
      create index on old_document_items (document_id);
      create index on old_document_events (document_id);
      analyze copied; ${TABLES.map((table) => `analyze old_${table};`).join(" ")}`);
    await insert(run, read, "documents", "d.id = copied.was", {
      id: "copied.id",
      custom_id: "copied.id::text",
      custom_id_key: "lpad(copied.id::text, 12, '0')",
      external_id: "case when external_id is not null then 'EXT-' || lpad((copied.id * 7)::text, 7, '0') end",
      customer_id: `customer_id + n * ${people}`,
      date: "date + later",
      paid_at: "paid_at + later",
      picking_notified_at: "picking_notified_at + later",
      search_text:
        "replace(replace(search_text, d.id::text, copied.id::text), lpad((d.id * 7)::text, 7, '0'), lpad((copied.id * 7)::text, 7, '0'))",
    });
    for (const table of ["document_items", "document_events"])
      await insert(run, read, table, "d.document_id = copied.was", {
        id: "row_number() over (order by copied.id, d.id)",
        document_id: "copied.id",
        // Parcels are not copied: no list reads them.
        ...(table === "document_items" ? { parcel_id: "null" } : {}),
        ...(table === "document_events" ? { date: "date + later" } : {}),
      });
    for (const { indexdef } of indexes) await run(indexdef);
    await run("set local session_replication_role = origin; select sum_customer_orders(array(select id from customers))");
    for (const table of ["customers", ...TABLES])
      await run(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
    if (last < first) throw new Error("nothing to copy");
  });
  for (const table of ["customers", ...TABLES]) await database.db.execute(`vacuum (analyze) ${table}`);
  const { rows } = await database.db.execute("select count(*)::int as count from documents");
  return rows[0].count;
}

/** Copies the rows of a table: all columns unchanged except those in `different`. */
async function insert(run, read, table, join, different) {
  const columns = await read(
    `select column_name as name from information_schema.columns where table_name = '${table}' and table_schema = 'public' order by ordinal_position`,
  );
  const values = columns.map(({ name }) => different[name] ?? `d.${name}`);
  await run(
    `insert into ${table} (${columns.map(({ name }) => name).join(", ")}) select ${values.join(", ")} from copied join old_${table} d on ${join} order by copied.id, d.id`,
  );
}
