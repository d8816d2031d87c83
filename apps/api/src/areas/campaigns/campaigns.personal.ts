import { emailKey } from "@reserve/domain";
import { asc, eq } from "drizzle-orm";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { campaignMails, campaigns } from "./campaigns.tables.ts";

/** The letters that campaigns wrote to a person, and what became of each. */
export const personalData: PersonalData = {
  name: "letters",
  read: async (db, { email }) => {
    const rows = await db
      .select({ mail: campaignMails, name: campaigns.name, subject: campaigns.subject })
      .from(campaignMails)
      .innerJoin(campaigns, eq(campaigns.id, campaignMails.campaignId))
      .where(eq(campaignMails.email, emailKey(email)))
      .orderBy(asc(campaignMails.id));
    return rows.map(({ mail, name, subject }) => ({
      ...{ campaign: name, subject, email: mail.email, state: mail.state, reason: mail.reason, answer: mail.code },
      ...{ endedAt: mail.endedAt?.toISOString() ?? null, leftAt: mail.leftAt?.toISOString() ?? null },
    }));
  },
};
