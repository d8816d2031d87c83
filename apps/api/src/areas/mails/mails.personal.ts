import { asc, sql } from "drizzle-orm";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { mails } from "../../platform/mail/mails.tables.ts";

/** Everything that was written to a person. */
export const personalData: PersonalData = {
  name: "mails",
  read: async (db, { email }) => {
    const rows = await db
      .select()
      .from(mails)
      .where(sql`${mails.to} @> ${JSON.stringify([email])}::jsonb`)
      .orderBy(asc(mails.createdAt), asc(mails.id));
    return rows.map(({ type, to, subject, text, createdAt, sentDate, documentId }) => ({
      type,
      to,
      subject,
      text,
      createdAt: createdAt.toISOString(),
      sentDate: sentDate?.toISOString() ?? null,
      documentId,
    }));
  },
};
