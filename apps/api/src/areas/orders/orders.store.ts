import type { Schemas } from "@reserve/contract";
import { and, asc, desc, eq, getTableColumns, inArray, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { productPictures } from "../../platform/catalog/product-titles.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { preparedQuery } from "../../platform/database/prepared-query.ts";
import { documentUndos } from "./commands/order-undo.tables.ts";
import { asDocument } from "./document.record.ts";
import { isOfDocument, platformFactsOf } from "./e-invoicing/handovers.store.ts";
import { entriesOf } from "./ledger/ledger.store.ts";
import { documentEvents, documentItems, documents, stores } from "./orders.tables.ts";
import { listPapers, returnedCopies } from "./papers/issued-papers.store.ts";
import { listParcels } from "./parcels/parcels.store.ts";

/** Returns the shops by name. */
export async function listStores(db: Db): Promise<Schemas["Store"][]> {
  return db.select().from(stores).orderBy(asc(stores.name), asc(stores.id));
}

/** Returns a document with all its data; null if there is none. */
export async function findDocument(db: Db, id: number): Promise<Schemas["Document"] | null> {
  // The version first: with lines older than their version, a write based on them would not be rejected.
  const [found] = await readDocument(db, { id });
  if (!found) return null;
  // Sent together: one round trip to the database.
  const [items, parcels, returned, papers, platforms, ledger, events, related] = await Promise.all([
    readItems(db, id),
    listParcels(db, [id]),
    returnedCopies(db, id),
    listPapers(db, id),
    platformFactsOf(db, isOfDocument(db, id)),
    entriesOf(db, id),
    readEvents(db, { id }),
    relatedDocuments(db, found.document),
  ]);
  return asDocument({ ...found, items, parcels, returned, papers, platforms, ledger, events, related });
}

/** Reads a document with its shop, its customer and the last undoable action in its current state. */
const readDocument = preparedQuery((db) => {
  const { id: undoId, kind, until } = documentUndos;
  return db
    .select({ document: documents, store: stores, customer: customers, undo: { id: undoId, kind, until } })
    .from(documents)
    .leftJoin(customers, eq(customers.id, documents.customerId))
    .leftJoin(stores, eq(stores.id, documents.storeId))
    .leftJoin(documentUndos, and(eq(documentUndos.documentId, documents.id), eq(documentUndos.version, documents.version)))
    .where(eq(documents.id, sql.placeholder("id")))
    .prepare("document");
});

const readEvents = preparedQuery((db) =>
  db
    .select()
    .from(documentEvents)
    .where(eq(documentEvents.documentId, sql.placeholder("id")))
    .orderBy(desc(documentEvents.date), desc(documentEvents.id))
    .prepare("document_events"),
);

/** Returns the lines of a document in order, with the current covers of their titles. */
export function readItems(db: Db, id: number) {
  return readItemsOf(db, [id]);
}

/** Returns the lines of several documents. */
export function readItemsOf(db: Db, ids: readonly number[]) {
  return itemsOf(db, { ids });
}

const itemsOf = preparedQuery((db) =>
  db
    .select({ ...getTableColumns(documentItems), picture: productPictures.picture })
    .from(documentItems)
    .leftJoin(productPictures, eq(productPictures.id, documentItems.productId))
    .where(sql`${documentItems.documentId} = any(${sql.placeholder("ids")})`)
    .orderBy(asc(documentItems.position), asc(documentItems.id))
    .prepare("document_items"),
);

/** Returns the versions of those of these documents that exist. */
export function readVersions(db: Db, ids: readonly number[]): Promise<{ id: number; version: number }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({ id: documents.id, version: documents.version })
    .from(documents)
    .where(inArray(documents.id, [...ids]));
}

/** Returns the other documents of its family, oldest first; null if the document does not exist. */
export async function listRelated(db: Db, id: number): Promise<Schemas["RelatedDocument"][] | null> {
  const [document] = await db.select({ id: documents.id, relatedToId: documents.relatedToId }).from(documents).where(eq(documents.id, id));
  if (!document) return null;
  return (await relatedDocuments(db, document)).map((row) => ({ ...row, date: row.date.toISOString() }));
}

/** Returns the messages to a document's customer, newest first; null when the document does not exist. */
export async function listMessages(db: Db, id: number): Promise<Schemas["DocumentMessageList"]["items"] | null> {
  const [document] = await db.select({ id: documents.id }).from(documents).where(eq(documents.id, id));
  if (!document) return null;
  const rows = await db
    .select({ id: documentEvents.id, date: documentEvents.date, actorName: documentEvents.actorName, text: documentEvents.text })
    .from(documentEvents)
    .where(and(eq(documentEvents.documentId, id), eq(documentEvents.kind, "CustomerMessage")))
    .orderBy(desc(documentEvents.date), desc(documentEvents.id));
  return rows.map((row) => ({ ...row, date: row.date.toISOString(), text: row.text ?? "" }));
}

/** Returns the documents of one family: an order with its quotation, deliveries and invoices. */
function relatedDocuments(db: Db, { id, relatedToId }: { id: number; relatedToId: number | null }) {
  return familyOf(db, { id, root: relatedToId ?? id });
}

const familyOf = preparedQuery((db) => {
  const member = alias(documents, "member");
  const root = sql.placeholder("root");
  return db
    .select({
      id: member.id,
      customId: member.customId,
      documentType: member.documentType,
      documentStatus: member.documentStatus,
      date: member.date,
    })
    .from(member)
    .where(and(or(eq(member.id, root), eq(member.relatedToId, root)), ne(member.id, sql.placeholder("id"))))
    .orderBy(asc(member.date), asc(member.id))
    .prepare("document_family");
});
