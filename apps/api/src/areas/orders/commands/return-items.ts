import type { Input, Schemas } from "@reserve/contract";
import { apply, isBilledAt, returnableCopies, returnedCentsOf, returnRefusal } from "@reserve/domain";
import { putBack } from "../../../platform/catalog/stock.ts";
import { type PropertyRefusal, refuse } from "../../../platform/contract/refusals.ts";
import { personName } from "../../../platform/identity/user-name.ts";
import { addEvents, changeByRule, changeDocument, type LockedDocument } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { refusalByRule } from "../order-refusals.ts";
import {
  auditDocument,
  documentResult,
  notifyDocumentWatchers,
  requireDocument,
  requireDocumentVersion,
  type WriteContext,
} from "../order-writes.ts";
import { addReturns, isInvoiced, returnedCopies } from "../papers/issued-papers.store.ts";
import { addInvoice, asEvents, creditLines } from "../papers/issued-papers.ts";

type ReturnedItemsBody = Input<"returnDocumentItems">["body"];

/**
 * Records returned copies of an order, in the write's transaction: resellable ones go back to stock, invoiced ones are credited, paid amounts become
 * refundable.
 */
export async function returnItems(
  context: WriteContext,
  { documentId, items, comment }: ReturnedItemsBody,
): Promise<Schemas["DocumentResult"]> {
  const { db, now, user } = context;
  const order = await requireDocument(db, documentId);
  await requireDocumentVersion(context, order);
  const { document } = order;
  const returned = await returnedCopies(db, document.id);
  requireReturnable(order, returned, items);

  const returnedCents = document.returnedCents + centsOf(order, returned, items);
  const facts = factsOf({ ...order, document: { ...document, returnedCents } });
  await addReturns(db, document.id, items, now);
  await changeDocument(db, order, { ...changeByRule(apply("comment", facts), order), returnedCents });
  for (const { productId, copies } of backOnShelf(order, items)) await putBack(db, productId, copies);
  const events = await credit(context, order, items);
  await addEvents(db, document.id, now, personName(user), [
    {
      kind: "Returned",
      itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
      amountCents: returnedCents - document.returnedCents,
      text: comment?.trim() || null,
    },
    ...events,
  ]);
  await notifyDocumentWatchers(context, order);
  auditDocument(context, order, { before: {}, after: { returned: items } });
  return documentResult(context, document.id);
}

/** Throws 409 if nothing can be returned, 422 at each line with too many copies. */
function requireReturnable(order: LockedDocument, returned: ReadonlyMap<number, number>, returnedItems: ReturnedItemsBody["items"]): void {
  const facts = factsOf(order);
  const before = ({ id }: { id: number }) => returned.get(id) ?? 0;
  const reason = returnRefusal(facts, before);
  if (reason) throw refusalByRule(reason, { ...facts });
  const faults = returnedItems.flatMap(({ itemId, quantity }, index): PropertyRefusal[] => {
    const line = facts.lines.find(({ id }) => id === itemId);
    const most = line ? returnableCopies(line, before(line)) : 0;
    if (most === 0 || returnedItems.findIndex((other) => other.itemId === itemId) !== index)
      return [{ propertyName: `items[${index}].itemId`, errorMessage: NOT_RETURNABLE }];
    return quantity > most ? [{ propertyName: `items[${index}].quantity`, errorMessage: tooMany(most) }] : [];
  });
  if (faults.length > 0) throw refuse.invalid(faults);
}

const NOT_RETURNABLE = {
  fr: "Rien de cette ligne ne peut revenir, ou elle est nommée deux fois.",
  en: "Nothing of this line can come back, or it is named twice.",
};
const tooMany = (most: number) => ({
  fr: most > 1 ? `Il reste ${most} exemplaires au client au plus.` : "Il reste un exemplaire au client au plus.",
  en: most > 1 ? `The customer has ${most} copies at most.` : "The customer has one copy at most.",
});

/** Returns the refund: the price of returned copies, and the shipping with the last of the order. */
function centsOf(
  { document, items }: LockedDocument,
  returned: ReadonlyMap<number, number>,
  returnedItems: ReturnedItemsBody["items"],
): number {
  return returnedCentsOf(
    items,
    document.shippingCents,
    copiesByPosition(items, returned),
    copiesByPosition(items, copiesOf(returnedItems)),
  );
}

const copiesOf = (returnedItems: ReturnedItemsBody["items"]) => new Map(returnedItems.map(({ itemId, quantity }) => [itemId, quantity]));

/** Returns copies per line of the order as ordered, of copies per line as split. */
export function copiesByPosition(items: LockedDocument["items"], copies: ReadonlyMap<number, number>): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { id, position } of items) sums.set(position, (sums.get(position) ?? 0) + (copies.get(id) ?? 0));
  return sums;
}

/** Returns resalable copies per title, in a fixed order, so that concurrent returns do not deadlock. */
function backOnShelf({ items }: LockedDocument, returnedItems: ReturnedItemsBody["items"]): { productId: number; copies: number }[] {
  const copies = new Map<number, number>();
  for (const { itemId, quantity, state } of returnedItems) {
    const productId = items.find(({ id }) => id === itemId)?.productId;
    if (state === "Resellable" && productId) copies.set(productId, (copies.get(productId) ?? 0) + quantity);
  }
  return [...copies].map(([productId, count]) => ({ productId, copies: count })).sort((a, b) => a.productId - b.productId);
}

/** Issues the credit notes for returned copies; a completed order without an invoice first gets the invoice to correct. */
async function credit(context: WriteContext, order: LockedDocument, returnedItems: ReturnedItemsBody["items"]) {
  const { db } = context;
  const { document, items } = order;
  const lines = [...copiesByPosition(items, copiesOf(returnedItems))].map(([position, quantity]) => ({ position, quantity }));
  const isUninvoiced = isBilledAt(document.documentStatus, document.paymentMethod) && !(await isInvoiced(db, document.id));
  // The invoice includes the items just returned: the credit note refers to them.
  const added = isUninvoiced ? await addInvoice(db, context, order, { isAhead: true, back: copiesOf(returnedItems) }) : null;
  const notes = await creditLines(db, context, order, lines);
  return asEvents(added ? [added, ...notes] : notes);
}
