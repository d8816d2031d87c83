import { emailKey } from "@reserve/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { customers } from "./customers.tables.ts";

/** Message of a 404 for a missing customer. */
export const NO_SUCH_CUSTOMER = { fr: "Ce client n’existe pas ou n’existe plus.", en: "This customer does not exist, or no longer." };

/**
 * Returns the e-mail addresses of a customer in lower case: their own, then those of records merged into theirs; null when the customer
 * does not exist.
 */
export async function emailsOfCustomer(db: Db, id: number): Promise<string[] | null> {
  const [found] = await db
    .select({ email: customers.email, formerEmails: customers.formerEmails })
    .from(customers)
    .where(eq(customers.id, id));
  return found ? [emailKey(found.email), ...found.formerEmails] : null;
}
