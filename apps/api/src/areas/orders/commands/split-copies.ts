import type { Schemas } from "@reserve/contract";
import { refuse } from "../../../platform/contract/refusals.ts";
import type { Db } from "../../../platform/database/database.ts";
import { type LockedDocument, splitLines } from "../order-changes.store.ts";
import { readItems } from "../orders.store.ts";

/** Returns the document with leaving copies split from the rest of their line; throws 422 at each invalid number. */
export async function splitCopies(
  db: Db,
  order: LockedDocument,
  itemIds: readonly number[] = [],
  quantities: Schemas["LeavingQuantities"] = [],
): Promise<LockedDocument> {
  if (quantities.length === 0) return order;
  const faults = quantities.flatMap(({ itemId, quantity }, index) => {
    const most = order.items.find(({ id }) => id === itemId)?.quantity ?? 0;
    if (!itemIds.includes(itemId) || quantities.findIndex((other) => other.itemId === itemId) !== index)
      return [{ propertyName: `quantities[${index}].itemId`, errorMessage: NOT_LEAVING }];
    return quantity > most ? [{ propertyName: `quantities[${index}].quantity`, errorMessage: tooMany(most) }] : [];
  });
  if (faults.length > 0) throw refuse.invalid(faults);
  await splitLines(db, order, new Map(quantities.map(({ itemId, quantity }) => [itemId, quantity])));
  return { ...order, items: await readItems(db, order.document.id) };
}

const NOT_LEAVING = {
  fr: "Cette ligne n’est pas de celles qui partent, ou est nommée deux fois.",
  en: "This line is none of those that leave, or is named twice.",
};
const tooMany = (most: number) => ({ fr: `La ligne compte ${most} exemplaires au plus.`, en: `The line has ${most} copies at most.` });
