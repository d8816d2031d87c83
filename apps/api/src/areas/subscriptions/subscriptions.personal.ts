import { emailKey } from "@reserve/domain";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { PersonRecords } from "../../platform/customers/person-records.ts";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { subscriberImports, subscribers, subscriptions } from "./subscriptions.tables.ts";

/** Personal data export: subscriptions of the person's e-mail address with proof of consent, also cancelled ones. */
export const personalData: PersonalData = {
  name: "subscriptions",
  read: async (db, { emails }) => {
    const found = await db
      .select({ row: subscribers, localizations: subscriptions.localizations })
      .from(subscribers)
      .innerJoin(subscriptions, eq(subscriptions.id, subscribers.subscriptionId))
      .where(inArray(subscribers.emailKey, emails.map(emailKey)))
      .orderBy(asc(subscribers.consentAt), asc(subscribers.id));
    return found.map(({ row, localizations }) => ({
      subscription: localizations[row.locale].name || localizations.fr.name,
      ...{ email: row.email, firstName: row.firstName, lastName: row.lastName, state: row.state, since: row.since.toISOString() },
      ...{ consentAt: row.consentAt.toISOString(), words: row.words, origin: row.origin, url: row.url, network: row.network },
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      confirmedNetwork: row.confirmedNetwork,
    }));
  },
};

/**
 * Erases subscriptions with their consent records and history. A suppression at the person's own request stays: it prevents re-adding the address.
 */
export const personRecords: PersonRecords = {
  erase: async (tx, { email }) => {
    const key = emailKey(email);
    await tx.delete(subscribers).where(eq(subscribers.emailKey, key));
    await tx.execute(sql`update ${subscriberImports}
      set lines = coalesce((select jsonb_agg(line) from jsonb_array_elements(lines) as line where position(${key} in lower(line::text)) = 0), '[]')
      where position(${key} in lower(lines::text)) > 0`);
    await tx.execute(sql`update ${subscriberImports}
      set preview = jsonb_set(preview, '{rows}', '[]') where position(${key} in lower(preview::text)) > 0`);
  },
};
