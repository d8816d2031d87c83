import { emailKey } from "@reserve/domain";
import { inArray } from "drizzle-orm";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { suppressedEmails } from "./subscriptions.tables.ts";

/**
 * Personal data export: whether, since when and why a person is suppressed. Kept on erasure, because a suppressed person must not be mailed again.
 */
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
