import type { Schemas } from "@reserve/contract";
import type { BusinessNumbers } from "@reserve/domain";
import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { customerRoles, customers } from "../../platform/customers/customers.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countPage, totalOf } from "../../platform/lists.ts";
import { asCustomer, asCustomerSummary } from "./customer.record.ts";
import { customerSubscriptions } from "./customers.tables.ts";

/** Filters of the customer list. */
export interface CustomerFilters {
  /** Search text: words of names, company, e-mail or phone. */
  search?: string | undefined;
  /** Only these roles. */
  role?: readonly number[] | undefined;
  /** Only these people: a query of their ids. */
  among?: SQL | undefined;
}

const SORT_FIELDS = {
  lastName: { key: customers.nameKey, type: "text" },
  createdAt: { key: customers.createdAt, type: "timestamptz" },
  // Customers without orders sort before the oldest order.
  lastOrderAt: { key: sql`coalesce(${customers.lastOrderAt}, timestamptz '-infinity')`, type: "timestamptz" },
  orderTotal: { key: customers.orderTotalCents, type: "bigint" },
} satisfies Record<string, SortField>;

const SUMMARY = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
  company: customers.company,
  email: customers.email,
  phone: customers.phone,
  orderCount: customers.orderCount,
  orderTotalCents: customers.orderTotalCents,
  lastOrderAt: customers.lastOrderAt,
  createdAt: customers.createdAt,
  role: customerRoles,
};

/** Returns a page of customers, with the total. */
export async function listCustomers(
  db: Db,
  filters: CustomerFilters,
  sort: string,
  params: PageParams,
): Promise<Omit<Schemas["CustomerPage"], "page" | "pageSize">> {
  const where = and(...conditionsOf(filters));
  const ordering = orderingOf(sort, customers.id, SORT_FIELDS);
  const found = idsOfPage(db, customers, where, ordering, params);
  const order = filters.search ? orderBy(orderingOf("lastName", customers.id, SORT_FIELDS)) : [];
  const rows = await db
    .select({ ...SUMMARY, cursorKey: found.cursorKey, total: totalOf(db, customers, where, order) })
    .from(found)
    .innerJoin(customers, eq(customers.id, found.id))
    .leftJoin(customerRoles, eq(customerRoles.id, customers.roleId))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countPage(rows, db, customers, where, () => estimateRows(db, customers, where), order);
  return { items: page.rows.map(asCustomerSummary), nextCursor: page.nextCursor, ...counted };
}

/** Returns a customer with all data of their page; null if there is none. */
export async function findCustomer(db: Db, id: number): Promise<Schemas["Customer"] | null> {
  const [found] = await db
    .select({ customer: customers, role: customerRoles })
    .from(customers)
    .leftJoin(customerRoles, eq(customerRoles.id, customers.roleId))
    .where(eq(customers.id, id));
  if (!found) return null;
  const subscriptions = await db
    .select()
    .from(customerSubscriptions)
    .where(eq(customerSubscriptions.customerId, id))
    .orderBy(asc(customerSubscriptions.since), asc(customerSubscriptions.type), asc(customerSubscriptions.displayedText));
  return asCustomer(found.customer, found.role, subscriptions);
}

/** Locks a customer for this transaction; false when there is none. */
export async function lockCustomer(tx: Db, id: number): Promise<boolean> {
  const [row] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for("no key update");
  return row !== undefined;
}

/** Sets or clears the role of a locked customer. */
export async function setRole(tx: Db, id: number, roleId: number | null): Promise<void> {
  await tx
    .update(customers)
    .set({ roleId, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, id));
}

/** Sets the note of a locked customer. */
export async function setNote(tx: Db, id: number, note: string): Promise<void> {
  await tx
    .update(customers)
    .set({ note, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, id));
}

/** Sets the business numbers of a locked customer, and when it is invoiced. */
export async function setBusiness(
  tx: Db,
  id: number,
  facts: BusinessNumbers & Pick<typeof customers.$inferSelect, "invoicing">,
): Promise<void> {
  await tx
    .update(customers)
    .set({ ...facts, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, id));
}

/** Returns the roles by name. */
export async function listRoles(db: Db): Promise<Schemas["CustomerRole"][]> {
  return db
    .select()
    .from(customerRoles)
    .orderBy(asc(sql`fold(${customerRoles.name})`), asc(customerRoles.id));
}

/** Whether a role exists. */
export async function isRole(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ id: customerRoles.id }).from(customerRoles).where(eq(customerRoles.id, id));
  return row !== undefined;
}

function conditionsOf(filters: CustomerFilters): SQL[] {
  const conditions: SQL[] = [isNull(customers.mergedIntoId)];
  if (filters.search?.trim()) conditions.push(matchesTyped(customers.searchText, filters.search));
  if (filters.role?.length) conditions.push(inArray(customers.roleId, [...filters.role]));
  // Comes first: an array of ids is looked up in the primary key, regardless of the sort order.
  if (filters.among) conditions.push(sql`${customers.id} = any(array(${filters.among}))`);
  return conditions;
}
