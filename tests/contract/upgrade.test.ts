import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Migration, migrate, NewerDatabase, OlderDatabase } from "../../apps/api/src/platform/database/migrate.ts";
import { readMigrations } from "../../apps/api/src/platform/node/migrations.ts";
import { openTestDatabase } from "../../apps/api/src/testing/databases.ts";
import { type Caller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";
import { verify } from "../../scripts/verify-till.mjs";
import { checksum, demoShopSeed } from "./shops.ts";

type Recorded = readonly (readonly [name: string, checksum: string])[];

let shop: TestApp;
let libraire: Caller;
let migrations: Migration[];
/** Migration records of a database with the 118 migrations that the baseline replaces; its schema is the baseline's. */
let replaced: Recorded;
/** Records of the migrations after the baseline. */
let later: Recorded;
let before: string;
beforeAll(async () => {
  shop = await testApp({ seed: demoShopSeed });
  libraire = await shop.signIn("libraire");
  migrations = await readMigrations();
  replaced = migrations.flatMap(({ replaces }) => [...(replaces ?? [])]);
  later = (await recorded()).filter(([name]) => name !== migrations[0]?.name);
  before = await values();
}, 120_000);
afterAll(() => shop.close());

const values = () => checksum(shop.database, ["reserve_migrations"]);
const run = (script: string) => shop.database.alone((execute) => execute(script));
const recorded = async (): Promise<Recorded> => {
  const rows = await shop.database.alone((_run, read) =>
    read<{ name: string; checksum: string }>("select name, checksum from reserve_migrations order by name"),
  );
  return rows.map((row) => [row.name, row.checksum]);
};
const record = (rows: Recorded) =>
  run(`delete from reserve_migrations;
    insert into reserve_migrations (name, checksum) values ${rows.map(([name, sum]) => `('${name}', '${sum}')`).join()}`);

describe("a database from before the baseline", () => {
  const others: Record<string, [(all: Recorded) => Recorded, typeof OlderDatabase | typeof NewerDatabase]> = {
    "an earlier one, which lacks the last migration": [(all) => all.slice(0, -1), OlderDatabase],
    "one that lacks a migration in between": [(all) => all.toSpliced(50, 1), OlderDatabase],
    "one that another text of a migration made": [(all) => all.with(7, [all[7]?.[0] ?? "", "0".repeat(64)]), OlderDatabase],
    "one that has the baseline and an earlier migration": [(all) => [[migrations[0]?.name ?? "", ""], ...all.slice(0, 1)], OlderDatabase],
    "one that has a migration that nobody knows": [(all) => [...all, ["1190_platform_unknown", "0".repeat(64)]], NewerDatabase],
  };
  it.each(Object.entries(others))("is refused: %s", async (_what, [change, fault]) => {
    const rows = change(replaced).toSorted(([a], [b]) => (a < b ? -1 : 1));
    await record(rows);
    const attempt = migrate(shop.database, migrations);
    await expect(attempt).rejects.toThrow(fault);
    await expect(attempt).rejects.toThrow(/^Cette base .+ Rien n’a été modifié\.$/);
    expect(await recorded()).toEqual(rows);
  });

  it("is adopted when it records exactly what the baseline replaces: nothing runs, every value stays", async () => {
    expect(replaced).toHaveLength(118);
    // The shop's tables are those of today: later migrations are recorded, too.
    await record([...replaced, ...later]);
    const next = { name: "209901010000_platform_later", sql: "create table later (id integer);" };
    expect(await migrate(shop.database, [...migrations, next])).toEqual([next.name]);
    await run(`drop table later; delete from reserve_migrations where name = '${next.name}'`);

    expect((await recorded()).map(([name]) => name)).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(shop.database, migrations)).toEqual([]);
    // Neither did the refused attempts change one.
    expect(await values()).toBe(before);
    expect((await shop.anonymous.call("refreshToken", { body: { token: libraire.refreshToken } })).status).toBe(200);
    const { body } = await libraire.call("listDocuments", { query: { pageSize: 25 } });
    expect(body.items).toHaveLength(25);
  });
});

