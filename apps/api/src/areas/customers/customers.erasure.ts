import { eq } from "drizzle-orm";
import { customers } from "../../platform/customers/customers.tables.ts";
import { ERASED_NAME, erasedEmail, type PersonRecords } from "../../platform/customers/person-records.ts";
import type { Db } from "../../platform/database/database.ts";
import { customerSubscriptions } from "./customers.tables.ts";
import { asNobody } from "./nobody.ts";

/** What stands against erasing somebody: nobody is there, they are erased already or merged into another one, or these orders of theirs are not settled. */
export type ErasureFault =
  | { reason: "NoCustomer" }
  | { reason: "AlreadyErased" }
  | { reason: "Merged"; into: number }
  | { reason: "OrdersOpen"; numbers: readonly string[] };

/** Erases a person within a transaction; what stands against it where it cannot be. */
export type EraseCustomer = (tx: Db, id: number, now: Date) => Promise<ErasureFault | null>;

/** What other areas do when somebody is erased. */
export interface ErasureAreas {
  /** Waits until no order is being taken in: none comes while its customer goes. */
  takeTurn(tx: Db): Promise<void>;
  /** The numbers of the orders that are not settled. */
  unsettledOrders(tx: Db, id: number): Promise<readonly string[]>;
  records: readonly PersonRecords[];
}

/** Erases people: their row stays for the accounts, without anything that says who it was. */
export function makeErasure({ takeTurn, unsettledOrders, records }: ErasureAreas): EraseCustomer {
  return async (tx, id, now) => {
    await takeTurn(tx);
    const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for("update");
    if (!customer) return { reason: "NoCustomer" };
    if (customer.mergedIntoId !== null) return { reason: "Merged", into: customer.mergedIntoId };
    if (customer.erasedAt) return { reason: "AlreadyErased" };
    const numbers = await unsettledOrders(tx, id);
    if (numbers.length > 0) return { reason: "OrdersOpen", numbers };
    for (const email of [customer.email, ...customer.formerEmails])
      for (const { erase } of records) await erase(tx, { customerId: id, email }, now);
    await tx.delete(customerSubscriptions).where(eq(customerSubscriptions.customerId, id));
    await tx
      .update(customers)
      .set({ ...asNobody({ lastName: ERASED_NAME, email: erasedEmail(id) }), erasedAt: now })
      .where(eq(customers.id, id));
    return null;
  };
}
