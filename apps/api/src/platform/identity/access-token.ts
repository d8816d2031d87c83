import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from "jose";
import { base64url } from "./tokens.ts";

const ISSUER = "reserve";
const AUDIENCE = "reserve-console";

/** Lifetime of an access token, in seconds. */
const ACCESS_TOKEN_SECONDS = 600;

interface SigningKey {
  /** The first 12 bytes of the key's SHA-256, from which the key cannot be computed. */
  id: string;
  key: CryptoKey;
}

/** Keys by the bytes they were imported from, so that a request only verifies its token. */
const imported = new WeakMap<Uint8Array, Promise<SigningKey>>();

function signingKeyOf(bytes: Uint8Array): Promise<SigningKey> {
  const known = imported.get(bytes) ?? importKey(new Uint8Array(bytes));
  imported.set(bytes, known);
  return known;
}

async function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<SigningKey> {
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
  return { id: base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 12)), key };
}

/** Signs a short-lived access token with user and session, but no permissions. */
export async function signAccessToken(
  key: Uint8Array,
  userId: number,
  sessionId: string,
  now: Date,
): Promise<{ token: string; expires: Date }> {
  const signing = await signingKeyOf(key);
  const issued = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt", kid: signing.id })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(String(userId))
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_TOKEN_SECONDS)
    .sign(signing.key);
  return { token, expires: new Date((issued + ACCESS_TOKEN_SECONDS) * 1000) };
}

/** Returns the user and the session of an access token; null when it is invalid, expired, or signed by a key from before a rotation. */
export async function readAccessToken(key: Uint8Array, token: string, now: Date): Promise<{ userId: number; sessionId: string } | null> {
  try {
    const signing = await signingKeyOf(key);
    const keyFor = ({ kid }: JWTHeaderParameters) => {
      if (kid !== signing.id) throw new errors.JWKSNoMatchingKey();
      return signing.key;
    };
    const { payload } = await jwtVerify(token, keyFor, {
      algorithms: ["HS256"],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: "at+jwt",
      requiredClaims: ["sub", "sid", "iat", "exp"],
      currentDate: now,
      // The clocks of our own processes may differ slightly; a token from further in the future is not ours.
      maxTokenAge: ACCESS_TOKEN_SECONDS,
      clockTolerance: 0,
    });
    const userId = Number(payload.sub);
    const sessionId = payload.sid;
    if (!Number.isSafeInteger(userId) || typeof sessionId !== "string" || !/^[0-9a-f-]{36}$/.test(sessionId)) return null;
    return { userId, sessionId };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
