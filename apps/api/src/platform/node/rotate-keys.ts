import { importKeyEncryptionKey } from "../identity/key-encryption.ts";
import { rotateSecrets } from "../identity/secrets.ts";
import { openDatabaseFolder } from "./database-folder.ts";
import { readEnvironment, readNextKey } from "./environment.ts";
import { openKeyEncryptionKey } from "./key-file.ts";
import { lockDataDir } from "./lock.ts";
import { openPostgres } from "./postgres.ts";
import { type StartPlace, startFault } from "./start-faults.ts";

process.umask(0o077);
let place: StartPlace | null = null;
try {
  const environment = readEnvironment();
  place = environment;
  const next = readNextKey();
  const unlock = lockDataDir(environment);
  const database = environment.databaseUrl ? openPostgres(environment.databaseUrl) : await openDatabaseFolder(environment.dataDir);
  try {
    const { key } = await openKeyEncryptionKey(database.db, environment);
    await rotateSecrets(database.db, key, next ? await importKeyEncryptionKey(next) : key, new Date());
  } finally {
    await database.close();
    await unlock();
  }
  console.log("Les clés des sessions et des appareils connus sont remplacées. Relancez chaque serveur de cette base.");
  if (next) console.log("Toutes les clés sont chiffrées par NEXT_KEY_ENCRYPTION_KEY : donnez-la désormais comme KEY_ENCRYPTION_KEY.");
} catch (error) {
  console.error(startFault(error, place));
  process.exitCode = 1;
}
