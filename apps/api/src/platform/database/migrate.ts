import type { Database } from "./database.ts";

/** An SQL script; once on main it is never edited. */
export interface Migration {
  /** `202611281600_platform_baseline`: minute, area, purpose. */
  name: string;
  sql: string;
  /** SHA-256 by name of the earlier migrations with the same result: on a database that records exactly these, the script is not run. */
  replaces?: ReadonlyMap<string, string>;
}

/** Thrown when an applied migration's file has been edited since: the schema can no longer be trusted. */
export class ChangedMigration extends Error {
  override name = "ChangedMigration";
}

/** Thrown when the database has an unknown migration, written by a newer version. */
export class NewerDatabase extends Error {
  override name = "NewerDatabase";
  constructor(name: string) {
    super(
      `Cette base a été mise à jour par une version plus récente de Réserve (${name}) : lancez cette version-là. Rien n’a été modifié.`,
    );
  }
}

/** Thrown when the database records replaced migrations of the baseline, but not exactly all of them: it cannot be updated. */
export class OlderDatabase extends Error {
  override name = "OlderDatabase";
  constructor() {
    super(
      "Cette base date d’un état antérieur de Réserve, que cette version ne sait pas mettre à jour : lancez d’abord celle qui la précède, ou créez une nouvelle base. Rien n’a été modifié.",
    );
  }
}

/**
 * Applies missing migrations in order of name, all in one transaction; returns their names. Idempotent. Throws `NewerDatabase`, `OlderDatabase` or
 * `ChangedMigration` without writing anything.
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
    const known = new Set(migrations.flatMap(({ name, replaces }) => [name, ...(replaces?.keys() ?? [])]));
    const newer = [...applied.keys()].filter((name) => !known.has(name)).sort();
    if (newer.length > 0) throw new NewerDatabase(newer.join(", "));
    // Our own file name and a hexadecimal digest: nothing to escape.
    const record = (name: string, checksum: string) =>
      run(`insert into reserve_migrations (name, checksum) values ('${name}', '${checksum}')`);
    const done: string[] = [];
    for (const migration of [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const checksum = await checksumOf(migration.sql);
      const recorded = applied.get(migration.name);
      const adopted = adoptedNames(migration, applied);
      if (adopted.length > 0) {
        await run(`delete from reserve_migrations where name in ('${adopted.join("', '")}')`);
        await record(migration.name, checksum);
      } else if (recorded === undefined) {
        await run(migration.sql);
        await record(migration.name, checksum);
        done.push(migration.name);
      } else if (recorded !== checksum) {
        throw new ChangedMigration(`The migration ${migration.name} was edited after it had been applied.`);
      }
    }
    return done;
  });
}

/** Returns the names of the migrations that this one replaces, if the database records exactly these; empty if it records none of them. */
function adoptedNames({ name, replaces = new Map() }: Migration, applied: ReadonlyMap<string, string>): string[] {
  const names = [...replaces.keys()];
  if (!names.some((replaced) => applied.has(replaced))) return [];
  if (applied.has(name) || names.some((replaced) => applied.get(replaced) !== replaces.get(replaced))) throw new OlderDatabase();
  return names;
}

async function checksumOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text.replaceAll("\r\n", "\n")));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
