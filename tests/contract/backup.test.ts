import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp, derivedTables } from "../../apps/api/src/app.ts";
import { DEMO_PASSWORD } from "../../apps/api/src/areas/identity/demo-accounts.ts";
import type { Database, Db } from "../../apps/api/src/platform/database/database.ts";
import { type EmbeddedDatabase, openPglite } from "../../apps/api/src/platform/embedded/pglite.ts";
import { openPostgres } from "../../apps/api/src/platform/node/postgres.ts";
import { openQueue } from "../../apps/api/src/platform/node/queue.ts";
import { isPostgresRun } from "../../apps/api/src/testing/databases.ts";
import { makeCaller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";
import { createDatabase, ensurePostgres } from "../../scripts/lib/postgres.mjs";
import { demoShopSeed } from "./shops.ts";

/** Commands of the operators' documentation. */
const COMMANDS =
  /## Backup and restore[\s\S]*?```sh\n([\s\S]*?)```/.exec(
    readFileSync(join(import.meta.dirname, "../../apps/api/README.md"), "utf8"),
  )?.[1] ?? "";

let folder: string;
let shop: TestApp;
let restored: Database;
let before: Record<string, string[]>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "reserve-backup-"));
  shop = await testApp({ seed: demoShopSeed });
  restored = await (isPostgresRun ? dumpAndRestore(shop.database) : copyFolder(shop.database));
}, 120_000);
afterAll(async () => {
  await restored.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** PostgreSQL: the commands of the operators' page, with the queue's tables that a running server has. */
async function dumpAndRestore(database: TestApp["database"]): Promise<Database> {
  const url = database.url ?? "";
  const opened = openPostgres(url);
  const queue = await openQueue(opened, url, () => undefined);
  await queue.stop();
  await opened.close();
  before = await describeDatabase(database);
  const name = `${new URL(url).pathname.slice(1)}_restored`;
  const restoredUrl = createDatabase(url, name);
  const env = {
    ...process.env,
    PATH: [ensurePostgres(), process.env.PATH].join(delimiter),
    DATABASE_URL: url,
    RESTORED_DATABASE_URL: restoredUrl,
  };
  execFileSync("/bin/sh", ["-euc", COMMANDS], { cwd: folder, env, stdio: ["ignore", "ignore", "pipe"] });
  const copy = openPostgres(restoredUrl);
  return {
    ...copy,
    close: async () => {
      await copy.close();
      await shop.database.db.execute(`drop database ${name} with (force)`);
    },
  };
}

/** PGlite: copies its folder while it is closed. */
async function copyFolder(database: Database): Promise<Database> {
  const dump = await (database as EmbeddedDatabase).pglite.dumpDataDir("none");
  const dataDir = join(folder, "database");
  const opened = await openPglite({ dataDir, dump: new Blob([await dump.bytes()]) });
  before = await describeDatabase(opened);
  await opened.close();
  cpSync(dataDir, join(folder, "copy"), { recursive: true });
  return openPglite({ dataDir: join(folder, "copy") });
}

/** Returns, for every schema except PostgreSQL's own, the row count and a hash of each table, and the schema's definition as SQL. */
async function describeDatabase(database: Database): Promise<Record<string, string[]>> {
  const isOurs = (schema: string) => `${schema}::text not in ('pg_catalog', 'information_schema', 'pg_toast')`;
  return database.alone(async (run, read) => {
    // Names are written in full, whatever each of the two databases finds by itself.
    await run("set local search_path = ''");
    const texts = async (query: string) => (await read<{ text: string }>(query)).map(({ text }) => text).sort();
    const tables = await read<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relkind = 'r' and ${isOurs("relnamespace::regnamespace")} order by 1`,
    );
    const rows: string[] = [];
    for (const { name } of tables)
      rows.push(
        ...(await texts(
          `select '${name} ' || count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as text from ${name} t`,
        )),
      );
    return {
      rows,
      columns: await texts(
        `select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
           attcollation::regcollation, pg_get_expr(adbin, adrelid)) as text
         from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
         where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v') and ${isOurs("relnamespace::regnamespace")}`,
      ),
      options: await texts(
        `select concat_ws(' ', oid::regclass, relkind, reloptions) as text from pg_class where ${isOurs("relnamespace::regnamespace")}`,
      ),
      constraints: await texts(
        `select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) as text from pg_constraint
         where ${isOurs("connamespace::regnamespace")}`,
      ),
      indexes: await texts(
        `select concat_ws(' ', indisvalid, pg_get_indexdef(indexrelid)) as text from pg_index join pg_class c on c.oid = indexrelid
         where ${isOurs("relnamespace::regnamespace")}`,
      ),
      // A restored condition is the same with fewer parentheses.
      triggers: await texts(
        "select concat_ws(' ', tgenabled, translate(pg_get_triggerdef(oid), '()', '')) as text from pg_trigger where not tgisinternal",
      ),
      functions: await texts(
        `select pg_get_functiondef(oid) as text from pg_proc where prokind = 'f' and ${isOurs("pronamespace::regnamespace")}`,
      ),
      views: await texts(`select concat_ws(' ', schemaname, viewname, definition) as text from pg_views where ${isOurs("schemaname")}`),
      sequences: await texts("select concat_ws(' ', schemaname, sequencename, last_value, increment_by) as text from pg_sequences"),
      extensions: await texts("select concat_ws(' ', extname, extversion) as text from pg_extension"),
    };
  });
}

