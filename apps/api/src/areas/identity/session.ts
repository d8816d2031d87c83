import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { signAccessToken } from "../../platform/identity/access-token.ts";
import { hashToken, randomToken, successorOf } from "../../platform/identity/tokens.ts";
import type { Ports } from "../../platform/ports.ts";
import {
  endSession,
  extendSession,
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  lockRefreshToken,
  spendRefreshToken,
} from "./identity.store.ts";

const DAY = 24 * 3600 * 1000;
/** Idle lifetime of a session in milliseconds. */
const REFRESH_MILLISECONDS = 30 * DAY;
/** Maximum lifetime of a session in milliseconds, however often it is renewed. */
const SESSION_MILLISECONDS = 90 * DAY;
/** Milliseconds within which two tabs can renew with the same token. */
const GRACE_MILLISECONDS = 10_000;

/** The four values a signed-in console keeps. */
export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
  accessTokenExpires: string;
  refreshTokenExpires: string;
}

/** Opens a session for an authenticated person. */
export async function openSession(
  tx: Db,
  ports: Ports,
  userId: number,
  from: { clientIp: string; userAgent: string },
  now: Date,
): Promise<{ sessionId: string; tokens: SessionTokens }> {
  const sessionId = crypto.randomUUID();
  const refreshToken = randomToken("rt_");
  const expiresAt = new Date(now.getTime() + REFRESH_MILLISECONDS);
  await insertSession(tx, { id: sessionId, userId, createdAt: now, expiresAt, ...from });
  await insertRefreshToken(tx, { hash: await hashToken(refreshToken), sessionId, createdAt: now, expiresAt });
  return { sessionId, tokens: await tokensOf(ports, userId, sessionId, refreshToken, expiresAt, now) };
}

/** Result of a renewal: tokens, or the reason there are none. Token reuse ends the session and must be committed. */
export type Renewal =
  | { outcome: "renewed"; tokens: SessionTokens; sessionId: string; userId: number; userName: string; isRotation: boolean }
  | { outcome: "refused" }
  | { outcome: "reused"; sessionId: string; userId: number; userName: string };

/** Rotates a refresh token. The token just before the current one still answers for ten seconds, with the same successor. */
export async function renewSession(tx: Db, ports: Ports, token: string, now: Date): Promise<Renewal> {
  const hash = await hashToken(token);
  const found = await lockRefreshToken(tx, hash);
  if (!found || found.sessionEndedAt || found.isDisabled || found.expiresAt <= now) return { outcome: "refused" };
  const { sessionId, userId, userName } = found;
  const successor = await successorOf(ports.secrets.refreshTokenKey, token);

  if (found.usedAt) {
    const next = found.successorHash ? await findRefreshToken(tx, found.successorHash) : null;
    const isWithinGrace = now.getTime() - found.usedAt.getTime() <= GRACE_MILLISECONDS;
    if (!isWithinGrace || !next || next.usedAt) {
      await endSession(tx, sessionId, now, "reuse");
      return { outcome: "reused", sessionId, userId, userName };
    }
    const tokens = await tokensOf(ports, userId, sessionId, successor, next.expiresAt, now);
    return { outcome: "renewed", tokens, sessionId, userId, userName, isRotation: false };
  }

  const latest = found.sessionCreatedAt.getTime() + SESSION_MILLISECONDS;
  const expiresAt = new Date(Math.min(now.getTime() + REFRESH_MILLISECONDS, latest));
  if (expiresAt <= now) return { outcome: "refused" };
  const successorHash = await hashToken(successor);
  await spendRefreshToken(tx, hash, now, successorHash);
  await insertRefreshToken(tx, { hash: successorHash, sessionId, createdAt: now, expiresAt });
  await extendSession(tx, sessionId, expiresAt);
  const tokens = await tokensOf(ports, userId, sessionId, successor, expiresAt, now);
  return { outcome: "renewed", tokens, sessionId, userId, userName, isRotation: true };
}

/** Returns the rejection for a session that cannot be renewed. */
export function sessionEnded(headers: Readonly<Record<string, string>>) {
  return refuse.unauthenticated(
    { fr: "Votre session a expiré. Reconnectez-vous.", en: "Your session has expired. Sign in again." },
    headers,
  );
}

async function tokensOf(
  ports: Ports,
  userId: number,
  sessionId: string,
  refreshToken: string,
  refreshExpires: Date,
  now: Date,
): Promise<SessionTokens> {
  const access = await signAccessToken(ports.secrets.accessTokenKey, userId, sessionId, now);
  return {
    accessToken: access.token,
    refreshToken,
    accessTokenExpires: access.expires.toISOString(),
    refreshTokenExpires: refreshExpires.toISOString(),
  };
}
