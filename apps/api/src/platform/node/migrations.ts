import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Migration } from "../database/migrate.ts";

/** Folder of the SQL scripts, with lists of the migrations replaced by one of them, as printed by `sha256sum`. */
const MIGRATIONS_FOLDER = join(import.meta.dirname, "..", "..", "..", "migrations");

const SCRIPT = ".sql";
const REPLACED = ".replaces.sha256";

/** Returns all migrations, in the order of application. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(MIGRATIONS_FOLDER)).sort();
  const read = (file: string) => readFile(join(MIGRATIONS_FOLDER, file), "utf8");
  return Promise.all(
    files
      .filter((file) => file.endsWith(SCRIPT))
      .map(async (file) => {
        const name = file.slice(0, -SCRIPT.length);
        const list = name + REPLACED;
        return { name, sql: await read(file), ...(files.includes(list) ? { replaces: replacedBy(await read(list)) } : {}) };
      }),
  );
}

function replacedBy(list: string): Map<string, string> {
  return new Map([...list.matchAll(/^([0-9a-f]{64}) {2}(\w+)\.sql$/gm)].map(([, checksum = "", name = ""]) => [name, checksum]));
}
