import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "../database/database.ts";
import { importKeyEncryptionKey, type KeyEncryptionKey, temporaryKeyEncryptionKey } from "../identity/key-encryption.ts";
import { verifyKeyEncryptionKey } from "../identity/secrets.ts";
import { type Environment, encryptionKeyBytes } from "./environment.ts";
import { KEY_FILE, PRIVATE_FILE } from "./private-folder.ts";

/** The key-encryption key and the file it is stored in; null for one from the environment or one not stored. */
export interface OpenedKey {
  key: KeyEncryptionKey;
  file: string | null;
}

/**
 * Returns the key that encrypts the database's keys: from the environment, else from the data folder of an embedded database, created when
 * that has no encrypted keys yet. Writes nothing to the database; throws `WrongKeyEncryptionKey` when the keys were encrypted with another.
 */
export async function openKeyEncryptionKey(
  db: Db,
  { keyEncryptionKey, dataDir }: Pick<Environment, "keyEncryptionKey" | "dataDir">,
): Promise<OpenedKey> {
  if (keyEncryptionKey) {
    const key = await importKeyEncryptionKey(keyEncryptionKey);
    await verifyKeyEncryptionKey(db, key);
    return { key, file: null };
  }
  if (dataDir === "memory://") return { key: await temporaryKeyEncryptionKey(), file: null };
  const file = join(dataDir, KEY_FILE);
  const stored = await readKeyFile(file);
  await verifyKeyEncryptionKey(db, stored);
  return { key: stored ?? (await makeKeyFile(file)), file };
}

async function readKeyFile(file: string): Promise<KeyEncryptionKey | null> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
  const bytes = encryptionKeyBytes(file, text);
  return bytes && importKeyEncryptionKey(bytes);
}

async function makeKeyFile(file: string): Promise<KeyEncryptionKey> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  // `wx`: never overwrites an existing key. `flush`: nothing is encrypted with a key that a power failure could lose.
  await writeFile(file, `${Buffer.from(bytes).toString("base64")}\n`, { flag: "wx", mode: PRIVATE_FILE, flush: true });
  return importKeyEncryptionKey(bytes);
}
