import { and, count, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import {
  attempts,
  passwordLinks,
  refreshTokens,
  roles,
  sessions,
  setUpTokens,
  userRoles,
  users,
} from "../../platform/identity/identity.tables.ts";
import { userNameKey } from "../../platform/identity/user-name.ts";

/** A user as sign-in needs one. */
export interface SignInUser {
  id: number;
  userName: string;
  /** Null: no password was chosen yet. */
  passwordHash: string | null;
  isDisabled: boolean;
}

/** The user of that name, disabled or not. */
export async function findUserByName(db: Db, userName: string): Promise<SignInUser | null> {
  const [row] = await db
    .select({ id: users.id, userName: users.userName, passwordHash: users.passwordHash, isDisabled: users.isDisabled })
    .from(users)
    .where(eq(users.userNameKey, userNameKey(userName)));
  return row ?? null;
}

/** The names of a user's roles. */
export async function roleNamesOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select({ name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(roles.name);
  return rows.map((row) => row.name);
}

/** Counts one more try in a bucket and says how many there are and when they are forgotten. One statement: parallel tries cannot slip through. */
export async function countAttempt(db: Db, bucket: string, now: Date, windowSeconds: number): Promise<{ count: number; resetsAt: Date }> {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const [row] = await db
    .insert(attempts)
    .values({ bucket, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: attempts.bucket,
      set: {
        count: sql`case when ${attempts.resetsAt} <= ${now.toISOString()}::timestamptz then 1 else ${attempts.count} + 1 end`,
        resetsAt: sql`case when ${attempts.resetsAt} <= ${now.toISOString()}::timestamptz then excluded.resets_at else ${attempts.resetsAt} end`,
      },
    })
    .returning({ count: attempts.count, resetsAt: attempts.resetsAt });
  if (!row) throw new Error("an upsert returned no row");
  return row;
}

/** Forgets the tries of an account: its owner proved to be there. */
export async function clearAttempts(db: Db, bucket: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.bucket, bucket));
}

/** Takes one try back: it was no failure. */
export async function forgiveAttempt(db: Db, bucket: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.bucket, bucket));
}

/** Notes that somebody has just signed in; with a fresh hash of the same password when the cost of hashing has risen. */
export async function noteSignIn(db: Db, userId: number, now: Date, freshHash: string | null): Promise<void> {
  await db
    .update(users)
    .set({ lastSignInAt: now, ...(freshHash === null ? {} : { passwordHash: freshHash }) })
    .where(eq(users.id, userId));
}

/** A user's password hash; null when there is none. */
export async function passwordHashOf(db: Db, userId: number): Promise<string | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.passwordHash ?? null;
}

/** A new session. */
export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Moves the end of a session on. */
export async function extendSession(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
}

/** Ends one session; its tokens hold no longer. */
export async function endSession(
  db: Db,
  id: string,
  now: Date,
  reason: NonNullable<(typeof sessions.$inferInsert)["endedReason"]>,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endedReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/** A refresh token just issued. */
export async function insertRefreshToken(db: Db, token: typeof refreshTokens.$inferInsert): Promise<void> {
  await db.insert(refreshTokens).values(token);
}

/** A refresh token with its session and user, locked until the transaction ends. */
export async function lockRefreshToken(db: Db, hash: string) {
  const [row] = await db
    .select({
      expiresAt: refreshTokens.expiresAt,
      usedAt: refreshTokens.usedAt,
      successorHash: refreshTokens.successorHash,
      sessionId: sessions.id,
      sessionCreatedAt: sessions.createdAt,
      sessionEndedAt: sessions.endedAt,
      userId: users.id,
      userName: users.userName,
      isDisabled: users.isDisabled,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.hash, hash))
    .for("update", { of: [refreshTokens, sessions] });
  return row ?? null;
}

/** Whether a refresh token was already used, and when it expires. */
export async function findRefreshToken(db: Db, hash: string): Promise<{ usedAt: Date | null; expiresAt: Date } | null> {
  const [row] = await db
    .select({ usedAt: refreshTokens.usedAt, expiresAt: refreshTokens.expiresAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  return row ?? null;
}

/** Marks a refresh token as used. */
export async function spendRefreshToken(db: Db, hash: string, now: Date, successorHash: string): Promise<void> {
  await db.update(refreshTokens).set({ usedAt: now, successorHash }).where(eq(refreshTokens.hash, hash));
}

/** How many users there are. */
export async function countUsers(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users);
  return row?.total ?? 0;
}

/** Whether a set-up token may still be used. */
export async function isSetUpTokenGood(db: Db, hash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ hash: setUpTokens.hash })
    .from(setUpTokens)
    .where(and(eq(setUpTokens.hash, hash), isNull(setUpTokens.usedAt), gt(setUpTokens.expiresAt, now)));
  return rows.length > 0;
}

/** Takes the set-up token out of use; false when there is none, or none any more. */
export async function spendSetUpToken(db: Db, hash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(setUpTokens)
    .set({ usedAt: now })
    .where(and(eq(setUpTokens.hash, hash), isNull(setUpTokens.usedAt), gt(setUpTokens.expiresAt, now)))
    .returning({ hash: setUpTokens.hash });
  return rows.length > 0;
}

/** Keeps the hash of a one-time set-up token; older ones no longer hold. */
export async function replaceSetUpToken(db: Db, hash: string, now: Date, expiresAt: Date): Promise<void> {
  await db.update(setUpTokens).set({ usedAt: now }).where(isNull(setUpTokens.usedAt));
  await db.insert(setUpTokens).values({ hash, createdAt: now, expiresAt });
}

/** Removes what no longer means anything: forgotten tries, expired refresh tokens, sessions long over, old links. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.resetsAt, now));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - 30 * 24 * 3_600_000)));
  await db.delete(setUpTokens).where(lt(setUpTokens.expiresAt, now));
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now));
}
