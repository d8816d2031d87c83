import { PGlite, type PGliteInterface } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle } from "drizzle-orm/pglite";
import type { Database, Db } from "../database/database.ts";

/** The embedded database and its raw handle, which the job queue needs. */
export interface EmbeddedDatabase extends Database {
  readonly pglite: PGlite;
}

/** Opens the embedded database: a folder, `memory://`, or a copy of a dump. The caller must have locked the folder. */
export async function openPglite(options: { dataDir?: string; dump?: Blob }): Promise<EmbeddedDatabase> {
  const pglite = await PGlite.create({
    extensions: { unaccent, pg_trgm },
    ...(options.dataDir && options.dataDir !== "memory://" ? { dataDir: options.dataDir } : {}),
    ...(options.dump ? { loadDataDir: options.dump } : {}),
  });
  // Comparisons and texts must not depend on the server's time zone.
  await pglite.exec("set time zone 'UTC'");
  return {
    engine: "pglite",
    pglite,
    db: drizzle(pglite) as unknown as Db,
    alone: (work) =>
      pglite.transaction((tx) =>
        work(
          async (script) => {
            await tx.exec(script);
          },
          async <Row>(query: string) => (await tx.query<Row>(query)).rows,
        ),
      ),
    close: () => closeOnce(pglite),
  };
}

async function closeOnce(pglite: PGliteInterface): Promise<void> {
  if (!pglite.closed) await pglite.close();
}
