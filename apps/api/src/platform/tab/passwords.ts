import { base64url, fromBase64url } from "../identity/tokens.ts";
import type { Passwords } from "../ports.ts";

/** Far below the minimum of a server: only the demo's own passwords are hashed here, in the visitor's tab. */
const ITERATIONS = 1_000;

/** Password hashing by PBKDF2 (RFC 8018), available in every browser: `pbkdf2$<iterations>$<salt>$<key>`. */
export function tabPasswords(): Passwords {
  return {
    hash: async (password) => {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      return `pbkdf2$${ITERATIONS}$${base64url(salt)}$${base64url(await derive(password, salt, ITERATIONS))}`;
    },
    verify: async (hash, password) => {
      const [kind, iterations, salt, key] = hash.split("$");
      if (kind !== "pbkdf2" || !iterations || !salt || !key) return false;
      return base64url(await derive(password, fromBase64url(salt), Number(iterations))) === key;
    },
    needsRehash: (hash) => !hash.startsWith(`pbkdf2$${ITERATIONS}$`),
  };
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array<ArrayBuffer>> {
  const material = await crypto.subtle.importKey("raw", new TextEncoder().encode(password.normalize("NFC")), "PBKDF2", false, [
    "deriveBits",
  ]);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations }, material, 256));
}
