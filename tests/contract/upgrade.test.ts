import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Migration, migrate, NewerDatabase, OlderDatabase } from "../../apps/api/src/platform/database/migrate.ts";
import { readMigrations } from "../../apps/api/src/platform/node/migrations.ts";
import { type Caller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";
import { checksum, demoShopSeed } from "./shops.ts";

type Recorded = readonly (readonly [name: string, checksum: string])[];

let shop: TestApp;
let libraire: Caller;
let migrations: Migration[];
/** Migration records of a database with the 118 migrations that the baseline replaces; its schema is the baseline's. */
let replaced: Recorded;
let before: string;
beforeAll(async () => {
  shop = await testApp({ seed: demoShopSeed });
  libraire = await shop.signIn("libraire");
  migrations = await readMigrations();
  replaced = migrations.flatMap(({ replaces }) => [...(replaces ?? [])]);
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
    await record(replaced);
    const later = { name: "209901010000_platform_later", sql: "create table later (id integer);" };
    expect(await migrate(shop.database, [...migrations, later])).toEqual([later.name]);
    await run(`drop table later; delete from reserve_migrations where name = '${later.name}'`);

    expect((await recorded()).map(([name]) => name)).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(shop.database, migrations)).toEqual([]);
    // Neither did the refused attempts change one.
    expect(await values()).toBe(before);
    expect((await shop.anonymous.call("refreshToken", { body: { token: libraire.refreshToken } })).status).toBe(200);
    const { body } = await libraire.call("listDocuments", { query: { pageSize: 25 } });
    expect(body.items).toHaveLength(25);
  });
});
