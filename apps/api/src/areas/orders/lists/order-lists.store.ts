import type { Schemas } from "@reserve/contract";
import { and, count, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { productWeights } from "../../../platform/catalog/product-titles.ts";
import { customers } from "../../../platform/customers/customers.tables.ts";
import type { Db } from "../../../platform/database/database.ts";
import { behind, cursorKey, type Ordering, orderBy, orderingOf } from "../../../platform/lists/keyset.ts";
import { SUMMARY } from "../document.record.ts";
import { documentItems, documents, stores } from "../orders.tables.ts";
import { conditionsOf, type DocumentList, SORT_FIELDS } from "./document-list.store.ts";

/** Maximum counted position in a list. */
const POSITION_UP_TO = 10_000;

/** A row of the export. */
export type ExportedRow = Awaited<ReturnType<typeof readBatch>>[number];

/** Returns the previous and next document in a list; null if the document does not exist. It may have left the list meanwhile. */
export async function findNeighbours(db: Db, id: number, list: DocumentList): Promise<Schemas["DocumentNeighbours"] | null> {
  const ordering = orderingOf(list.sort, documents.id, SORT_FIELDS);
  const conditions = conditionsOf(list);
  const [self] = await db
    .select({ key: cursorKey(ordering), isListed: sql<boolean>`coalesce(${and(...conditions)}, false)` })
    .from(documents)
    .where(eq(documents.id, id));
  if (!self) return null;
  const around = async (direction: Ordering) => {
    const [found] = await db
      .select({ id: documents.id, customId: documents.customId })
      .from(documents)
      .where(and(...conditions, behind(direction, self.key, id)))
      .orderBy(...orderBy(direction))
      .limit(1);
    return found ?? null;
  };
  const backwards = { ...ordering, isDescending: !ordering.isDescending };
  const [previous, next, position] = await Promise.all([
    around(backwards),
    around(ordering),
    self.isListed ? positionOf(db, and(...conditions, behind(backwards, self.key, id)), backwards) : null,
  ]);
  return { previous, next, position };
}

/** Recipient and weight of a shipment. */
export interface Shipment extends Pick<typeof documents.$inferSelect, "id" | "customId" | "shippingMethod"> {
  address: (typeof documents.$inferSelect)["shippingAddress"];
  email: string;
  phone: string | null;
  /** Weight of unshipped lines, else of all, in grams; null if the weight of a title is unknown. */
  grams: number | null;
}

/** Returns the shipments of these orders, by id. */
export async function readShipments(db: Db, ids: readonly number[]): Promise<Shipment[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: documents.id,
      customId: documents.customId,
      shippingMethod: documents.shippingMethod,
      address: documents.shippingAddress,
      email: customers.email,
      phone: customers.phone,
    })
    .from(documents)
    .innerJoin(customers, eq(customers.id, documents.customerId))
    .where(inArray(documents.id, [...ids]));
  // Literal values, because an expression in GROUP BY must not contain parameters.
  const isHere = sql<boolean>`${documentItems.status} not in ('Shipped', 'Complete')`;
  const heaviness = await db
    .select({
      id: documentItems.documentId,
      isHere,
      isKnown: sql<boolean>`bool_and(${productWeights.weight} is not null)`,
      grams: sql<number>`coalesce(sum(${productWeights.weight} * ${documentItems.quantity}), 0)::integer`,
    })
    .from(documentItems)
    .leftJoin(productWeights, eq(productWeights.id, documentItems.productId))
    .where(and(inArray(documentItems.documentId, [...ids]), notInArray(documentItems.status, ["Temp", "Cancelled"])))
    .groupBy(documentItems.documentId, isHere);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const parts = heaviness.filter((part) => part.id === id);
    const leaving = parts.some((part) => part.isHere) ? parts.filter((part) => part.isHere) : parts;
    const grams = leaving.every(({ isKnown }) => isKnown) ? leaving.reduce((sum, part) => sum + part.grams, 0) : null;
    return [{ ...row, grams }];
  });
}

/** Yields a whole list in batches, on demand. */
export async function* readInBatches(db: Db, list: DocumentList, size: number): AsyncGenerator<ExportedRow[], void> {
  const ordering = orderingOf(list.sort, documents.id, SORT_FIELDS);
  const conditions = conditionsOf(list);
  let rows = await readBatch(db, conditions, ordering, size);
  yield rows;
  for (let last = rows.at(-1); last && rows.length === size; last = rows.at(-1)) {
    rows = await readBatch(db, [...conditions, behind(ordering, last.cursorKey, last.id)], ordering, size);
    yield rows;
  }
}

function readBatch(db: Db, conditions: readonly SQL[], ordering: Ordering, size: number) {
  const found = db
    .select({ id: documents.id, cursorKey: cursorKey(ordering).as("cursor_key") })
    .from(documents)
    .where(and(...conditions))
    .orderBy(...orderBy(ordering))
    .limit(size)
    .as("found");
  return db
    .select({ ...SUMMARY, paidAt: documents.paidAt, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(documents, eq(documents.id, found.id))
    .leftJoin(stores, eq(stores.id, documents.storeId))
    .orderBy(...orderBy(ordering));
}

async function positionOf(db: Db, where: SQL | undefined, ordering: Ordering): Promise<number | null> {
  const before = db
    .select({ one: sql`1`.as("one") })
    .from(documents)
    .where(where)
    .orderBy(...orderBy(ordering))
    .limit(POSITION_UP_TO)
    .as("before");
  const [row] = await db.select({ total: count() }).from(before);
  const total = row?.total ?? 0;
  return total < POSITION_UP_TO ? total + 1 : null;
}
