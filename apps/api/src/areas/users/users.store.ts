import { searchedEmail, searchKey } from "@reserve/domain";
import { and, asc, count, eq, exists, inArray, ne, type SQL, sql } from "drizzle-orm";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { ownClaims } from "../../platform/identity/current-user.ts";
import { roleClaims, roles, sessions, userRoles, users } from "../../platform/identity/identity.tables.ts";
import { rolesOf } from "../../platform/identity/people.store.ts";
import { matchesWords } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";

/** Filters of the user list. */
export interface UserFilter {
  search?: string | undefined;
  role?: readonly number[] | undefined;
  isDisabled?: boolean | undefined;
  sort: keyof typeof SORT_KEYS;
  isDescending: boolean;
  page: number;
  pageSize: number;
}

// Sorts letters like French, byte by byte, so that both databases agree.
const SORT_KEYS = {
  userName: sql`fold(${users.userName}) collate "C"`,
  lastName: sql`fold(${users.lastName} || ' ' || ${users.firstName}) collate "C"`,
  email: sql`fold(${users.email}) collate "C"`,
  // Users without a sign-in sort before the oldest one.
  lastSignInAt: sql`coalesce(${users.lastSignInAt}, '-infinity'::timestamptz)`,
};

/** Staff are hundreds, not thousands: the search text is computed on the fly, so no copy can become stale. */
const SEARCH_TEXT = sql`' ' || regexp_replace(fold(concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.firstName}, ${users.userName}, ${users.email})), '[^a-z0-9]+', ' ', 'g')`;

/** Returns a page of users with their roles, and the total. */
export async function listUsers(db: Db, filter: UserFilter) {
  const conditions: SQL[] = [];
  if (filter.search?.trim()) conditions.push(...matchesWords(SEARCH_TEXT, searchKey(searchedEmail(filter.search))));
  if (filter.isDisabled !== undefined) conditions.push(eq(users.isDisabled, filter.isDisabled));
  if (filter.role?.length) {
    const having = db
      .select({ one: sql`1` })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), inArray(userRoles.roleId, [...filter.role])));
    conditions.push(exists(having));
  }
  const where = and(...conditions);
  const direction = sql.raw(filter.isDescending ? "desc" : "asc");
  const rows = await db
    .select({
      id: users.id,
      userName: users.userName,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      isDisabled: users.isDisabled,
      isPasswordSet: sql<boolean>`${users.passwordHash} is not null`,
      lastSignInAt: users.lastSignInAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(where)
    .orderBy(sql`${SORT_KEYS[filter.sort]} ${direction}`, sql`${users.id} ${direction}`)
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const claims = await rolesOf(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, roles: claims.get(row.id) ?? [] })), counted: await countRows(db, users, where) };
}

/** Locks permission changes for this transaction: otherwise two managers could remove each other at the same time. */
export async function lockRights(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(4400003)`);
}

/** Returns the effective claims of every active user, by id. */
export async function activeClaims(db: Db): Promise<Map<number, string[]>> {
  const rows = await db.select({ id: users.id, claims: ownClaims }).from(users).where(eq(users.isDisabled, false));
  return new Map(rows.map(({ id, claims }) => [id, claims]));
}

/** Returns whether a user has ever signed in or has an entry in the audit log. */
export async function hasWorked(db: Db, id: number): Promise<boolean> {
  const [session] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id)).limit(1);
  if (session) return true;
  const [entry] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    // Failed sign-ins with the name do not count: they were not made by the user.
    .where(and(eq(auditEntries.userId, id), eq(auditEntries.outcome, "done")))
    .limit(1);
  return entry !== undefined;
}

/** Deletes a user with all their assignments. */
export async function removeUser(db: Db, id: number): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

/** A role with its claims and number of users. */
export interface RoleRecord {
  id: number;
  name: string;
  version: number;
  claims: string[];
  userCount: number;
}

/** Returns roles by name; with `ids` only those. */
export async function listRoles(db: Db, ids?: readonly number[]): Promise<RoleRecord[]> {
  if (ids?.length === 0) return [];
  return db
    .select({
      id: roles.id,
      name: roles.name,
      version: roles.version,
      claims: sql<
        string[]
      >`coalesce((select array_agg(rc.claim order by rc.claim) from ${roleClaims} rc where rc.role_id = ${roles.id}), '{}')`,
      userCount: sql<number>`(select count(*)::int from ${userRoles} ur where ur.role_id = ${roles.id})`,
    })
    .from(roles)
    .where(ids ? inArray(roles.id, [...ids]) : undefined)
    .orderBy(sql`fold(${roles.name}) collate "C"`, asc(roles.id));
}

/** Returns a role, or null. */
export async function findRole(db: Db, id: number): Promise<RoleRecord | null> {
  return (await listRoles(db, [id]))[0] ?? null;
}

/** Whether another role has this name, accents and case aside. */
export async function isRoleNameTaken(db: Db, name: string, exceptId: number | null): Promise<boolean> {
  const [row] = await db
    .select({ total: count() })
    .from(roles)
    .where(and(sql`fold(${roles.name}) = fold(${name})`, exceptId === null ? undefined : ne(roles.id, exceptId)));
  return (row?.total ?? 0) > 0;
}

/** Adds a role; returns its id. */
export async function insertRole(db: Db, name: string, claims: readonly string[]): Promise<number> {
  const [row] = await db.insert(roles).values({ name }).returning({ id: roles.id });
  if (!row) throw new Error("an insert returned no row");
  await bundle(db, row.id, claims);
  return row.id;
}

/** Updates a role and increments its version. */
export async function updateRole(db: Db, id: number, name: string, claims: readonly string[]): Promise<void> {
  await db
    .update(roles)
    .set({ name, version: sql`${roles.version} + 1` })
    .where(eq(roles.id, id));
  await db.delete(roleClaims).where(eq(roleClaims.roleId, id));
  await bundle(db, id, claims);
}

/** Removes a role. */
export async function removeRole(db: Db, id: number): Promise<void> {
  await db.delete(roles).where(eq(roles.id, id));
}

async function bundle(db: Db, roleId: number, claims: readonly string[]): Promise<void> {
  if (claims.length > 0) await db.insert(roleClaims).values(claims.map((claim) => ({ roleId, claim })));
}