describe("a database from before the ledger", () => {
  it("has every payment and refund as an entry, those of the till once, and owes nobody anything new", async () => {
    const baseline = migrations.slice(0, 1);
    const old = await openTestDatabase({
      ...demoShopSeed,
      version: "before the ledger",
      migrations: baseline,
      fill: () => Promise.resolve(),
    });
    try {
      const address = "'{}'::jsonb, '{}'::jsonb";
      const order = (id: number, method: string, payment: string, paid: number, refunded: number | null, total: number, items = 1) =>
        `insert into documents (id, custom_id, custom_id_key, document_type, document_status, payment_status, payment_method, shipping_method, date,
          customer_id, customer_name, customer_name_key, billing_address, shipping_address, shipping_cents, total_cents, item_count, shipped_count,
          line_statuses, paid_cents, refunded_cents, paid_at, search_text)
        values (${id}, '${id}', '${id}', 'Order', '${items === 0 ? "Cancelled" : "Complete"}', '${payment}', '${method}', 'Pickup', '2026-11-01T09:00:00Z', 1, 'A', 'a',
          ${address}, 0, ${total}, ${items}, ${items}, '{Complete}', ${paid}, ${refunded}, '2026-11-02T23:30:00Z', '');`;
      await old.alone((execute) =>
        execute(`insert into customers (id, first_name, last_name, email, created_at, name_key, search_text)
            values (1, 'A', 'B', 'a@example.fr', now(), 'b a', ' b a');
          ${order(1, "CreditCard", "Paid", 2490, null, 2490)}
          ${order(2, "ManualAtPickup", "PartiallyRefunded", 3000, 500, 3000)}
          ${order(3, "Check", "Refunded", 1000, 1000, 1000, 0)}
          insert into counter_payments (document_id, day, kind, means, amount_cents, at, taken_by) values
            (2, '2026-11-02', 'Payment', 'Cash', 2000, '2026-11-02T10:00:00Z', 'Inès'), (2, '2026-11-02', 'Refund', 'Cash', -200, '2026-11-02T11:00:00Z', 'Inès');
          insert into till_closings (day, closed_at, closed_by, counted_cents, totals) values ('2026-11-03', now(), 'Inès', 0, '[]');`),
      );
      expect(await migrate(old, migrations)).toEqual(migrations.slice(1).map(({ name }) => name));
      const entries = await old.alone((_run, read) =>
        read<Record<string, unknown>>(
          "select document_id, kind, means, amount_cents, is_at_counter, day::text from ledger_entries order by document_id, id",
        ),
      );
      expect(entries.map((row) => Object.values(row))).toEqual([
        [1, "Payment", "CreditCard", 2490, false, "2026-11-03"],
        [2, "Payment", "Cash", 2000, true, "2026-11-02"],
        [2, "Refund", "Cash", -200, true, "2026-11-02"],
        [2, "Payment", "Other", 1000, false, "2026-11-03"],
        [2, "Refund", "Other", -300, false, "2026-11-03"],
        [3, "Payment", "Check", 1000, false, "2026-11-03"],
        [3, "Refund", "Other", -1000, false, "2026-11-03"],
      ]);
      // One chain, and the closed day has its number, what the ledger has of it, and a hash.
      const chain = await old.alone((_run, read) => read<{ line: string }>("select line from ledger_chain_lines order by number"));
      expect(verify(chain.map(({ line }) => `${line}\n`).join(""))).toMatch(/^dump of a chain\n7 entries/);
      const closings = await old.alone((_run, read) =>
        read<Record<string, unknown>>(
          "select kind, number, total_cents::integer, perpetual_cents::integer, last_number, length(hash) from till_closings",
        ),
      );
      expect(closings.map((row) => Object.values(row))).toEqual([["Day", 1, 3190, 4990, 7, 64]]);
      const sums = await old.alone((_run, read) =>
        read<Record<string, unknown>>("select id, allowance_cents, payment_due_cents from documents order by id"),
      );
      expect(sums.map((row) => Object.values(row))).toEqual([
        [1, 0, 0],
        [2, 500, 0],
        [3, 0, 0],
      ]);
    } finally {
      await old.close();
    }
  });
});
