import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Migration } from "../database/migrate.ts";

/** The folder of the numbered SQL texts. */
const MIGRATIONS_FOLDER = join(import.meta.dirname, "..", "..", "..", "migrations");

/** All migrations, in the order in which they apply. */
export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(names.map(async (name) => ({ name: name.slice(0, -4), sql: await readFile(join(folder, name), "utf8") })));
}
