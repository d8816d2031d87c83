import { asc, eq, inArray, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../database/database.ts";
import type { Ports } from "../ports.ts";
import { installation } from "./identity.tables.ts";
import { decryptKey, encryptKey, isEncryptedKey, type KeyEncryptionKey, WrongKeyEncryptionKey } from "./key-encryption.ts";
import { fromBase64url } from "./tokens.ts";

const NAMES = {
  accessTokenKey: "accessTokenKey",
  refreshTokenKey: "refreshTokenKey",
  passwordLinkKey: "passwordLinkKey",
  deviceKey: "deviceKey",
  webhookKey: "webhookKey",
} as const;

/** Names under which an installation stores its keys. */
export const SECRET_NAMES: readonly string[] = Object.values(NAMES);

/** Keys used only by this installation; the other two are in links of sent mails and in settings of other sites. */
const ROTATED_NAMES: readonly string[] = [NAMES.accessTokenKey, NAMES.refreshTokenKey, NAMES.deviceKey];

const freshKey = () => crypto.getRandomValues(new Uint8Array(32));

/**
 * Returns whether the database, possibly not migrated yet, contains encrypted keys. Throws `WrongKeyEncryptionKey` when it does and `by` is
 * null or not the right key. Writes nothing.
 */
export async function verifyKeyEncryptionKey(db: Db, by: KeyEncryptionKey | null): Promise<boolean> {
  const [table] = await rowsOf<{ exists: boolean }>(db, sql`select to_regclass('installation') is not null as exists`);
  if (!table?.exists) return false;
  const rows = await db.select().from(installation).where(inArray(installation.name, SECRET_NAMES));
  const encrypted = rows.filter(({ value }) => isEncryptedKey(value));
  if (encrypted.length > 0 && by === null) throw new WrongKeyEncryptionKey();
  for (const { name, value } of encrypted) if (by !== null) await decryptKey(by, name, value);
  return encrypted.length > 0;
}

/**
 * Returns the installation's keys: created at the first start, shared by every process, stored encrypted; plain keys of an earlier version are
 * encrypted now. Throws `WrongKeyEncryptionKey`, without writing, if another key encrypted them.
 */
export function loadSecrets(db: Db, by: KeyEncryptionKey, now: Date): Promise<Ports["secrets"]> {
  return db.transaction(async (tx) => {
    const keys = await lockKeys(tx, by, now);
    for (const { name, key, isEncrypted } of keys) if (!isEncrypted) await storeKey(tx, by, name, key);
    const keyOf = (name: string) => keys.find((one) => one.name === name)?.key ?? new Uint8Array();
    return {
      accessTokenKey: keyOf(NAMES.accessTokenKey),
      refreshTokenKey: keyOf(NAMES.refreshTokenKey),
      passwordLinkKey: keyOf(NAMES.passwordLinkKey),
      deviceKey: keyOf(NAMES.deviceKey),
      webhookKey: keyOf(NAMES.webhookKey),
    };
  });
}

/** Replaces the keys of sessions and known devices and encrypts all keys with `next`. Running servers use the keys they loaded until they restart. */
export function rotateSecrets(db: Db, by: KeyEncryptionKey, next: KeyEncryptionKey, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    for (const { name, key } of await lockKeys(tx, by, now))
      await storeKey(tx, next, name, ROTATED_NAMES.includes(name) ? freshKey() : key);
  });
}

/** Returns the keys, created where missing; concurrent starts and rotations wait until this transaction ends. */
async function lockKeys(tx: Db, by: KeyEncryptionKey, now: Date) {
  const made = SECRET_NAMES.map(async (name) => ({ name, value: await encryptKey(by, name, freshKey()), createdAt: now }));
  await tx
    .insert(installation)
    .values(await Promise.all(made))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(installation)
    .where(inArray(installation.name, SECRET_NAMES))
    .orderBy(asc(installation.name))
    .for("update");
  const keys = rows.map(async ({ name, value }) => {
    const isEncrypted = isEncryptedKey(value);
    return { name, isEncrypted, key: isEncrypted ? await decryptKey(by, name, value) : fromBase64url(value) };
  });
  return Promise.all(keys);
}

async function storeKey(tx: Db, by: KeyEncryptionKey, name: string, key: Uint8Array<ArrayBuffer>): Promise<void> {
  const value = await encryptKey(by, name, key);
  await tx.update(installation).set({ value }).where(eq(installation.name, name));
}

/** Returns a fact of this installation; null if it is not set. */
export async function readInstallation(db: Db, name: string): Promise<string | null> {
  const [row] = await db.select({ value: installation.value }).from(installation).where(eq(installation.name, name));
  return row?.value ?? null;
}

/** Sets a fact of this installation unless it is set; true when this call set it. */
export async function claimInstallation(db: Db, name: string, value: string, now: Date): Promise<boolean> {
  const rows = await db
    .insert(installation)
    .values({ name, value, createdAt: now })
    .onConflictDoNothing()
    .returning({ name: installation.name });
  return rows.length > 0;
}
