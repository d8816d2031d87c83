import { emailKey } from "@reserve/domain";
import { notInArray, or, type SQL, sql } from "drizzle-orm";
import { mails } from "./mails.tables.ts";
import { PASSWORD_MAIL_TYPES } from "./password-mails.ts";
import { STAFF_MAIL_TYPES } from "./templates.ts";

/**
 * Returns the condition for mails sent to a customer with these e-mail addresses, case-insensitively. Mails to staff belong to no customer, even if
 * the e-mail address is the same.
 */
export function mailsToCustomer(emails: readonly string[]): SQL {
  const isTo = emails.map((email) => sql`lower(${mails.to}::text)::jsonb @> ${JSON.stringify([emailKey(email)])}::jsonb`);
  // Without an address there are no mails.
  return sql`(${or(...isTo) ?? sql`false`} and ${notInArray(mails.type, [...STAFF_MAIL_TYPES, ...PASSWORD_MAIL_TYPES])})`;
}
