import { asc } from "drizzle-orm";
import type { PersonRecords } from "../../platform/customers/person-records.ts";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { mailsToCustomer } from "../../platform/mail/customer-mails.ts";
import { mails } from "../../platform/mail/mails.tables.ts";
import { overwriteMails } from "../../platform/mail/overwrite-mails.ts";

/** Personal data export: mails to the person as a customer. */
export const personalData: PersonalData = {
  name: "mails",
  read: async (db, { emails }) => {
    const rows = await db.select().from(mails).where(mailsToCustomer(emails)).orderBy(asc(mails.createdAt), asc(mails.id));
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

/** Erasure: the fact that a mail was sent stays, without recipient and text. */
export const personRecords: PersonRecords = { erase: (tx, { email }) => overwriteMails(tx, { email }) };
