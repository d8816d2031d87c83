import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from "jose";
import { base64url } from "./tokens.ts";

const ISSUER = "reserve";
const AUDIENCE = "reserve-console";

/** Lifetime of an access token, in seconds. */
const ACCESS_TOKEN_SECONDS = 600;

/** Returns the `kid` of a signing key: the first 12 bytes of its SHA-256, from which the key cannot be computed. */
async function keyIdOf(key: Uint8Array): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(key))).slice(0, 12));
}

/** Signs a short-lived access token with user and session, but no permissions. */
export async function signAccessToken(
  key: Uint8Array,
  userId: number,
  sessionId: string,
  now: Date,
): Promise<{ token: string; expires: Date }> {
  const issued = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt", kid: await keyIdOf(key) })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(String(userId))
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_TOKEN_SECONDS)
    .sign(key);
  return { token, expires: new Date((issued + ACCESS_TOKEN_SECONDS) * 1000) };
}

/** Returns the user and the session of an access token; null when it is invalid, expired, or signed by a key from before a rotation. */
export async function readAccessToken(key: Uint8Array, token: string, now: Date): Promise<{ userId: number; sessionId: string } | null> {
  try {
    const keyId = await keyIdOf(key);
    const keyFor = ({ kid }: JWTHeaderParameters) => {
      if (kid !== keyId) throw new errors.JWKSNoMatchingKey();
      return key;
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
