import { emailKey } from "@reserve/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { customers } from "./customers.tables.ts";

/** What somebody reads who asks for a customer that is not there. */
export const NO_SUCH_CUSTOMER = { fr: "Ce client n’existe pas ou n’existe plus.", en: "This customer does not exist, or no longer." };

/** By which e-mail addresses a customer is known, in lower case: their own, then those of the records that were merged into theirs; null when there is nobody. */
export async function emailsOfCustomer(db: Db, id: number): Promise<string[] | null> {
  const [found] = await db
    .select({ email: customers.email, formerEmails: customers.formerEmails })
    .from(customers)
    .where(eq(customers.id, id));
  return found ? [emailKey(found.email), ...found.formerEmails] : null;
}
