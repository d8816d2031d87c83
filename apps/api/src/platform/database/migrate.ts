import type { Database } from "./database.ts";

/** A numbered SQL text: `0001_platform_base`. Once on main it is never edited. */
export interface Migration {
  name: string;
  sql: string;
}

/** Thrown when a migration that was already applied has been edited since: the schema can no longer be trusted. */
export class ChangedMigration extends Error {
  override name = "ChangedMigration";
}

/** Thrown when the database has a migration that this version does not know: a newer one wrote it. */
export class NewerDatabase extends Error {
  override name = "NewerDatabase";
  constructor(name: string) {
    super(
      `Cette base a été mise à jour par une version plus récente de Réserve (${name}) : lancez cette version-là. Rien n’a été modifié.`,
    );
  }
}

/**
 * Applies what is missing, in the order of the names, all in one transaction; says which ones it applied. Safe to repeat. Throws `NewerDatabase` or
 * `ChangedMigration`, and has then written nothing.
 */
export function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  return database.alone(async (run, read) => {
    await run(
      "create table if not exists reserve_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
    );
    const applied = new Map(
      (await read<{ name: string; checksum: string }>("select name, checksum from reserve_migrations")).map((row) => [
        row.name,
        row.checksum,
      ]),
    );
    const ours = new Set(migrations.map(({ name }) => name));
    const newer = [...applied.keys()].filter((name) => !ours.has(name)).sort();
    if (newer.length > 0) throw new NewerDatabase(newer.join(", "));
    const done: string[] = [];
    for (const migration of [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const checksum = await checksumOf(migration.sql);
      const known = applied.get(migration.name);
      if (known === checksum) continue;
      if (known !== undefined) throw new ChangedMigration(`The migration ${migration.name} was edited after it had been applied.`);
      await run(migration.sql);
      // Both values are our own file name and a hexadecimal digest: nothing to escape.
      await run(`insert into reserve_migrations (name, checksum) values ('${migration.name}', '${checksum}')`);
      done.push(migration.name);
    }
    return done;
  });
}

async function checksumOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text.replaceAll("\r\n", "\n")));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
