import type { LocaleCode } from "@reserve/client-variant";
import { and, asc, count, eq, gt } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { Ports } from "../../platform/ports.ts";
import { isMailed } from "./subscribers.store.ts";
import { unsubscribeUrl } from "./subscriptions.mails.ts";
import { subscriptionNamed } from "./subscriptions.store.ts";
import { subscribers } from "./subscriptions.tables.ts";

export { isSuppressed, suppress } from "./suppression.store.ts";

/** Somebody who gets a letter. */
export interface Recipient {
  /** By which the next page is asked for. */
  subscriberId: number;
  email: string;
  /** Empty: not known. */
  firstName: string;
  lastName: string;
  locale: LocaleCode;
  /** For the letter's link and its `List-Unsubscribe`; a POST to it is the one click of RFC 8058. */
  unsubscribeUrl: string;
}

/** A page of those who may be mailed of the subscription so named, behind the person `after`; empty past the last, and where there is none of that name. */
export async function recipientsOf(
  db: Db,
  ports: Pick<Ports, "secrets" | "settings">,
  identifier: string,
  { after = 0, size }: { after?: number; size: number },
): Promise<Recipient[]> {
  const subscription = await subscriptionNamed(db, identifier);
  if (!subscription) return [];
  const rows = await db
    .select({
      subscriberId: subscribers.id,
      email: subscribers.email,
      firstName: subscribers.firstName,
      lastName: subscribers.lastName,
      locale: subscribers.locale,
    })
    .from(subscribers)
    .where(and(isMailed(subscription.id), gt(subscribers.id, after)))
    .orderBy(asc(subscribers.id))
    .limit(size);
  return Promise.all(rows.map(async (row) => ({ ...row, unsubscribeUrl: await unsubscribeUrl(ports, row.subscriberId) })));
}

/** How many may be mailed of the subscription so named; null where there is none. */
export async function countRecipients(db: Db, identifier: string): Promise<number | null> {
  const subscription = await subscriptionNamed(db, identifier);
  if (!subscription) return null;
  const [row] = await db.select({ people: count() }).from(subscribers).where(isMailed(subscription.id));
  return row?.people ?? 0;
}

/** Whether somebody whom a letter is about to leave for may still be mailed: they may have left since the page was read. */
export async function mayStillBeMailed(db: Db, subscriberId: number): Promise<boolean> {
  const [row] = await db.select({ subscriptionId: subscribers.subscriptionId }).from(subscribers).where(eq(subscribers.id, subscriberId));
  if (!row) return false;
  const [mailed] = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(isMailed(row.subscriptionId), eq(subscribers.id, subscriberId)));
  return mailed !== undefined;
}
