import { Webhook } from "standardwebhooks";

/** Returns the signing secret of a webhook in the standard's format. Derived with a key of the installation, so it is not stored. */
export async function secretOf(key: Uint8Array<ArrayBuffer>, secretId: string): Promise<string> {
  const material = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", material, new TextEncoder().encode(`webhook secret ${secretId}`)));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}

/** How long a replaced secret keeps signing beside the new one, in milliseconds. */
export const PREVIOUS_SECRET_MILLISECONDS = 24 * 3_600_000;

interface Signing {
  secretId: string;
  previousSecretId: string | null;
  previousSecretUntil: Date | null;
}

/** Returns the signature headers of a delivery (Standard Webhooks); during a rotation both secrets sign. */
export async function signedHeaders(
  key: Uint8Array<ArrayBuffer>,
  { secretId, previousSecretId, previousSecretUntil }: Signing,
  { id, body }: { id: string; body: string },
  now: Date,
): Promise<Record<string, string>> {
  const ids = [secretId];
  if (previousSecretId !== null && previousSecretUntil !== null && previousSecretUntil > now) ids.push(previousSecretId);
  const signatures = await Promise.all(ids.map(async (one) => new Webhook(await secretOf(key, one)).sign(id, now, body)));
  return {
    "Content-Type": "application/json",
    "User-Agent": "Reserve-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": signatures.join(" "),
  };
}
