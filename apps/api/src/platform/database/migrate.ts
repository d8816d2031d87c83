import type { Database } from "./database.ts";

/** An SQL script; once on main it is never edited. */
export interface Migration {
  /** `202611281600_platform_baseline`: minute, area, what it does. */
  name: string;
  sql: string;
  /** SHA-256 by name of the earlier migrations whose result is the same: a database that records exactly these is not run through the script. */
  replaces?: ReadonlyMap<string, string>;
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

/** Thrown when the database records migrations that the baseline replaces, but not exactly those: nothing brings it up to date. */
export class OlderDatabase extends Error {
  override name = "OlderDatabase";
  constructor() {
    super(
      "Cette base date d’un état antérieur de Réserve, que cette version ne sait pas mettre à jour : lancez d’abord celle qui la précède, ou créez une nouvelle base. Rien n’a été modifié.",
    );
  }
}

/**
 * Applies what is missing, in the order of the names, all in one transaction; returns the names of those it ran. Safe to repeat. Throws `NewerDatabase`,
 * `OlderDatabase` or `ChangedMigration`, and has then written nothing.
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
    // Both values are our own file name and a hexadecimal digest: nothing to escape.
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

/** Returns the names of the migrations that this one replaces, if the database records exactly these; none if it records none of them. */
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
