import { emailKey } from "@reserve/domain";
import { inArray } from "drizzle-orm";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { suppressedEmails } from "./subscriptions.tables.ts";

/** That a person is written to no more, since when and why. It stays when they go: whoever asked for it is not to be written to again. */
export const personalData: PersonalData = {
  name: "suppressions",
  read: async (db, { emails }) => {
    const rows = await db
      .select()
      .from(suppressedEmails)
      .where(inArray(suppressedEmails.emailKey, emails.map(emailKey)));
    return rows.map(({ email: stored, reason, note, at }) => ({ email: stored, reason, note, at: at.toISOString() }));
  },
};
