/** Returns 256 random bits as a URL-safe text. */
export function randomToken(prefix: string): string {
  return prefix + base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Hashes a token for storage; the hash is used for lookup and reveals nothing. */
export async function hashToken(token: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token))));
}

/**
 * Derives the successor of a refresh token with a key of the installation: two tabs that renew at the same time get the same token although only its
 * hash is stored.
 */
export async function successorOf(key: Uint8Array, token: string): Promise<string> {
  return `rt_${await derive(key, `refresh ${token}`)}`;
}

/** Returns the token of the link in one mail. Derived with a key of the installation when the mail is sent, so that it is never stored. */
export async function linkTokenOf(key: Uint8Array, mailId: string): Promise<string> {
  return `pr_${await derive(key, `password link ${mailId}`)}`;
}

/**
 * Returns the token of a personal link (confirm, unsubscribe): `12.…`. It is derived with a key of the installation, so it is not stored
 * and works in a letter to thousands.
 */
export async function personTokenOf(key: Uint8Array, purpose: string, id: number): Promise<string> {
  return `${id}.${await derive(key, `${purpose} ${id}`)}`;
}

/**
 * Returns the person that a token belongs to; null when it is not valid for the purpose. `purposeOf` returns the purpose where it depends
 * on the person.
 */
export async function readPersonToken(
  key: Uint8Array,
  token: string,
  purposeOf: (id: number) => Promise<string | null>,
): Promise<number | null> {
  const id = Number(/^([1-9]\d{0,9})\.[\w-]{43}$/.exec(token)?.[1]);
  if (!(id <= 2_147_483_647)) return null;
  const purpose = await purposeOf(id);
  if (purpose === null) return null;
  // Digests are compared, so that timing reveals nothing about how much of a guess was correct.
  const [tokenHash, right] = await Promise.all([hashToken(token), hashToken(await personTokenOf(key, purpose, id))]);
  return tokenHash === right ? id : null;
}

async function derive(key: Uint8Array, from: string): Promise<string> {
  const hmac = await crypto.subtle.importKey("raw", new Uint8Array(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", hmac, new TextEncoder().encode(from))));
}

/** Encodes bytes as base64url without padding. */
export function base64url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Decodes a base64url text. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
}
