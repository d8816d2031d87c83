import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type EmbeddedDatabase, openPglite } from "../embedded/pglite.ts";
import { DATABASE_FOLDER, NEW_DATABASE_FOLDER, PRIVATE_FOLDER } from "./private-folder.ts";

/** The files of an embedded database cannot be opened: damaged, or of another program. The message is the operator's. */
export class UnreadableDatabase extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `La base de données du dossier ${folder} ne s’ouvre pas. Restaurez une sauvegarde ; si elle ne contenait rien à garder, supprimez ce dossier. Puis relancez.`,
      { cause },
    );
  }
}

/** Opens the embedded database of a data folder that the caller has locked; throws `UnreadableDatabase`. */
export function openDatabaseFolder(dataDir: string): Promise<EmbeddedDatabase> {
  return openFolder(join(dataDir, DATABASE_FOLDER));
}

/**
 * Creates the embedded database of a data folder unless it exists. It is filled under another name and renamed when it is complete: a start that was
 * killed meanwhile leaves only a folder that the next one deletes.
 */
export async function createDatabaseFolder(dataDir: string, fill: (database: EmbeddedDatabase) => Promise<unknown>): Promise<void> {
  const folder = join(dataDir, DATABASE_FOLDER);
  const unfinished = join(dataDir, NEW_DATABASE_FOLDER);
  await rm(unfinished, { recursive: true, force: true });
  if (existsSync(join(folder, "PG_VERSION"))) return;
  await mkdir(unfinished, { recursive: true, mode: PRIVATE_FOLDER });
  const database = await openFolder(unfinished);
  try {
    await fill(database);
  } finally {
    await database.close();
  }
  await rename(unfinished, folder);
}

async function openFolder(folder: string): Promise<EmbeddedDatabase> {
  try {
    return await openPglite({ dataDir: folder });
  } catch (error) {
    throw new UnreadableDatabase(folder, error);
  }
}
