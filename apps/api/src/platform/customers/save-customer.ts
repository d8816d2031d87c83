import { emailKey } from "@reserve/domain";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../database/database.ts";
import { insertCustomers, keysOf, type NewCustomer } from "./add-customers.ts";
import { customers } from "./customers.tables.ts";

/** Fields of a customer apart from their orders. */
export type CustomerFacts = Pick<
  NewCustomer,
  "firstName" | "lastName" | "company" | "email" | "phone" | "billingAddress" | "shippingAddress" | "siret" | "vatNumber" | "serviceCode"
>;

/** Updates a customer; returns null if another one has the e-mail address, case-insensitively. */
export async function changeCustomer(tx: Db, id: number, facts: CustomerFacts): Promise<number | null> {
  const isAnother = and(sql`lower(${customers.email}) = ${emailKey(facts.email)}`, ne(customers.id, id));
  if ((await tx.$count(customers, isAnother)) > 0) return null;
  // A site account merged into this customer adds nothing new.
  const former = sql`${customers.formerEmails} @> array[${emailKey(facts.email)}]`;
  if ((await tx.$count(customers, and(eq(customers.id, id), former))) > 0) return id;
  const change = { ...facts, ...keysOf(facts), version: sql`${customers.version} + 1` };
  await tx
    .update(customers)
    .set(change)
    .where(and(eq(customers.id, id), isNull(customers.erasedAt)));
  return id;
}

/** Creates customers with distinct e-mail addresses (case-insensitive); returns null for each whose address is taken. */
export async function makeCustomers(tx: Db, many: readonly CustomerFacts[], now: Date): Promise<(number | null)[]> {
  const emails = JSON.stringify(many.map(({ email }) => emailKey(email)));
  const taken = await rowsOf<{ place: number }>(
    tx,
    sql`select said.place::integer from json_array_elements_text(${emails}::text::json) with ordinality as said (email, place)
      where exists (select 1 from ${customers} where lower(${customers.email}) = said.email)`,
  );
  const places = new Set(taken.map(({ place }) => place - 1));
  const made = many.filter((_, index) => !places.has(index));
  const ids = await rowsOf<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('customers', 'id'))::integer as id from generate_series(1, ${made.length})`,
  );
  const rows = made.map((facts, index) => {
    const id = ids[index]?.id;
    if (id === undefined) throw new Error("a sequence gave too few numbers");
    return { ...facts, id, createdAt: now };
  });
  await insertCustomers(tx, rows);
  const left = rows.map(({ id }) => id);
  return many.map((_, index) => (places.has(index) ? null : (left.shift() ?? null)));
}
