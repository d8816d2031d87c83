import { and, count, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import {
  attempts,
  refreshTokens,
  roles,
  sessions,
  setUpTokens,
  userClaims,
  userRoles,
  users,
} from "../../platform/identity/identity.tables.ts";

/** A user as sign-in needs one. */
export interface SignInUser {
  id: number;
  userName: string;
  passwordHash: string;
  isDisabled: boolean;
}

/** How a user name is looked up: spaces around, case and look-alike forms do not matter. */
export function userNameKey(userName: string): string {
  return userName.normalize("NFKC").trim().toLowerCase();
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

/** Replaces a user's password hash by one of the same password. */
export async function updatePasswordHash(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
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

/** What a new user brings. */
export interface NewUser {
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  claims: readonly string[];
  roleIds: readonly number[];
}

/** Adds a user with claims and roles; the id of the new row. */
export async function insertUser(db: Db, user: NewUser, now: Date): Promise<number> {
  const { claims, roleIds, ...facts } = user;
  const [row] = await db
    .insert(users)
    .values({ ...facts, userNameKey: userNameKey(user.userName), createdAt: now, passwordChangedAt: now })
    .returning({ id: users.id });
  if (!row) throw new Error("an insert returned no row");
  if (claims.length > 0) await db.insert(userClaims).values(claims.map((claim) => ({ userId: row.id, claim })));
  if (roleIds.length > 0) await db.insert(userRoles).values(roleIds.map((roleId) => ({ userId: row.id, roleId })));
  return row.id;
}

/** Removes what no longer means anything: forgotten tries, expired refresh tokens, sessions long over, old links. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.resetsAt, now));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - 30 * 24 * 3_600_000)));
  await db.delete(setUpTokens).where(lt(setUpTokens.expiresAt, now));
}
