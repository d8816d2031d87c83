import { eq } from "drizzle-orm";
import { forgetInLog } from "../../platform/audit/append-only.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { ERASED_NAME, erasedEmail, type PersonRecords } from "../../platform/customers/person-records.ts";
import type { Db } from "../../platform/database/database.ts";
import { customerSubscriptions } from "./customers.tables.ts";
import { asNobody } from "./nobody.ts";

/** Reasons not to erase a customer: missing, already erased or merged, or with open orders. */
export type ErasureFault =
  | { reason: "NoCustomer" }
  | { reason: "AlreadyErased" }
  | { reason: "Merged"; into: number }
  | { reason: "OrdersOpen"; numbers: readonly string[] };

/** A customer being erased. */
export interface Erased {
  reason: null;
  /** Number of audit entries whose values were emptied. */
  logEntries: number;
}

/** Erases a person in a transaction; returns the reason when impossible. Throws a rejection when the server may not edit the log. */
export type EraseCustomer = (tx: Db, id: number, now: Date) => Promise<ErasureFault | Erased>;

/** Erasure steps of other areas. */
export interface ErasureAreas {
  /** Waits until no intake of orders is running, and blocks it: no order may arrive while its customer is erased. */
  takeTurn(tx: Db): Promise<void>;
  /** Returns the numbers of unsettled orders. */
  unsettledOrders(tx: Db, id: number): Promise<readonly string[]>;
  records: readonly PersonRecords[];
}

/** The operator denies the server write access to the audit log and has not allowed erasing from it yet. */
const LOG_CLOSED = {
  fr: "Le journal appartient à un autre rôle de la base : son administrateur doit d’abord permettre d’en effacer les valeurs (apps/api/README.md, « A log that can only grow »).",
  en: "The log belongs to another role of the database: its administrator must first allow its values to be erased (apps/api/README.md, “A log that can only grow”).",
};

/** Creates the erasure of people: the row stays for accounting, without personal data. */
export function makeErasure({ takeTurn, unsettledOrders, records }: ErasureAreas): EraseCustomer {
  return async (tx, id, now) => {
    await takeTurn(tx);
    const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for("update");
    if (!customer) return { reason: "NoCustomer" };
    if (customer.mergedIntoId !== null) return { reason: "Merged", into: customer.mergedIntoId };
    if (customer.erasedAt) return { reason: "AlreadyErased" };
    const numbers = await unsettledOrders(tx, id);
    if (numbers.length > 0) return { reason: "OrdersOpen", numbers };
    // First: it uses the data in the customer's record and orders.
    const logEntries = await forgetInLog(tx, id);
    if (logEntries === null) throw refuse.conflict(LOG_CLOSED, "LogClosed");
    for (const email of [customer.email, ...customer.formerEmails])
      for (const { erase } of records) await erase(tx, { customerId: id, email }, now);
    await tx.delete(customerSubscriptions).where(eq(customerSubscriptions.customerId, id));
    await tx
      .update(customers)
      .set({ ...asNobody({ lastName: ERASED_NAME, email: erasedEmail(id) }), erasedAt: now })
      .where(eq(customers.id, id));
    return { reason: null, logEntries };
  };
}
