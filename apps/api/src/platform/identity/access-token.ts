import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from "jose";
import { base64url } from "./tokens.ts";

const ISSUER = "reserve";
const AUDIENCE = "reserve-console";

/** How long an access token holds, in seconds. */
const ACCESS_TOKEN_SECONDS = 600;

/** By which a token says which key signed it: the beginning of the key's SHA-256, which gives nothing of the key away. */
async function keyIdOf(key: Uint8Array): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(key))).slice(0, 12));
}

/** Signs a short-lived token that says who and which session, and nothing about rights. */
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

/** Who a token speaks of, or null for anything but an access token of ours that holds now; one of a key from before a rotation is renewed like an expired one. */
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
      // Our own processes' clocks may differ by a moment; a token from further ahead is none of ours.
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
