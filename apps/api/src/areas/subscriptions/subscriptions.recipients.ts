import type { LocaleCode } from "@reserve/client-variant";
import { and, asc, count, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { Ports } from "../../platform/ports.ts";
import { isMailed } from "./subscribers.store.ts";
import { unsubscribeUrl } from "./subscriptions.mails.ts";
import { subscribers, subscriptions } from "./subscriptions.tables.ts";

/** Recipient source of subscriptions by identifier: people who can be mailed. */
export const subscribedPeople = {
  /** Returns every subscription by name, with its number of people who can be mailed. */
  async choices(db: Db, locale: LocaleCode) {
    const rows = await db.select().from(subscriptions).orderBy(asc(subscriptions.nameKey), asc(subscriptions.id));
    return Promise.all(
      rows.map(async ({ id, identifier, localizations }) => ({
        key: identifier,
        name: localizations[locale].name || localizations.fr.name,
        count: await countMailed(db, [id]),
      })),
    );
  },

  /** Returns a page of people, after the person with the key `after`; null if a subscription is missing. */
  async page(db: Db, identifiers: readonly string[], { after, limit }: { after: string; limit: number }) {
    const ids = await idsOf(db, identifiers);
    if (!ids) return null;
    const rows = await db
      .select({ subscriberId: subscribers.id, email: subscribers.emailKey, locale: subscribers.locale })
      .from(subscribers)
      .where(and(isMailed(ids), gt(subscribers.id, Number(after))))
      .orderBy(asc(subscribers.id))
      .limit(limit);
    return rows.map((row) => ({ ...row, key: String(row.subscriberId) }));
  },

  /** Counts the people; null when a subscription is missing. */
  async count(db: Db, identifiers: readonly string[]): Promise<number | null> {
    const ids = await idsOf(db, identifiers);
    return ids && countMailed(db, ids);
  },
};

/** Returns the one-click unsubscribe URL; null when the person can no longer be mailed. */
export async function wayOutOf(
  ports: Pick<Ports, "db" | "secrets" | "settings">,
  subscriberId: number,
  campaignId: number,
): Promise<string | null> {
  const [row] = await ports.db
    .select({ subscriptionId: subscribers.subscriptionId })
    .from(subscribers)
    .where(eq(subscribers.id, subscriberId));
  if (!row) return null;
  const [mailed] = await ports.db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(isMailed([row.subscriptionId]), eq(subscribers.id, subscriberId)));
  return mailed ? unsubscribeUrl(ports, subscriberId, campaignId) : null;
}

/** Returns the choice of each address about letters: true subscribed, false left everything. Pending confirmations count as no choice. */
export async function letterChoices(db: Db, emails: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .select({ email: subscribers.emailKey, gets: sql<boolean>`bool_or(${subscribers.state} = 'Subscribed')` })
    .from(subscribers)
    .innerJoin(subscriptions, eq(subscriptions.id, subscribers.subscriptionId))
    .where(
      and(
        inArray(subscribers.emailKey, [...emails]),
        inArray(subscriptions.type, ["Newsletter", "Marketing"]),
        ne(subscribers.state, "Pending"),
      ),
    )
    .groupBy(subscribers.emailKey);
  return new Map(rows.map(({ email, gets }) => [email, gets]));
}

/** Returns the ids of the subscriptions with these identifiers; null if one is missing. */
async function idsOf(db: Db, identifiers: readonly string[]): Promise<number[] | null> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(inArray(subscriptions.identifier, [...identifiers]));
  return rows.length === new Set(identifiers).size ? rows.map(({ id }) => id) : null;
}

async function countMailed(db: Db, ids: readonly number[]): Promise<number> {
  const [row] = await db.select({ people: count() }).from(subscribers).where(isMailed(ids));
  return row?.people ?? 0;
}
