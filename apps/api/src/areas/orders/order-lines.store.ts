import type { Schemas } from "@reserve/contract";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { SoldTitle } from "./commands/sold-titles.ts";
import { searchText } from "./document-keys.ts";
import type { LockedDocument } from "./order-changes.store.ts";
import { readItems } from "./orders.store.ts";
import { documentItems, documents } from "./orders.tables.ts";

/** Inserts lines after the last one of a document. */
export async function addLines(
  tx: Db,
  { document, items }: LockedDocument,
  lines: readonly SoldTitle[],
  status: Schemas["DocumentItemStatus"],
): Promise<void> {
  if (lines.length === 0) return;
  const last = lastPosition(items);
  const rows = lines.map(({ title: { id: productId, taxRate: _, ...title }, quantity, unitCents, taxRate }, index) => {
    return { ...title, documentId: document.id, position: last + index + 1, productId, quantity, unitCents, taxRate, status };
  });
  await tx.insert(documentItems).values(rows);
}

/**
 * Changes the price of lines. A line that shares its position with others, of which some copies left or were cancelled, gets a position of its
 * own: on papers, lines of one position are one line with one price.
 */
export async function repriceLines(tx: Db, { items }: LockedDocument, prices: ReadonlyMap<number, number>): Promise<void> {
  let last = lastPosition(items);
  for (const [id, unitCents] of prices) {
    const position = items.find((item) => item.id === id)?.position;
    const isShared = items.some((item) => item.position === position && item.id !== id);
    if (isShared) last += 1;
    await tx
      .update(documentItems)
      .set({ unitCents, ...(isShared ? { position: last } : {}) })
      .where(eq(documentItems.id, id));
  }
}

/** Returns the document with its lines as they are now stored. */
export async function reloadLines(tx: Db, order: LockedDocument): Promise<LockedDocument> {
  return { ...order, items: await readItems(tx, order.document.id) };
}

/** Updates the search text of a document, which has the EANs of its lines. */
export async function updateSearchText(tx: Db, { document, customer, items }: LockedDocument): Promise<void> {
  await tx
    .update(documents)
    .set({ searchText: searchText(document, customer, items) })
    .where(eq(documents.id, document.id));
}

function lastPosition(items: LockedDocument["items"]): number {
  return Math.max(0, ...items.map(({ position }) => position));
}
