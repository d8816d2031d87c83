import { base64url, fromBase64url } from "./tokens.ts";

/** AES-256-GCM under the operator's key; never written to the database. */
export type KeyEncryptionKey = CryptoKey;

/** Thrown when the database's keys were encrypted by a key other than the given one, or none is given. */
export class WrongKeyEncryptionKey extends Error {
  override name = "WrongKeyEncryptionKey";
  constructor() {
    super(
      "Les clés de cette base ont été chiffrées par une autre clé : remettez celle d’alors (KEY_ENCRYPTION_KEY, ou sans DATABASE_URL le fichier key-encryption.key de DATA_DIR), puis relancez. Rien n’a été modifié.",
    );
  }
}

/** Base64url texts have no colon: a plain key, from before keys were encrypted, is never mistaken for an encrypted one. */
const PREFIX = "a256gcm:";
const IV_BYTES = 12;

/** Imports the key-encryption key from 32 bytes. */
export function importKeyEncryptionKey(bytes: Uint8Array<ArrayBuffer>): Promise<KeyEncryptionKey> {
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** Creates a key-encryption key that is not stored, for a database that ends with its process. */
export function temporaryKeyEncryptionKey(): Promise<KeyEncryptionKey> {
  return importKeyEncryptionKey(crypto.getRandomValues(new Uint8Array(32)));
}

/** Returns whether a stored value is an encrypted key. */
export function isEncryptedKey(stored: string): boolean {
  return stored.startsWith(PREFIX);
}

/** Encrypts a key; the name is authenticated, so a stored key cannot be swapped for another. */
export async function encryptKey(by: KeyEncryptionKey, name: string, key: Uint8Array<ArrayBuffer>): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const encrypted = new Uint8Array(await crypto.subtle.encrypt(algorithmFor(name, iv), by, key));
  return `${PREFIX}${base64url(iv)}.${base64url(encrypted)}`;
}

/** Decrypts a stored key; throws `WrongKeyEncryptionKey` when another key encrypted it or its bytes were changed. */
export async function decryptKey(by: KeyEncryptionKey, name: string, stored: string): Promise<Uint8Array<ArrayBuffer>> {
  const [iv = "", encrypted = ""] = stored.slice(PREFIX.length).split(".");
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithmFor(name, fromBase64url(iv)), by, fromBase64url(encrypted)));
  } catch (error) {
    if (error instanceof DOMException) throw new WrongKeyEncryptionKey();
    throw error;
  }
}

function algorithmFor(name: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(`reserve ${name}`) };
}
