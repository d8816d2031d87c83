import { and, count, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
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

/** A user's data needed for sign-in. */
export interface SignInUser {
  id: number;
  userName: string;
  /** Null: no password was chosen yet. */
  passwordHash: string | null;
  isDisabled: boolean;
  passwordChangedAt: Date;
}

/** Returns the user of that name, even if disabled. */
export async function findUserByName(db: Db, userName: string): Promise<SignInUser | null> {
  const [row] = await db
    .select({
      id: users.id,
      userName: users.userName,
      passwordHash: users.passwordHash,
      isDisabled: users.isDisabled,
      passwordChangedAt: users.passwordChangedAt,
    })
    .from(users)
    .where(eq(users.userNameKey, userNameKey(userName)));
  return row ?? null;
}

/** Returns the names of a user's roles. */
export async function roleNamesOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select({ name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(roles.name);
  return rows.map((row) => row.name);
}

/**
 * Reserves the next turn of a source in this bucket, or returns when it comes. Single statements: of parallel attempts only one gets the turn, and
 * later ones do not move it.
 */
export async function takeTurnOf(db: Db, bucket: string, now: Date, delaySeconds: number): Promise<Date | null> {
  const taken = await db
    .update(attempts)
    .set({ notBefore: null })
    .where(and(eq(attempts.bucket, bucket), lte(attempts.notBefore, now)))
    .returning({ bucket: attempts.bucket });
  if (taken.length > 0) return null;
  const turn = new Date(now.getTime() + delaySeconds * 1000);
  const [row] = await db
    .insert(attempts)
    .values({ bucket, count: 0, resetsAt: turn, notBefore: turn })
    .onConflictDoUpdate({
      target: attempts.bucket,
      set: { notBefore: sql`coalesce(${attempts.notBefore}, excluded.not_before)` },
    })
    .returning({ notBefore: attempts.notBefore });
  if (!row?.notBefore) throw new Error("an upsert returned no row");
  return row.notBefore;
}

/** Promises a source its turn for the time when its bucket is empty again. */
export async function promiseTurn(db: Db, bucket: string, turn: Date): Promise<void> {
  await db.update(attempts).set({ notBefore: turn }).where(eq(attempts.bucket, bucket));
}

/** Clears the attempts of an account, after its owner has been authenticated. */
export async function clearAttempts(db: Db, bucket: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.bucket, bucket));
}

/** Undoes one counted attempt. */
export async function forgiveAttempt(db: Db, bucket: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.bucket, bucket));
}

/** Records a sign-in; stores a rehashed password when the cost factor has risen. */
export async function noteSignIn(db: Db, userId: number, now: Date, freshHash: string | null): Promise<void> {
  await db
    .update(users)
    .set({ lastSignInAt: now, ...(freshHash === null ? {} : { passwordHash: freshHash }) })
    .where(eq(users.id, userId));
}

/** Returns a user's password hash; null if there is none. */
export async function passwordHashOf(db: Db, userId: number): Promise<string | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.passwordHash ?? null;
}

/** Inserts a session. */
export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Extends a session to a new expiry time. */
export async function extendSession(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
}

/** Ends a session and invalidates its tokens. */
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

/** Inserts an issued refresh token. */
export async function insertRefreshToken(db: Db, token: typeof refreshTokens.$inferInsert): Promise<void> {
  await db.insert(refreshTokens).values(token);
}

/** Returns a refresh token with its session and user, locked until the transaction ends. */
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

/** Returns whether a refresh token was used, and its expiry. */
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

/** Counts the users. */
export async function countUsers(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users);
  return row?.total ?? 0;
}

/** Whether a set-up token is valid. */
export async function isSetUpTokenGood(db: Db, hash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ hash: setUpTokens.hash })
    .from(setUpTokens)
    .where(and(eq(setUpTokens.hash, hash), isNull(setUpTokens.usedAt), gt(setUpTokens.expiresAt, now)));
  return rows.length > 0;
}

/** Invalidates a set-up token; false when it was not valid. */
export async function spendSetUpToken(db: Db, hash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(setUpTokens)
    .set({ usedAt: now })
    .where(and(eq(setUpTokens.hash, hash), isNull(setUpTokens.usedAt), gt(setUpTokens.expiresAt, now)))
    .returning({ hash: setUpTokens.hash });
  return rows.length > 0;
}

/** Stores the hash of a new set-up token; older ones are invalidated. */
export async function replaceSetUpToken(db: Db, hash: string, now: Date, expiresAt: Date): Promise<void> {
  await db.update(setUpTokens).set({ usedAt: now }).where(isNull(setUpTokens.usedAt));
  await db.insert(setUpTokens).values({ hash, createdAt: now, expiresAt });
}

/** Deletes expired data: attempts, refresh tokens, sessions that ended long ago, old links. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  // Kept slightly longer than they count: a caller told to wait must find the promised turn.
  await db.delete(attempts).where(lt(attempts.resetsAt, new Date(now.getTime() - 900_000)));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - 30 * 24 * 3_600_000)));
  await db.delete(setUpTokens).where(lt(setUpTokens.expiresAt, now));
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now));
}
