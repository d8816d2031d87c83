import { apiKeyState } from "@reserve/domain";
import { eq, sql } from "drizzle-orm";
import type { AuditFrame } from "../audit/audit.ts";
import { noteRefusal } from "../audit/refusals.ts";
import { refuse } from "../contract/refusals.ts";
import type { Db } from "../database/database.ts";
import { apiKeys } from "./api-keys.tables.ts";
import { countAttempt } from "./attempts.store.ts";
import type { CurrentUser } from "./current-user.ts";
import { users } from "./identity.tables.ts";
import { isWithinRanges } from "./ip-ranges.ts";
import { sourceOf } from "./source.ts";
import { hashToken } from "./tokens.ts";

/** Prefix of every API key, so that secret scanners and people recognize a leaked one. */
export const KEY_PREFIX = "rsv_";

/** Returns the readable prefix of a key: it identifies the row and grants nothing. */
export function keyPrefix(id: number): string {
  return `${KEY_PREFIX}${id}_`;
}

/**
 * Invalid keys from one IP address within five minutes before it is throttled. A key cannot be guessed: this only protects the log and the database
 * from load.
 */
const WORTHLESS_LIMIT = 100;
const WORTHLESS_SECONDS = 300;
const MINUTE_SECONDS = 60;

/** Rate-limit headers of a response to an API key (draft-ietf-httpapi-ratelimit-headers). */
export type RateHeaders = Record<string, string>;

/**
 * Returns the caller of an API key and counts the call; throws 429 beyond its rate limit. An unknown, revoked, expired or off-network key gets the
 * same 401; only the log records which. Lookup and counting are one statement, so that parallel processes count correctly.
 */
export async function findKeyCaller(
  db: Db,
  key: string,
  frame: Omit<AuditFrame, "outcome" | "user">,
  rate: RateHeaders,
): Promise<CurrentUser> {
  const { at: now, clientIp } = frame;
  const hash = /^rsv_[1-9]\d{0,9}_[\w-]{43}$/.test(key) ? await hashToken(key) : "";
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`${apiKeys.countedUntil} is null or ${apiKeys.countedUntil} <= ${moment}`;
  const [row] =
    hash === ""
      ? []
      : await db
          .select({ key: apiKeys, email: users.email })
          .from(apiKeys)
          .innerJoin(users, eq(users.id, apiKeys.createdById))
          .where(eq(apiKeys.hash, hash));
  if (!row || apiKeyState(row.key, now) !== "active" || !isWithinRanges(clientIp, row.key.ipRanges)) {
    return refuseWorthless(db, frame, row ? asCaller(row.key, row.email) : null);
  }
  const [counted] = await db
    .update(apiKeys)
    .set({
      callCount: sql`case when ${isOver} then 1 else ${apiKeys.callCount} + 1 end`,
      countedUntil: sql`case when ${isOver} then ${moment} + ${MINUTE_SECONDS} * interval '1 second' else ${apiKeys.countedUntil} end`,
      lastUsedAt: now,
      lastUsedFrom: clientIp,
    })
    .where(eq(apiKeys.id, row.key.id))
    .returning({ callCount: apiKeys.callCount, countedUntil: apiKeys.countedUntil });
  const most = row.key.requestsPerMinute;
  const left = most - (counted?.callCount ?? most);
  const seconds = Math.max(1, Math.ceil(((counted?.countedUntil?.getTime() ?? now.getTime()) - now.getTime()) / 1000));
  rate["RateLimit-Policy"] = `"minute";q=${most};w=${MINUTE_SECONDS}`;
  rate.RateLimit = `"minute";r=${Math.max(0, left)};t=${seconds}`;
  if (left < 0) throw refuse.tooMany(seconds, TOO_MANY_CALLS);
  return asCaller(row.key, row.email);
}

/** Returns the caller of an API key: in the log under the key's name, elsewhere as its creator. */
function asCaller(key: typeof apiKeys.$inferSelect, email: string): CurrentUser {
  return {
    id: key.createdById,
    userName: key.name,
    firstName: key.name,
    lastName: "",
    email,
    sessionId: "",
    claims: key.claims,
    keyId: key.id,
    keySourceId: key.sourceId,
  };
}

async function refuseWorthless(db: Db, frame: Omit<AuditFrame, "outcome" | "user">, user: CurrentUser | null): Promise<never> {
  const source = sourceOf(frame.clientIp);
  const about = user ? `key ${user.keyId} from ${source}` : `key from ${source}`;
  await noteRefusal(db, { ...frame, user }, about, "apiKey");
  const { count, resetsAt } = await countAttempt(db, `key from ${source}`, frame.at, WORTHLESS_SECONDS);
  if (count > WORTHLESS_LIMIT) throw refuse.tooMany((resetsAt.getTime() - frame.at.getTime()) / 1000);
  throw refuse.unauthenticated(WORTHLESS);
}

const WORTHLESS = { fr: "Cette clé n’ouvre rien ici.", en: "This key opens nothing here." };
const TOO_MANY_CALLS = {
  fr: "Cette clé a fait tous les appels qui lui sont permis pour cette minute.",
  en: "This key has made all the calls that it may this minute.",
};
