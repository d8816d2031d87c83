import type { Db } from "../../platform/database/database.ts";
import { addArrival, addPurchase, changeReceived } from "./purchasing.store.ts";
import type { arrivals, purchaseLines, purchases } from "./purchasing.tables.ts";

/** A purchase from an outside source, with its arrivals. */
export interface NewPurchase {
  purchase: Omit<typeof purchases.$inferInsert, "id">;
  line: Pick<typeof purchaseLines.$inferInsert, "ean" | "title" | "quantity">;
  arrivals: readonly Omit<typeof arrivals.$inferInsert, "id" | "purchaseLineId" | "ean" | "title">[];
}

/** Inserts purchases with their arrivals; order lines already carry what they wait for. */
export async function addPurchases(tx: Db, many: readonly NewPurchase[]): Promise<void> {
  for (const { purchase, line, arrivals } of many) {
    const [purchaseLineId] = await addPurchase(tx, purchase, [line]);
    if (purchaseLineId === undefined) throw new Error(`nothing was ordered of ${line.ean}`);
    for (const arrival of arrivals) {
      await changeReceived(tx, purchaseLineId, 1);
      await addArrival(tx, { ...arrival, purchaseLineId, ean: line.ean, title: line.title });
    }
  }
}