const isReady = async (db: Db) => {
  const answer = await createApp({ ...shop.ports, db }).request("/ready");
  return [answer.status, await answer.json()];
};

describe("a backup of a filled shop", () => {
  it("restores every row, column, constraint, index, trigger, function and sequence", async () => {
    expect(before.rows?.find((row) => /^public\.products /.test(row))).toMatch(/^public\.products [1-9]/);
    const after = await describeDatabase(restored);
    for (const [kind, texts] of Object.entries(before)) {
      expect(texts.length, kind).toBeGreaterThan(0);
      expect(after[kind], kind).toEqual(texts);
    }
  });

  it("is ready, and its catalogue is found as before", async () => {
    expect(await isReady(restored.db)).toEqual([200, { status: "ready" }]);
    const anonymous = makeCaller(createApp({ ...shop.ports, db: restored.db }), "", "");
    const { body: session } = await anonymous.call("createToken", { body: { userName: "libraire", password: DEMO_PASSWORD } });
    const now = makeCaller(createApp({ ...shop.ports, db: restored.db }), session.entityOutput.accessToken, "");
    const then = await shop.signIn("libraire");
    const input = { query: { search: "letranger", pageSize: 25 } };
    const [found, expected] = [await now.call("listProducts", input), await then.call("listProducts", input)];
    expect(expected.body.totalCount).toBeGreaterThan(0);
    expect(found.body).toEqual(expected.body);
  });
});

describe("half a restore", () => {
  const undone = new Error("undone");
  /** Returns the response of `/ready` after these statements, which are then rolled back. */
  async function readyAfter(...statements: string[]) {
    let answer: unknown;
    const attempt = shop.database.db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
      answer = await isReady(tx);
      throw undone;
    });
    await expect(attempt).rejects.toBe(undone);
    return answer;
  }

  it("is not ready without a table that is derived from another", async () => {
    const unready = [503, { status: "unavailable", failing: ["database"] }];
    expect(await readyAfter()).toEqual([200, { status: "ready" }]);
    for (const { name } of derivedTables) {
      // Some never change by themselves; a restore that stopped half-way asks no trigger.
      expect(await readyAfter(`alter table ${name} disable trigger user`, `truncate ${name}`), name).toEqual(unready);
      expect(shop.logged.at(-1)).toMatchObject({ message: "database not ready", fields: { error: expect.stringContaining(name) } });
    }
  });

  it("is not ready without the table that others are derived from", async () => {
    const answer = await readyAfter(
      "alter table product_search drop constraint product_search_product_id_fkey",
      "truncate products cascade",
    );
    expect(answer).toEqual([503, { status: "unavailable", failing: ["database"] }]);
  });

  it("knows every table that the database fills by itself", async () => {
    const bodies = await shop.database.alone((_run, read) =>
      read<{ body: string }>("select prosrc as body from pg_proc where pronamespace = 'public'::regnamespace"),
    );
    const filled = bodies.flatMap(({ body }) => [...body.matchAll(/insert into (\w+)/g)].map(([, table]) => table));
    expect(filled.length).toBeGreaterThan(0);
    expect([...new Set(filled)].filter((table) => !derivedTables.some(({ name }) => name === table))).toEqual([]);
  });
});
