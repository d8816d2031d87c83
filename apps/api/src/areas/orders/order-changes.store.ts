import type { Schemas } from "@reserve/contract";
import { type Effect, orderTotalCents, type ReleaseDays, type ReleaseFacts, releaseDays, shippedProgress } from "@reserve/domain";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { customers } from "../../platform/customers/customers.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { updateRows } from "../../platform/seed/insert-rows.ts";
import { searchText } from "./document-keys.ts";
import { type FactLine, factsOf } from "./order-facts.ts";
import { readItemsOf } from "./orders.store.ts";
import { documentEvents, documentItems, documents, stores } from "./orders.tables.ts";
import { listParcels, type Parcel } from "./parcels/parcels.store.ts";

type ItemStatus = Schemas["DocumentItemStatus"];

/** A document locked for this transaction, with its lines and parcels. */
export interface LockedDocument {
  document: typeof documents.$inferSelect;
  items: (typeof documentItems.$inferSelect)[];
  /** Null for a sale over the counter to somebody unknown. */
  customer: typeof customers.$inferSelect | null;
  store: typeof stores.$inferSelect | null;
  parcels: Parcel[];
}

/** Columns that an action may change, of one document or of many at once. */
const CHANGEABLE = [
  ...(["documentStatus", "paymentStatus", "paidCents", "refundDueCents", "refundedCents", "returnedCents", "paidAt"] as const),
  ...(["allowanceCents", "paymentDueCents"] as const),
  ...(["pickingNotifiedAt", "deliveryPackage", "documentComment"] as const),
] as const;

type ChangeableColumn = (typeof CHANGEABLE)[number] | "buyerOrderReference" | "shippingAddress" | "vat";

/** Changed columns of a document, and the new status of each changed line by id. */
export type DocumentChange = Partial<Pick<typeof documents.$inferSelect, ChangeableColumn>> & {
  lineStatuses?: ReadonlyMap<number, ItemStatus>;
};

/** An event of a document's thread, without time, author and document. */
export type NewEvent = Pick<typeof documentEvents.$inferInsert, "kind"> &
  Partial<Omit<typeof documentEvents.$inferInsert, "id" | "documentId" | "kind" | "date" | "actorName">>;

/** Returns the changes that a rule's effect makes to a document. */
export function changeByRule(
  { documentStatus, paymentStatus, paidCents, refundedCents, allowanceCents, refundDueCents, paymentDueCents, lines }: Effect<FactLine>,
  { items }: Pick<LockedDocument, "items">,
): DocumentChange {
  const before = new Map(items.map((item) => [item.id, item.status]));
  const lineStatuses = new Map(lines.filter((line) => before.get(line.id) !== line.status).map((line) => [line.id, line.status]));
  return { documentStatus, paymentStatus, paidCents, refundedCents, allowanceCents, refundDueCents, paymentDueCents, lineStatuses };
}

/** Returns the completion event if the effect completes a document that was not complete. */
export function completionEvents({ document }: LockedDocument, { documentStatus }: Pick<Effect, "documentStatus">): NewEvent[] {
  return documentStatus === "Complete" && document.documentStatus !== "Complete" ? [{ kind: "Completed" }] : [];
}

/** Locks a document for this transaction; null when it does not exist. */
export async function lockDocument(tx: Db, id: number): Promise<LockedDocument | null> {
  return (await lockDocuments(tx, [id])).get(id) ?? null;
}

