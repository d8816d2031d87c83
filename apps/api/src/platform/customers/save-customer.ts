import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../database/database.ts";
import { addCustomers, keysOf, type NewCustomer } from "./add-customers.ts";
import { customers } from "./customers.tables.ts";

/** What is known of a customer beside their orders. */
export type CustomerFacts = Pick<
  NewCustomer,
  "firstName" | "lastName" | "company" | "email" | "phone" | "billingAddress" | "shippingAddress" | "siret" | "vatNumber"
>;

/** Makes a customer, or changes the one with that id; null when another one has the e-mail address, in any case. */
export async function saveCustomer(tx: Db, id: number | null, facts: CustomerFacts, now: Date): Promise<number | null> {
  const isOther = id === null ? undefined : ne(customers.id, id);
  if ((await tx.$count(customers, and(sql`lower(${customers.email}) = lower(${facts.email})`, isOther))) > 0) return null;
  if (id !== null) {
    const change = { ...facts, ...keysOf(facts), version: sql`${customers.version} + 1` };
    await tx
      .update(customers)
      .set(change)
      .where(and(eq(customers.id, id), isNull(customers.erasedAt)));
    return id;
  }
  const [next] = await rowsOf<{ id: number }>(tx, sql`select nextval(pg_get_serial_sequence('customers', 'id'))::integer as id`);
  if (!next) throw new Error("a sequence gave no number");
  await addCustomers(tx, [{ ...facts, id: next.id, createdAt: now }]);
  return next.id;
}
