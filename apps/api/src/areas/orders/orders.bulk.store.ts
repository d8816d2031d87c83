import { numberKey, searchKey } from "@reserve/domain";
import { sql } from "drizzle-orm";
import { addCustomers, type NewCustomer } from "../../platform/customers/add-customers.ts";
import type { Db } from "../../platform/database/database.ts";
import { continueIds, insertRows } from "../../platform/seed/insert-rows.ts";
import { nameOf, searchText } from "./document-keys.ts";
import { type LineSums, sumLines } from "./order-actions.store.ts";
import { documentEvents, documentItems, documents, parcels, stores } from "./orders.tables.ts";

/** A document as it comes from outside; its keys, counts and search text are made here. */
export type NewDocument = Omit<
  typeof documents.$inferInsert,
  "id" | "customIdKey" | "customerName" | "customerNameKey" | keyof LineSums | "searchText"
> & { id: number };

/** A line of one of the documents. */
export type NewDocumentItem = typeof documentItems.$inferInsert & { id: number };
/** Something that happened to one of the documents. */
export type NewDocumentEvent = typeof documentEvents.$inferInsert & { id: number };
/** One of the client’s shops. */
export type NewStore = typeof stores.$inferInsert & { id: number };

/** Documents with what belongs to them; all ids are given. */
export interface NewDocuments {
  documents: readonly NewDocument[];
  items: readonly NewDocumentItem[];
  events: readonly NewDocumentEvent[];
}

/** Inserts shops and customers. */
export async function addPeople(tx: Db, people: { stores: readonly NewStore[]; customers: readonly NewCustomer[] }): Promise<void> {
  await insertRows(tx, stores, people.stores);
  await continueIds(tx, stores);
  await addCustomers(tx, people.customers);
}

/** Inserts documents with their lines and threads; their customers must be there, or given beside them. */
export async function addDocuments(tx: Db, added: NewDocuments, customerOf: (id: number) => NewCustomer | undefined): Promise<void> {
  const itemsOf = Map.groupBy(added.items, (item) => item.documentId);
  const rows = added.documents.map((document) => {
    const customer = customerOf(document.customerId);
    if (!customer) throw new Error(`document ${document.id}: unknown customer ${document.customerId}`);
    const items = itemsOf.get(document.id) ?? [];
    const customerName = nameOf(customer);
    return {
      ...document,
      customIdKey: numberKey(document.customId),
      customerName,
      customerNameKey: searchKey(customerName),
      ...sumLines(document, items),
      searchText: searchText(document, customer, items),
    };
  });
  await insertRows(tx, documents, rows);
  await insertRows(tx, documentItems, added.items);
  await noteParcels(
    tx,
    added.documents.map(({ id }) => id),
  );
  await insertRows(tx, documentEvents, added.events);
}

/** Of documents of which something had left before they came here: one parcel each, with the number that came along. */
async function noteParcels(tx: Db, documentIds: readonly number[]): Promise<void> {
  const ids = sql`(select unnest(${`{${documentIds.join(",")}}`}::integer[]))`;
  const left = sql`${documentItems.status} in ('Shipped', 'Complete')`;
  await tx.execute(sql`insert into ${parcels} (document_id, number, tracking_number, shipped_at)
    select ${documents.id}, 1, ${documents.deliveryPackage}, ${documents.date} from ${documents}
    where ${documents.id} in ${ids} and ${documents.documentType} = 'Order' and ${documents.shippingMethod} not in ('Pickup', 'ProWithdrawal')
      and exists (select from ${documentItems} where ${documentItems.documentId} = ${documents.id} and ${left})`);
  await tx.execute(sql`update ${documentItems} set parcel_id = ${parcels.id} from ${parcels}
    where ${parcels.documentId} = ${documentItems.documentId} and ${documentItems.documentId} in ${ids} and ${left}`);
}

/** To be called once after the last `addDocuments`: new documents number on from the highest. */
export async function continueDocumentIds(tx: Db): Promise<void> {
  await continueIds(tx, documents);
  await continueIds(tx, documentItems);
  await continueIds(tx, documentEvents);
  await continueIds(tx, parcels);
}
