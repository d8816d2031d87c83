import type { Db } from "../../platform/database/database.ts";
import { insertRows } from "../../platform/seed/insert-rows.ts";
import { customerSubscriptions } from "./customers.tables.ts";

/** A subscription of a customer. */
export type NewSubscription = typeof customerSubscriptions.$inferInsert;

/** Inserts subscriptions of existing customers. */
export async function addSubscriptions(tx: Db, added: readonly NewSubscription[]): Promise<void> {
  await insertRows(tx, customerSubscriptions, added);
}
