import { emailKey, hasClaim } from "@reserve/domain";
import { and, count, eq, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { ownClaims } from "./current-user.ts";
import { passwordLinks, roles, sessions, userClaims, userRoles, users } from "./identity.tables.ts";
import { personName, userNameKey } from "./user-name.ts";

type UserRow = typeof users.$inferSelect;

/** A user with all fields but the password. */
export interface Person extends Omit<UserRow, "userNameKey" | "passwordHash" | "passwordChangedAt"> {
  isPasswordSet: boolean;
  roles: { id: number; name: string }[];
  /** Claims granted beside the roles. */
  claims: string[];
  effectiveClaims: string[];
  /** Number of valid sessions. */
  sessionCount: number;
}

/** Returns a user, or null; `lock` locks the row until the transaction ends. */
export async function findPerson(db: Db, id: number, now: Date, options: { lock?: boolean } = {}): Promise<Person | null> {
  if (options.lock) await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
  const [row] = await db
    .select({
      id: users.id,
      userName: users.userName,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      isDisabled: users.isDisabled,
      createdAt: users.createdAt,
      dateOfBirth: users.dateOfBirth,
      gender: users.gender,
      mobilePhone: users.mobilePhone,
      company: users.company,
      lastSignInAt: users.lastSignInAt,
      version: users.version,
      isPasswordSet: sql<boolean>`${users.passwordHash} is not null`,
      claims: sql<
        string[]
      >`coalesce((select array_agg(uc.claim order by uc.claim) from ${userClaims} uc where uc.user_id = ${users.id}), '{}')`,
      effectiveClaims: ownClaims,
    })
    .from(users)
    .where(eq(users.id, id));
  if (!row) return null;
  const people = await db
    .select({ id: roles.id, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, id))
    .orderBy(roles.name);
  const [open] = await db.select({ total: count() }).from(sessions).where(isSessionValid(id, now));
  return { ...row, roles: people, sessionCount: open?.total ?? 0 };
}

/** Returns the enabled users who have one of these claims, by name. */
export async function peopleWith(db: Db, claims: readonly string[]): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .select({ id: users.id, userName: users.userName, firstName: users.firstName, lastName: users.lastName, ownClaims: ownClaims })
    .from(users)
    .where(eq(users.isDisabled, false))
    .orderBy(sql`fold(${users.lastName})`, sql`fold(${users.firstName})`, users.id);
  return rows.filter(({ ownClaims }) => hasClaim(ownClaims, claims)).map((row) => ({ id: row.id, name: personName(row) }));
}

/** Fields of a new user. */
export interface NewUser {
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  dateOfBirth?: string | null;
  gender?: UserRow["gender"];
  mobilePhone?: string | null;
  company?: string | null;
  lastSignInAt?: Date | null;
  /** Null until the user has chosen a password by the mailed link. */
  passwordHash: string | null;
  claims: readonly string[];
  roleIds: readonly number[];
}

/** Adds a user with claims and roles; returns its id. */
export async function insertUser(db: Db, user: NewUser, now: Date): Promise<number> {
  const { claims, roleIds, ...facts } = user;
  const [row] = await db
    .insert(users)
    .values({ ...facts, userNameKey: userNameKey(user.userName), createdAt: now, passwordChangedAt: now })
    .returning({ id: users.id });
  if (!row) throw new Error("an insert returned no row");
  await giveRights(db, row.id, claims, roleIds);
  return row.id;
}

/** Fields that an update may change; absent ones stay. */
export type UserChange = Partial<Omit<NewUser, "claims" | "roleIds" | "lastSignInAt" | "passwordHash">> & { isDisabled?: boolean };

/** Updates a user and increments the version. */
export async function updateUser(db: Db, id: number, change: UserChange): Promise<void> {
  const key = change.userName === undefined ? {} : { userNameKey: userNameKey(change.userName) };
  await db
    .update(users)
    .set({ ...change, ...key, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}

/** Replaces the roles and claims of a user. */
export async function replaceRights(db: Db, id: number, claims: readonly string[], roleIds: readonly number[]): Promise<void> {
  await db.delete(userClaims).where(eq(userClaims.userId, id));
  await db.delete(userRoles).where(eq(userRoles.userId, id));
  await giveRights(db, id, claims, roleIds);
}

async function giveRights(db: Db, userId: number, claims: readonly string[], roleIds: readonly number[]): Promise<void> {
  if (claims.length > 0) await db.insert(userClaims).values(claims.map((claim) => ({ userId, claim })));
  if (roleIds.length > 0) await db.insert(userRoles).values(roleIds.map((roleId) => ({ userId, roleId })));
}

/** Why a user name or e-mail address is rejected: another user has it (`taken`), or it equals another user's other identifier (`otherKind`). */
export type NameClash = "taken" | "otherKind" | null;

/**
 * Returns the identifiers that are taken: user names in any spelling, e-mail addresses in any case. Either works for « Mot de passe oublié
 * », so a name must not equal another user's e-mail address.
 */
export async function takenNames(
  db: Db,
  names: { userName?: string; email: string },
  exceptId: number | null,
): Promise<{ userName: NameClash; email: NameClash }> {
  const isTaken = async (condition: SQL) => {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(and(condition, exceptId === null ? undefined : ne(users.id, exceptId)))
      .limit(1);
    return rows.length > 0;
  };
  const isName = (text: string) => eq(users.userNameKey, userNameKey(text));
  const isSameEmail = (text: string) => sql`lower(${users.email}) = ${emailKey(text)}`;
  const clashOf = async (same: SQL, other: SQL): Promise<NameClash> =>
    (await isTaken(same)) ? "taken" : (await isTaken(other)) ? "otherKind" : null;
  const { userName, email } = names;
  return {
    userName: userName === undefined ? null : await clashOf(isName(userName), isSameEmail(userNameKey(userName))),
    email: await clashOf(isSameEmail(email), isName(email)),
  };
}

/** Sets a user's password and invalidates their outstanding password links. */
export async function setPassword(db: Db, id: number, passwordHash: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash, passwordChangedAt: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
  await voidPasswordLinks(db, id, now);
}

/** Invalidates all outstanding password links of a user. */
export async function voidPasswordLinks(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)));
}

/** Ends a user's sessions, effective at the next request of each; one may be kept. Returns how many ended. */
export async function endSessionsOf(
  db: Db,
  userId: number,
  now: Date,
  reason: NonNullable<(typeof sessions.$inferInsert)["endedReason"]>,
  exceptSessionId?: string,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endedReason: reason })
    .where(and(isSessionValid(userId, now), exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId)))
    .returning({ id: sessions.id });
  return ended.length;
}

function isSessionValid(userId: number, now: Date) {
  return and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));
}

/** Returns the role names by user, for a page of users. */
export async function rolesOf(db: Db, userIds: readonly number[]): Promise<Map<number, { id: number; name: string }[]>> {
  const found = new Map<number, { id: number; name: string }[]>();
  if (userIds.length === 0) return found;
  const rows = await db
    .select({ userId: userRoles.userId, id: roles.id, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(inArray(userRoles.userId, [...userIds]))
    .orderBy(roles.name);
  for (const { userId, ...role } of rows) found.set(userId, [...(found.get(userId) ?? []), role]);
  return found;
}