/** Locks several documents by id, in id order, so that concurrent callers wait instead of deadlocking. */
export async function lockDocuments(tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, LockedDocument>> {
  const lockedItems = await tx
    .select()
    .from(documents)
    .where(inArray(documents.id, [...ids]))
    .orderBy(asc(documents.id))
    .for("update");
  if (lockedItems.length === 0) return new Map();
  const there = lockedItems.map(({ id }) => id);
  const customerIds = lockedItems.flatMap(({ customerId }) => customerId ?? []);
  const storeIds = lockedItems.flatMap(({ storeId }) => storeId ?? []);
  const [items, people, places, parcels] = await Promise.all([
    readItemsOf(tx, there),
    customerIds.length === 0 ? [] : tx.select().from(customers).where(inArray(customers.id, customerIds)),
    storeIds.length === 0 ? [] : tx.select().from(stores).where(inArray(stores.id, storeIds)),
    listParcels(tx, there),
  ]);
  const itemsOf = Map.groupBy(items, ({ documentId }) => documentId);
  const customerOf = new Map(people.map((customer) => [customer.id, customer]));
  const storeOf = new Map(places.map((store) => [store.id, store]));
  const parcelsOfEach = Map.groupBy(parcels, ({ documentId }) => documentId);
  return new Map(
    lockedItems.map((document) => {
      const customer = document.customerId === null ? null : customerOf.get(document.customerId);
      if (customer === undefined) throw new Error(`document ${document.id} has no customer`);
      const store = document.storeId === null ? null : (storeOf.get(document.storeId) ?? null);
      return [
        document.id,
        { document, customer, store, items: itemsOf.get(document.id) ?? [], parcels: parcelsOfEach.get(document.id) ?? [] },
      ];
    }),
  );
}

/** Marks lines as notified; returns the document with them. Its totals follow with the next change. */
export async function noteNotified(tx: Db, order: LockedDocument, lineIds: readonly number[], notifiedAt: Date): Promise<LockedDocument> {
  await tx
    .update(documentItems)
    .set({ notifiedAt })
    .where(and(eq(documentItems.documentId, order.document.id), inArray(documentItems.id, [...lineIds])));
  return { ...order, items: order.items.map((item) => (lineIds.includes(item.id) ? { ...item, notifiedAt } : item)) };
}

/** Splits lines: the given copies stay, the others become a new line of the same kind and position. */
export async function splitLines(tx: Db, order: LockedDocument, quantities: ReadonlyMap<number, number>): Promise<void> {
  for (const item of order.items) {
    const leaving = quantities.get(item.id) ?? item.quantity;
    if (leaving >= item.quantity) continue;
    const { id, ...line } = item;
    // Reserved copies leave first; the rest keeps waiting.
    const setAside = Math.min(leaving, item.setAside);
    const awaited = Math.min(leaving - setAside, Math.max(0, item.awaited - (item.quantity - leaving)));
    await tx.update(documentItems).set({ quantity: leaving, setAside, awaited }).where(eq(documentItems.id, id));
    await tx
      .insert(documentItems)
      .values({ ...line, quantity: item.quantity - leaving, setAside: item.setAside - setAside, awaited: item.awaited - awaited });
  }
}

/** Writes the change, the totals derived from the lines, and the next version. */
export async function changeDocument(tx: Db, order: LockedDocument, change: DocumentChange): Promise<void> {
  const { lineStatuses = new Map<number, ItemStatus>(), ...columns } = change;
  const items = order.items.map((item) => ({ ...item, status: lineStatuses.get(item.id) ?? item.status }));
  for (const status of new Set(lineStatuses.values())) {
    const ids = [...lineStatuses].filter(([, next]) => next === status).map(([id]) => id);
    await tx
      .update(documentItems)
      .set({ status })
      .where(and(eq(documentItems.documentId, order.document.id), inArray(documentItems.id, ids)));
  }
  await tx
    .update(documents)
    .set({
      ...columns,
      // The recipient's name is part of the search text.
      ...(columns.shippingAddress
        ? {
            searchText: searchText({ ...order.document, shippingAddress: columns.shippingAddress }, order.customer, order.items),
            addressVersion: sql`${documents.version} + 1`,
          }
        : {}),
      ...sumLines(order.document, items),
      totalCents: orderTotalCents(factsOf({ document: order.document, items })),
      version: sql`${documents.version} + 1`,
    })
    .where(eq(documents.id, order.document.id));
}

/** Updates many locked documents at once: statuses, amounts, times, derived totals and versions. */
export async function changeDocuments(
  tx: Db,
  changes: readonly { order: LockedDocument; change: Omit<DocumentChange, "shippingAddress"> }[],
): Promise<void> {
  if (changes.length === 0) return;
  const moved = changes.flatMap(({ change }) => [...(change.lineStatuses ?? [])]);
  for (const [status, lines] of Map.groupBy(moved, ([, next]) => next)) {
    const ids = lines.map(([id]) => id);
    await tx.update(documentItems).set({ status }).where(inArray(documentItems.id, ids));
  }
  const rows = changes.map(({ order, change: { lineStatuses = new Map<number, ItemStatus>(), ...columns } }) => {
    const items = order.items.map((item) => ({ ...item, status: lineStatuses.get(item.id) ?? item.status }));
    const totalCents = orderTotalCents(factsOf({ document: order.document, items }));
    return { ...order.document, ...columns, ...sumLines(order.document, items), totalCents };
  });
  await updateRows(tx, documents, rows, WRITTEN, sql`version = ${documents.version} + 1`);
}

/** The columns that `changeDocuments` writes. */
const WRITTEN = [
  ...CHANGEABLE,
  ...(["totalCents", "itemCount", "shippedCount", "lineStatuses", "readyFrom", "awaitsUntil", "notifyFrom", "collectFrom"] as const),
];

/** Returns the document after a change, without reloading it. */
export function changed(order: LockedDocument, { lineStatuses, ...columns }: DocumentChange): LockedDocument {
  return {
    ...order,
    document: { ...order.document, ...columns },
    items: order.items.map((item) => ({ ...item, status: lineStatuses?.get(item.id) ?? item.status })),
  };
}

/** Inserts thread entries in order; returns their ids. */
export async function addEvents(
  tx: Db,
  documentId: number,
  date: Date,
  actorName: string | null,
  events: readonly NewEvent[],
): Promise<number[]> {
  return addEventsOf(tx, date, actorName, [{ documentId, events }]);
}

/** Inserts thread entries of several documents. */
export async function addEventsOf(
  tx: Db,
  date: Date,
  actorName: string | null,
  threads: readonly { documentId: number; events: readonly NewEvent[] }[],
): Promise<number[]> {
  const rows = threads.flatMap(({ documentId, events }) => events.map((event) => ({ ...event, documentId, date, actorName })));
  if (rows.length === 0) return [];
  const added = await tx.insert(documentEvents).values(rows).returning({ id: documentEvents.id });
  return added.map(({ id }) => id);
}

/** Columns of a document derived from its lines. */
export interface LineSums extends ReleaseDays {
  /** Number of live lines, and of those shipped or collected. */
  itemCount: number;
  shippedCount: number;
  lineStatuses: ItemStatus[];
}

/** Sums the lines of a document for its row. */
export function sumLines(document: Omit<ReleaseFacts, "lines">, lines: ReleaseFacts["lines"]): LineSums {
  const { shipped, total } = shippedProgress(lines);
  return {
    itemCount: total,
    shippedCount: shipped,
    lineStatuses: [...new Set(lines.map(({ status }) => status))].sort(),
    ...releaseDays({ ...document, lines }),
  };
}
