import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-query.ts";
import { roleClaims, sessions, userClaims, userRoles, users } from "./identity.tables.ts";

/** Returns the credential of a caller: `user 3` for a person in any session, `key 7` for an API key. */
export function credentialOf({ id, keyId }: Pick<CurrentUser, "id" | "keyId">): string {
  return keyId === undefined ? `user ${id}` : `key ${keyId}`;
}

/** The signed-in user with their current claims. */
export interface CurrentUser {
  id: number;
  userName: string;
  firstName: string;
  lastName: string;
  email: string;
  sessionId: string;
  claims: readonly string[];
  /** Set if the caller is an API key: the other members are then those of its creator, under the key's name. */
  keyId?: number;
  /** Set beside `keyId`: the first key of that name, which this one replaces. Intake records belong to it. */
  keySourceId?: number;
}

/** SQL: the distinct claims of the row's user, direct or by role; selected in the same round trip. */
export const ownClaims = sql<string[]>`coalesce((
  select array_agg(held.claim order by held.claim) from (
    select uc.claim from ${userClaims} uc where uc.user_id = ${users.id}
    union select rc.claim from ${userRoles} ur join ${roleClaims} rc on rc.role_id = ur.role_id where ur.user_id = ${users.id}
  ) held), '{}')`;

// Read by every request.
const readSessionOwner = preparedQuery((db) =>
  db
    .select({
      id: users.id,
      userName: users.userName,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      sessionId: sessions.id,
      claims: ownClaims,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder("sessionId")),
        eq(users.id, sql.placeholder("userId")),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.placeholder("now")),
        eq(users.isDisabled, false),
      ),
    )
    .prepare("session_owner"),
);

/** Returns the owner of a valid session; null when it is ended, expired, disabled or unknown. */
export async function findCurrentUser(db: Db, sessionId: string, userId: number, now: Date): Promise<CurrentUser | null> {
  const [row] = await readSessionOwner(db, { sessionId, userId, now: now.toISOString() });
  return row ?? null;
}
