import { emailKey } from "@reserve/domain";
import { and, asc, count, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { isFromAhead } from "../clock-jumps.ts";
import type { Db } from "../database/database.ts";
import { passwordLinks, passwordRequests, users } from "./identity.tables.ts";
import { userNameKey } from "./user-name.ts";

/** The user of a password link. */
export interface LinkOwner {
  id: number;
  userName: string;
  firstName: string;
  lastName: string;
  email: string;
}

const OWNER = { id: users.id, userName: users.userName, firstName: users.firstName, lastName: users.lastName, email: users.email };

/** A request from « Mot de passe oublié ». */
export type PasswordRequest = typeof passwordRequests.$inferSelect;

/** Stores a password request for a worker. */
export async function insertPasswordRequest(db: Db, request: PasswordRequest): Promise<void> {
  await db.insert(passwordRequests).values(request);
}

/** Claims a password request for this worker; null when another worker took it. */
export async function takePasswordRequest(db: Db, id: string): Promise<PasswordRequest | null> {
  const [row] = await db.delete(passwordRequests).where(eq(passwordRequests.id, id)).returning();
  return row ?? null;
}

/** Returns password requests that no worker seems to be processing. */
export async function waitingPasswordRequests(db: Db, before: Date, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: passwordRequests.id })
    .from(passwordRequests)
    .where(or(lt(passwordRequests.createdAt, before), isFromAhead(passwordRequests.createdAt, now)))
    .orderBy(asc(passwordRequests.createdAt))
    .limit(200);
  return rows.map(({ id }) => id);
}

/** Returns the active user that a typed user name or e-mail address identifies, or null. A user name wins over an equal e-mail address. */
export async function findLinkOwner(db: Db, identifier: string): Promise<LinkOwner | null> {
  const key = userNameKey(identifier);
  const byName = eq(users.userNameKey, key);
  const [row] = await db
    .select(OWNER)
    .from(users)
    .where(and(or(byName, sql`lower(${users.email}) = ${emailKey(identifier)}`), eq(users.isDisabled, false)))
    .orderBy(sql`${byName} desc`)
    .limit(1);
  return row ?? null;
}

/** Stores the hash of a password link's token. */
export async function insertPasswordLink(db: Db, link: typeof passwordLinks.$inferInsert): Promise<void> {
  await db.insert(passwordLinks).values(link);
}

/** Counts the password links created for a user since a time. */
export async function countLinks(
  db: Db,
  userId: number,
  purpose: (typeof passwordLinks.$inferInsert)["purpose"],
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(passwordLinks)
    .where(and(eq(passwordLinks.userId, userId), eq(passwordLinks.purpose, purpose), gt(passwordLinks.createdAt, since)));
  return row?.total ?? 0;
}

/** Returns the owner of a valid password link, or null. */
export async function findPasswordLink(db: Db, hash: string, now: Date): Promise<LinkOwner | null> {
  const [row] = await db
    .select(OWNER)
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(and(isLinkValid(hash, now), eq(users.isDisabled, false)));
  return row ?? null;
}

/** Marks a password link as used; false when it was used before or has expired. */
export async function spendPasswordLink(db: Db, hash: string, now: Date): Promise<boolean> {
  const rows = await db.update(passwordLinks).set({ usedAt: now }).where(isLinkValid(hash, now)).returning({ hash: passwordLinks.hash });
  return rows.length > 0;
}

function isLinkValid(hash: string, now: Date) {
  return and(eq(passwordLinks.hash, hash), isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, now));
}
