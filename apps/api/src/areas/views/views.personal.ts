import { searchKey } from "@reserve/domain";
import { eq, inArray } from "drizzle-orm";
import { customers } from "../../platform/customers/customers.tables.ts";
import type { PersonRecords } from "../../platform/customers/person-records.ts";
import { savedViews } from "./views.tables.ts";

/** Lists in which people are searched; a title's author may have the same name as a customer. */
const LISTS_OF_PEOPLE = ["orders", "customers", "messages", "mails"] as const;

/** Deletes views that search for an erased customer of all owners, because they would show nothing. */
export const personRecords: PersonRecords = {
  erase: async (tx, { customerId, email }) => {
    const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
    if (!customer) return;
    const words = [email, customer.lastName, customer.phone, customer.company].flatMap((text) => (text ? [wordsOf(text)] : []));
    const views = await tx
      .select()
      .from(savedViews)
      .where(inArray(savedViews.list, [...LISTS_OF_PEOPLE]));
    const theirs = views.filter((view) => {
      const query = new URLSearchParams(view.address);
      const isOfId = query.get("customerId") === String(customerId);
      const texts = [view.name, ...query.values()].map(wordsOf);
      return isOfId || texts.some((text) => words.some((one) => text.includes(one)));
    });
    await tx.delete(savedViews).where(
      inArray(
        savedViews.id,
        theirs.map(({ id }) => id),
      ),
    );
  },
};

/** Returns the folded words of a text, surrounded by spaces: ` le goff `. */
function wordsOf(text: string): string {
  return ` ${searchKey(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}
