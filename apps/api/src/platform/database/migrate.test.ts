import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { readMigrations } from "../node/migrations.ts";
import { rowsOf } from "./database.ts";
import { ChangedMigration, migrate, NewerDatabase } from "./migrate.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

/** Every table that any part of the API declares. */
const modules = import.meta.glob<Record<string, unknown>>("../../**/*.tables.ts", { eager: true });
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable));

describe("migrations", () => {
  it("do nothing the second time, also when several processes start at once", async () => {
    const migrations = await readMigrations();
    const answers = await Promise.all([1, 2, 3].map(() => migrate(shop.database, migrations)));
    expect(answers).toEqual([[], [], []]);
  });

  it("are named by minute, area and what they do", async () => {
    const names = (await readMigrations()).map(({ name }) => name);
    expect(names.filter((name) => !/^20\d{10}_[a-z]+(_[a-z]+)+$/.test(name))).toEqual([]);
  });

  it("apply a new one in its place, and all or nothing", async () => {
    const migrations = await readMigrations();
    const broken = { name: "202612010900_platform_broken", sql: "create table half_done (id integer); select no_such_function();" };
    await expect(migrate(shop.database, [...migrations, broken])).rejects.toThrow();
    const [left] = await rowsOf<{ name: string | null }>(shop.ports.db, sql`select to_regclass('half_done')::text as name`);
    expect(left?.name).toBeNull();
    const whole = { name: "202612010900_platform_extra", sql: "create table whole (id integer); insert into whole values (1), (2);" };
    expect(await migrate(shop.database, [...migrations, whole])).toEqual(["202612010900_platform_extra"]);
    // To a version that does not know it the database is too new: nothing of its own is applied.
    const missing = { name: "202612010800_platform_missing", sql: "create table missing (id integer);" };
    await expect(migrate(shop.database, [...migrations, missing])).rejects.toThrow(NewerDatabase);
    await expect(migrate(shop.database, migrations)).rejects.toThrow("202612010900_platform_extra");
    const [none] = await rowsOf<{ name: string | null }>(shop.ports.db, sql`select to_regclass('missing')::text as name`);
    expect(none?.name).toBeNull();
    await shop.ports.db.execute(sql`delete from reserve_migrations where name = '202612010900_platform_extra'`);
  });

  it("refuse to go on when an applied one was edited", async () => {
    const [first, ...rest] = await readMigrations();
    await expect(migrate(shop.database, [{ name: first?.name ?? "", sql: `${first?.sql} -- edited` }, ...rest])).rejects.toThrow(
      ChangedMigration,
    );
  });

  it("make exactly the tables that the code knows", async () => {
    const made = await rowsOf<{ table_name: string; column_name: string; is_nullable: string }>(
      shop.ports.db,
      sql`select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`,
    );
    const inDatabase = made
      .filter((row) => tables.some((table) => getTableName(table) === row.table_name))
      .map((row) => `${row.table_name}.${row.column_name} ${row.is_nullable === "YES" ? "null" : "not null"}`);
    const inCode = tables.flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter((column) => !column.generated)
        .map((column) => `${getTableName(table)}.${column.name} ${column.notNull ? "not null" : "null"}`),
    );
    expect(tables.length).toBeGreaterThan(10);
    expect(inDatabase.sort()).toEqual(inCode.sort());
  });

  it("leave no function that looks names up in the caller's search_path: a dump is restored with an empty one", async () => {
    const functions = await rowsOf<{ signature: string; isBound: boolean }>(
      shop.ports.db,
      sql`select p.oid::regprocedure::text as signature,
          prosqlbody is not null or coalesce(array_to_string(proconfig, ','), '') ~ '(^|,)search_path=' as "isBound"
        from pg_proc p join pg_namespace n on n.oid = pronamespace
        where nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and nspname !~ '^pg_temp'
          and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`,
    );
    expect(functions.length).toBeGreaterThan(30);
    expect(functions.filter(({ isBound }) => !isBound).map(({ signature }) => signature)).toEqual([]);
  });
});
