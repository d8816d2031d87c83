import { emailKey } from "@reserve/domain";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { PersonRecords } from "../../platform/customers/person-records.ts";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { campaignMails, campaigns } from "./campaigns.tables.ts";

/** Personal data export: campaign mails sent to a person, with their state. */
export const personalData: PersonalData = {
  name: "letters",
  read: async (db, { emails }) => {
    const rows = await db
      .select({ mail: campaignMails, name: campaigns.name, subject: campaigns.subject })
      .from(campaignMails)
      .innerJoin(campaigns, eq(campaigns.id, campaignMails.campaignId))
      .where(inArray(campaignMails.email, emails.map(emailKey)))
      .orderBy(asc(campaignMails.id));
    return rows.map(({ mail, name, subject }) => ({
      ...{ campaign: name, subject, email: mail.email, state: mail.state, reason: mail.reason, answer: mail.code },
      ...{ endedAt: mail.endedAt?.toISOString() ?? null, leftAt: mail.leftAt?.toISOString() ?? null },
    }));
  },
};

/** Erasure: sent mails stay in the figures without the address, waiting ones are not sent, and typed lists lose it. */
export const personRecords: PersonRecords = {
  erase: async (tx, { email }) => {
    const key = emailKey(email);
    await tx.execute(sql`select forget_letters_to(${key})`);
    const literal = key.replace(/[^a-z0-9@]/g, "\\$&");
    await tx.execute(sql`update ${campaigns}
      set email_list = regexp_replace(email_list, ${`(^|[;,\\s])${literal}(?=$|[;,\\s])`}, '\\1', 'gi')
      where position(${key} in lower(email_list)) > 0`);
  },
};
