import { and, asc, eq, inArray, ne, or } from "drizzle-orm";
import { customers } from "../../../platform/customers/customers.tables.ts";
import type { Db } from "../../../platform/database/database.ts";
import { documentItems, documents, stores } from "../orders.tables.ts";
import { listParcels } from "../parcels/parcels.store.ts";

/** Returns the sheet sources of documents by id, without carts and missing ones. */
export async function findSheetSources(db: Db, ids: readonly number[]) {
  const found = await db
    .select({ document: documents, store: stores, customer: customers })
    .from(documents)
    .leftJoin(customers, eq(customers.id, documents.customerId))
    .leftJoin(stores, eq(stores.id, documents.storeId))
    .where(and(inArray(documents.id, [...ids]), ne(documents.documentStatus, "Temp")));
  const here = found.map(({ document }) => document.id);
  const roots = [...new Set(found.map(({ document }) => document.relatedToId ?? document.id))];
  const items = await db
    .select()
    .from(documentItems)
    .where(inArray(documentItems.documentId, here))
    .orderBy(asc(documentItems.position), asc(documentItems.id));
  const members = await db
    .select({
      id: documents.id,
      customId: documents.customId,
      documentType: documents.documentType,
      date: documents.date,
      relatedToId: documents.relatedToId,
    })
    .from(documents)
    .where(or(inArray(documents.id, roots), inArray(documents.relatedToId, roots)))
    .orderBy(asc(documents.date), asc(documents.id));
  const left = await listParcels(db, here);
  const itemsOf = Map.groupBy(items, ({ documentId }) => documentId);
  const membersOf = Map.groupBy(members, (member) => member.relatedToId ?? member.id);
  const parcelsOfEach = Map.groupBy(left, ({ documentId }) => documentId);
  return new Map(
    found.map((one) => {
      const { id, relatedToId } = one.document;
      // Itself before related ones: an invoice is its own.
      const family = [one.document, ...(membersOf.get(relatedToId ?? id) ?? []).filter((member) => member.id !== id)];
      const source = {
        ...one,
        items: itemsOf.get(id) ?? [],
        parcels: parcelsOfEach.get(id) ?? [],
        order: family.find(({ documentType }) => documentType === "Order") ?? one.document,
        invoice: family.find(({ documentType }) => documentType === "Invoice") ?? null,
      };
      return [id, source] as const;
    }),
  );
}
