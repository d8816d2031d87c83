import { emailKey } from "@reserve/domain";
import { asc, eq } from "drizzle-orm";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { subscribers, subscriptions } from "./subscriptions.tables.ts";

/** What a person subscribed to by their e-mail address, with the proof, also what they left. */
export const personalData: PersonalData = {
  name: "subscriptions",
  read: async (db, { email }) => {
    const found = await db
      .select({ row: subscribers, localizations: subscriptions.localizations })
      .from(subscribers)
      .innerJoin(subscriptions, eq(subscriptions.id, subscribers.subscriptionId))
      .where(eq(subscribers.emailKey, emailKey(email)))
      .orderBy(asc(subscribers.consentAt), asc(subscribers.id));
    return found.map(({ row, localizations }) => ({
      subscription: localizations[row.locale].name || localizations.fr.name,
      ...{ email: row.email, firstName: row.firstName, lastName: row.lastName, state: row.state, since: row.since.toISOString() },
      ...{ consentAt: row.consentAt.toISOString(), words: row.words, origin: row.origin, url: row.url, network: row.network },
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
    }));
  },
};
