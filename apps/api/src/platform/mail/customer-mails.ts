import { and, notInArray, type SQL, sql } from "drizzle-orm";
import { mails } from "./mails.tables.ts";
import { PASSWORD_MAIL_TYPES } from "./password-mails.ts";
import { STAFF_MAIL_TYPES } from "./templates.ts";

/** The mails that a customer of this e-mail address was written. Mails to staff belong to no customer, even when the e-mail address is the same. */
export function mailsToCustomer(email: string): SQL | undefined {
  return and(sql`${mails.to} @> ${JSON.stringify([email])}::jsonb`, notInArray(mails.type, [...STAFF_MAIL_TYPES, ...PASSWORD_MAIL_TYPES]));
}
