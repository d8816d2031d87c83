import { hasLeft, isLive, isPickup, numberKey, parisDay, searchKey, usualMeans, voucherNumber } from "@reserve/domain";
import { addCustomers, type NewCustomer } from "../../platform/customers/add-customers.ts";
import type { Db } from "../../platform/database/database.ts";
import { continueIds, insertRows } from "../../platform/seed/insert-rows.ts";
import { nameOf, searchText } from "./document-keys.ts";
import { asRow } from "./ledger/ledger.store.ts";
import { ledgerEntries } from "./ledger/ledger.tables.ts";
import { type LineSums, sumLines } from "./order-changes.store.ts";
import { documentEvents, documentItems, documents, parcels, stores } from "./orders.tables.ts";

/** A document from an outside source; keys, counts and search text are computed on insert. */
export type NewDocument = Omit<
  typeof documents.$inferInsert,
  "id" | "customIdKey" | "customerName" | "customerNameKey" | keyof LineSums | "searchText"
> & { id: number };

/** A line of one of the documents. */
export type NewDocumentItem = typeof documentItems.$inferInsert & { id: number };
/** A thread entry of a new document. */
export type NewDocumentEvent = typeof documentEvents.$inferInsert & { id: number };
/** One of the client’s shops. */
export type NewStore = typeof stores.$inferInsert & { id: number };

/** New documents with their parts, with explicit ids. */
export interface NewDocuments {
  documents: readonly NewDocument[];
  items: readonly NewDocumentItem[];
  events: readonly NewDocumentEvent[];
  /** Amounts that vouchers paid, or that refunds credited to them, by document. */
  vouchers?: ReadonlyMap<number, VoucherMoney>;
}

/** A voucher of a document; below zero: it paid that much, else it was credited with the refund. */
interface VoucherMoney {
  id: number;
  amountCents: number;
}

/** Inserts shops and customers. */
export async function addPeople(tx: Db, people: { stores: readonly NewStore[]; customers: readonly NewCustomer[] }): Promise<void> {
  await insertRows(tx, stores, people.stores);
  await continueIds(tx, stores);
  await addCustomers(tx, people.customers);
}

/** Inserts documents with lines and threads; their customers must exist or be passed along. */
export async function addDocuments(tx: Db, added: NewDocuments, customerOf: (id: number) => NewCustomer | undefined): Promise<void> {
  const itemsOf = Map.groupBy(added.items, (item) => item.documentId);
  const rows = added.documents.map((document) => {
    const { customerId = null } = document;
    const customer = customerId === null ? null : customerOf(customerId);
    if (customer === undefined) throw new Error(`document ${document.id}: unknown customer ${customerId}`);
    const items = itemsOf.get(document.id) ?? [];
    const lines = items.map((item) => ({ ...item, notifiedAt: notifiedAtOf(item, document) }));
    const customerName = nameOf(customer ?? document.billingAddress);
    return {
      ...document,
      customIdKey: numberKey(document.customId),
      customerName,
      customerNameKey: searchKey(customerName),
      ...sumLines(document, lines),
      searchText: searchText(document, customer, items),
    };
  });
  await insertRows(tx, documents, rows);
  const documentOf = new Map(added.documents.map((document) => [document.id, document]));
  const parcelOf = await noteParcels(tx, added.documents, itemsOf);
  await insertRows(
    tx,
    documentItems,
    added.items.map((item) => ({
      ...item,
      parcelId: hasLeft(item) ? (parcelOf.get(item.documentId) ?? null) : null,
      notifiedAt: notifiedAtOf(item, documentOf.get(item.documentId)),
    })),
  );
  await insertRows(tx, documentEvents, added.events);
  await insertRows(
    tx,
    ledgerEntries,
    added.documents.flatMap((document) => entriesOf(document, added.vouchers?.get(document.id))),
  );
}

/** Returns the ledger of an imported document: what was received, what a voucher paid of it, what was refunded, and what was a gesture. */
function entriesOf(document: NewDocument, voucher?: VoucherMoney): (typeof ledgerEntries.$inferInsert)[] {
  const { id, documentType, storeId = null, paymentMethod, date, paidAt, paidCents, refundedCents, allowanceCents } = document;
  if (documentType !== "Order") return [];
  const recording = { documentId: id, storeId, at: paidAt ?? date, takenBy: null };
  const entry = { means: usualMeans[paymentMethod], isAtCounter: false };
  const byVoucher = voucher && ({ means: "Voucher", isAtCounter: false, reference: voucherNumber(voucher.id) } as const);
  const voucherCents = Math.max(0, -(voucher?.amountCents ?? 0));
  const payment = paidCents ? [asRow(recording, { ...entry, kind: "Payment", cents: paidCents - voucherCents })] : [];
  if (byVoucher && voucherCents > 0) payment.push(asRow(recording, { ...byVoucher, kind: "Payment", cents: voucherCents }));
  // A gesture lowers what is owed, and the invoice; what was given back for cancelled lines lowers neither.
  const gestureCents = Math.min(allowanceCents ?? 0, refundedCents ?? 0);
  const refund = { ...(voucherCents > 0 ? entry : (byVoucher ?? entry)), kind: "Refund" } as const;
  const refunds = [
    { ...refund, cents: (refundedCents ?? 0) - gestureCents, reason: null },
    { ...refund, cents: gestureCents, reason: "Gesture" as const },
  ];
  return [...payment, ...refunds.filter(({ cents }) => cents > 0).map((one) => asRow(recording, one))];
}

/** Returns when the customer was notified of a line: as given, else with its order, unless its book was published later. */
function notifiedAtOf(item: NewDocumentItem, document: NewDocument | undefined): Date | null {
  if (item.notifiedAt !== undefined) return item.notifiedAt;
  const notifiedAt = document?.pickingNotifiedAt;
  if (!notifiedAt || !isLive(item)) return null;
  return item.releaseDate && item.releaseDate > parisDay(notifiedAt) ? null : notifiedAt;
}

/** Inserts a parcel for each imported order that had shipped lines; returns parcel ids by order. */
async function noteParcels(
  tx: Db,
  added: readonly NewDocument[],
  itemsOf: ReadonlyMap<number, readonly NewDocumentItem[]>,
): Promise<ReadonlyMap<number, number>> {
  const sent = added.filter(
    ({ id, documentType, shippingMethod }) => documentType === "Order" && !isPickup(shippingMethod) && itemsOf.get(id)?.some(hasLeft),
  );
  if (sent.length === 0) return new Map();
  const rows = sent.map(({ id, deliveryPackage, shippingMethod, date }) => ({
    ...{ documentId: id, number: 1, shippingMethod, shippedAt: date },
    trackingNumber: deliveryPackage ?? null,
  }));
  const ids = new Map<number, number>();
  // Maximum number of rows per statement.
  for (let from = 0; from < rows.length; from += 5_000) {
    const made = await tx
      .insert(parcels)
      .values(rows.slice(from, from + 5_000))
      .returning({ id: parcels.id, documentId: parcels.documentId });
    for (const { id, documentId } of made) ids.set(documentId, id);
  }
  return ids;
}

/** Moves the id sequence past the highest id; call once after the last `addDocuments`. */
export async function continueDocumentIds(tx: Db): Promise<void> {
  await continueIds(tx, documents);
  await continueIds(tx, documentItems);
  await continueIds(tx, documentEvents);
}
