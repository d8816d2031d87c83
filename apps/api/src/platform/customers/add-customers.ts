import { phoneKey, searchKey } from "@reserve/domain";
import { sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { continueIds, insertRows } from "../seed/insert-rows.ts";
import { customers } from "./customers.tables.ts";

/** A customer from an outside source; keys, search text and totals are computed on insert. */
export type NewCustomer = Pick<
  typeof customers.$inferInsert,
  | "firstName"
  | "lastName"
  | "company"
  | "email"
  | "phone"
  | "roleId"
  | "billingAddress"
  | "shippingAddress"
  | "createdAt"
  | "siret"
  | "vatNumber"
  | "serviceCode"
  | "invoicing"
  | "note"
> & { id: number };

/** Inserts customers with explicit ids and moves the id sequence past the highest. */
export async function addCustomers(tx: Db, added: readonly NewCustomer[]): Promise<void> {
  await insertCustomers(tx, added);
  await continueIds(tx, customers);
}

/** Inserts customers whose ids were drawn from the sequence. */
export async function insertCustomers(tx: Db, added: readonly NewCustomer[]): Promise<void> {
  await insertRows(
    tx,
    customers,
    added.map((customer) => ({
      roleId: null,
      siret: null,
      vatNumber: null,
      serviceCode: null,
      invoicing: null,
      note: "",
      billingAddress: null,
      shippingAddress: null,
      ...customer,
      ...keysOf(customer),
    })),
  );
}

/** Returns the folded keys for sorting and searching a customer. */
export function keysOf(customer: Parameters<typeof searchText>[0]): Pick<typeof customers.$inferInsert, "nameKey" | "searchText"> {
  return { nameKey: searchKey(`${customer.lastName} ${customer.firstName}`), searchText: searchText(customer) };
}

/** Runs work that writes very many orders; the customers' order totals are computed once, at the end. */
export async function withSumsLater(tx: Db, work: () => Promise<void>): Promise<void> {
  await tx.execute(sql`select set_config('reserve.customer_sums', 'later', true)`);
  await work();
  await tx.execute(sql`select set_config('reserve.customer_sums', '', true)`);
  await tx.execute(sql`select sum_customer_orders(array(select id from customers))`);
}

/** Returns the folded search text of a customer; the leading space marks the beginning of its first word. */
function searchText(
  customer: Pick<NewCustomer, "firstName" | "lastName" | "company" | "email" | "phone" | "billingAddress" | "shippingAddress">,
): string {
  const { firstName, lastName, company, email, phone, billingAddress, shippingAddress } = customer;
  const places = [billingAddress, shippingAddress].filter((address) => address != null);
  const phones = [phone, ...places.map((address) => address.phone)].map((one) => one ?? "");
  // The number both in pairs and without spaces.
  const texts = [firstName, lastName, company ?? "", email, ...phones, ...phones.map(phoneKey), ...places.map(({ city }) => city)];
  return ` ${[...new Set(texts.map(searchKey))].filter((text) => text !== "").join(" ")}`;
}
