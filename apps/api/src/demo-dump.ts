import { sql } from "drizzle-orm";
import { migrate } from "./platform/database/migrate.ts";
import { openPglite } from "./platform/embedded/pglite.ts";
import { slimDump } from "./platform/embedded/slim-dump.ts";
import { SECRET_NAMES } from "./platform/identity/secrets.ts";
import { readMigrations } from "./platform/node/migrations.ts";
import { tabPasswords } from "./platform/tab/passwords.ts";
import { seedDatabase } from "./seed.ts";

/** Number of generated events: each visitor downloads the dump, which must stay below 55 megabytes unpacked. */
const EVENTS = 200;

/** Returns the demo shop at a time as a tar for `openApi`, without keys, which each tab generates. */
export async function makeShopDump(now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const database = await openPglite({});
  try {
    await migrate(database, await readMigrations());
    await seedDatabase(database.db, { kind: "demo", events: EVENTS }, tabPasswords(), now);
    await database.db.execute(sql`delete from installation where name in ${SECRET_NAMES}`);
    return await slimDump(database);
  } finally {
    await database.close();
  }
}
