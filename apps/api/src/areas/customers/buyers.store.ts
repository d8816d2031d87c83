import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { customers } from "../../platform/customers/customers.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { customerSubscriptions } from "./customers.tables.ts";

/** Returns the facts of a customer that discounts use: role, loyalty card, countries; null when there is none. */
export async function findBuyer(db: Db, id: number) {
  const { roleId, billingAddress, shippingAddress } = customers;
  const [row] = await db.select({ roleId, billingAddress, shippingAddress }).from(customers).where(eq(customers.id, id));
  if (!row) return null;
  const [card] = await db
    .select({ type: customerSubscriptions.type })
    .from(customerSubscriptions)
    .where(and(eq(customerSubscriptions.customerId, id), eq(customerSubscriptions.type, "PremiumAccount")))
    .limit(1);
  return {
    roleId: row.roleId,
    hasFidelity: card !== undefined,
    billingCountry: row.billingAddress?.country ?? null,
    shippingCountry: row.shippingAddress?.country ?? null,
  };
}

/** Returns which of these customers have ticked letters in their account; an alert or a card is not consent. */
export async function tickedLetters(db: Db, customerIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (customerIds.length === 0) return new Set();
  const { customerId, type } = customerSubscriptions;
  const rows = await db
    .selectDistinct({ customerId })
    .from(customerSubscriptions)
    .where(and(inArray(customerId, [...customerIds]), inArray(type, ["Newsletter", "Marketing"])));
  return new Set(rows.map((row) => row.customerId));
}

/** Query of the ids of people with one of these subscriptions, for targets. */
export function subscribed(types: readonly string[]): SQL {
  const { customerId, type } = customerSubscriptions;
  return sql`select distinct ${customerId} from ${customerSubscriptions} where ${inArray(sql`${type}`, [...types])}`;
}
