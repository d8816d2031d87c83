import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Database } from "../platform/database/database.ts";
import { type Migration, migrate } from "../platform/database/migrate.ts";
import { openPglite } from "../platform/embedded/pglite.ts";
import { readMigrations } from "../platform/node/migrations.ts";
import { openPostgres } from "../platform/node/postgres.ts";

/** Fills a database once; `version` identifies the contents, so that a change creates a new template. */
export interface TestSeed {
  version: string;
  /** All of them if absent. */
  migrations?: readonly Migration[];
  fill(database: Database): Promise<void>;
}

/** True if this run uses a PostgreSQL server (`TEST_DATABASE_URL`, e.g. from the test command). */
export const isPostgresRun = process.env.DB !== "pglite" && Boolean(process.env.TEST_DATABASE_URL);

/** Returns a migrated and seeded database in well under a second: a loaded dump, or a copy of a template database. */
export async function openTestDatabase(seed: TestSeed): Promise<Database & { url: string | null }> {
  const migrations = seed.migrations ?? (await readMigrations());
  const hash = fingerprint(migrations, seed);
  return isPostgresRun ? openPostgresCopy(migrations, seed, hash) : openPgliteCopy(migrations, seed, hash);
}

function fingerprint(migrations: readonly Migration[], seed: TestSeed): string {
  const digest = createHash("sha256").update(seed.version);
  for (const { name, sql } of migrations) digest.update(name).update(sql);
  return digest.digest("hex").slice(0, 16);
}

async function openPgliteCopy(migrations: readonly Migration[], seed: TestSeed, hash: string) {
  const folder = join(tmpdir(), "reserve-test-dumps");
  const file = join(folder, `${hash}-${process.getuid?.() ?? 0}.tar`);
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true });
    const template = await openPglite({});
    await migrate(template, migrations);
    await seed.fill(template);
    const dump = await template.pglite.dumpDataDir("none");
    // Several test files may create it at the same time: the last one replaces an identical file atomically.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, file);
    await template.close();
  }
  const database = await openPglite({ dump: new Blob([await readFile(file)]) });
  return { ...database, url: null };
}

async function openPostgresCopy(migrations: readonly Migration[], seed: TestSeed, hash: string) {
  const server = new URL(process.env.TEST_DATABASE_URL ?? "");
  const template = `reserve_template_${hash}`;
  const name = `reserve_test_${randomUUID().replaceAll("-", "")}`;
  const urlOf = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href;
  const admin = new pg.Client({ connectionString: server.href });
  await admin.connect();
  try {
    // Test files run in parallel: one creates the template, the others wait for it.
    await admin.query("select pg_advisory_lock(4400002)");
    const existing = await admin.query("select 1 from pg_database where datname = $1", [template]);
    if (existing.rowCount === 0) {
      const draft = `${template}_draft`;
      await admin.query(`drop database if exists ${draft} with (force)`);
      await admin.query(`create database ${draft} encoding 'UTF8' template template0`);
      const database = openPostgres(urlOf(draft));
      await migrate(database, migrations);
      await seed.fill(database);
      await database.close();
      await admin.query(`alter database ${draft} rename to ${template}`);
    }
    await admin.query(`create database ${name} template ${template}`);
    await admin.query("select pg_advisory_unlock(4400002)");
  } finally {
    await admin.end();
  }
  const database = openPostgres(urlOf(name));
  return {
    ...database,
    url: urlOf(name),
    close: async () => {
      await database.close();
      const cleaner = new pg.Client({ connectionString: server.href });
      await cleaner.connect();
      await cleaner.query(`drop database if exists ${name} with (force)`);
      await cleaner.end();
    },
  };
}
