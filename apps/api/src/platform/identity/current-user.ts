import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Db } from "../database/database.ts";
import { roleClaims, sessions, userClaims, userRoles, users } from "./identity.tables.ts";

/** Who is signed in, with the claims that hold at this very moment. */
export interface CurrentUser {
  id: number;
  userName: string;
  firstName: string;
  lastName: string;
  email: string;
  sessionId: string;
  claims: readonly string[];
}

/** The owner of a session that still holds, or null: ended, expired, disabled, unknown. */
export async function findCurrentUser(db: Db, sessionId: string, userId: number, now: Date): Promise<CurrentUser | null> {
  const [row] = await db
    .select({
      id: users.id,
      userName: users.userName,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      sessionId: sessions.id,
      // One round trip: the claims ride along.
      claims: sql<string[]>`coalesce((
        select array_agg(held.claim order by held.claim) from (
          select uc.claim from ${userClaims} uc where uc.user_id = ${users.id}
          union select rc.claim from ${userRoles} ur join ${roleClaims} rc on rc.role_id = ur.role_id where ur.user_id = ${users.id}
        ) held), '{}')`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(users.id, userId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        eq(users.isDisabled, false),
      ),
    );
  return row ?? null;
}

/** The claims of a person, from the roles and beside them. */
export async function claimsOf(db: Db, userId: number): Promise<string[]> {
  const rows = await union(
    db.select({ claim: userClaims.claim }).from(userClaims).where(eq(userClaims.userId, userId)),
    db
      .select({ claim: roleClaims.claim })
      .from(userRoles)
      .innerJoin(roleClaims, eq(roleClaims.roleId, userRoles.roleId))
      .where(eq(userRoles.userId, userId)),
  );
  return rows.map((row) => row.claim).sort();
}
