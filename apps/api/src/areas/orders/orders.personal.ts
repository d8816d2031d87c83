import type { Schemas } from "@reserve/contract";
import { fromCents, isOpenDocument, namesItsCustomer, searchKey } from "@reserve/domain";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { PersonMoves } from "../../platform/customers/person-moves.ts";
import { ERASED_NAME, type PersonRecords } from "../../platform/customers/person-records.ts";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import type { Db } from "../../platform/database/database.ts";
import { overwriteMails } from "../../platform/mail/overwrite-mails.ts";
import { documentUndos } from "./commands/order-undo.tables.ts";
import { searchText } from "./document-keys.ts";
import { ledgerEntries } from "./ledger/ledger.tables.ts";
import { documentEvents, documentItems, documents, issuedPapers, parcels } from "./orders.tables.ts";

/** Personal data export: orders and papers of the person, carts included. */
export const personalData: PersonalData = {
  name: "documents",
  read: async (db, { customerId }) => {
    const found = await db
      .select()
      .from(documents)
      .where(eq(documents.customerId, customerId))
      .orderBy(asc(documents.date), asc(documents.id));
    const ids = found.map(({ id }) => id);
    const items = await db
      .select()
      .from(documentItems)
      .where(inArray(documentItems.documentId, ids))
      .orderBy(asc(documentItems.documentId), asc(documentItems.position), asc(documentItems.id));
    const events = await db
      .select()
      .from(documentEvents)
      .where(inArray(documentEvents.documentId, ids))
      .orderBy(asc(documentEvents.documentId), asc(documentEvents.date), asc(documentEvents.id));
    const left = await db
      .select()
      .from(parcels)
      .where(inArray(parcels.documentId, ids))
      .orderBy(asc(parcels.documentId), asc(parcels.number));
    const papers = await db
      .select()
      .from(issuedPapers)
      .where(inArray(issuedPapers.documentId, ids))
      .orderBy(asc(issuedPapers.documentId), asc(issuedPapers.id));
    const taken = await db
      .select()
      .from(ledgerEntries)
      .where(inArray(ledgerEntries.documentId, ids))
      .orderBy(asc(ledgerEntries.documentId), asc(ledgerEntries.id));
    const takenOf = Map.groupBy(taken, ({ documentId }) => documentId);
    const papersOf = Map.groupBy(papers, (paper) => paper.documentId);
    const parcelsOf = Map.groupBy(left, (parcel) => parcel.documentId);
    const itemsOf = Map.groupBy(items, (item) => item.documentId);
    const eventsOf = Map.groupBy(events, (event) => event.documentId);
    return found.map((document) => ({
      id: document.id,
      customId: document.customId,
      externalId: document.externalId,
      documentType: document.documentType,
      documentStatus: document.documentStatus,
      paymentStatus: document.paymentStatus,
      paymentMethod: document.paymentMethod,
      shippingMethod: document.shippingMethod,
      date: document.date.toISOString(),
      paidAt: document.paidAt?.toISOString() ?? null,
      pickingNotifiedAt: document.pickingNotifiedAt?.toISOString() ?? null,
      totalPriceWithTax: fromCents(document.totalCents),
      shippingPriceWithTax: fromCents(document.shippingCents),
      deliveryPackage: document.deliveryPackage,
      documentComment: document.documentComment,
      buyerOrderReference: document.buyerOrderReference,
      billingAddress: document.billingAddress,
      shippingAddress: document.shippingAddress,
      parcels: (parcelsOf.get(document.id) ?? []).map(({ number, shippingMethod, trackingNumber, shippedAt, deliveredAt }) => ({
        number,
        shippingMethod,
        trackingNumber,
        shippedAt: shippedAt.toISOString(),
        deliveredAt: deliveredAt?.toISOString() ?? null,
      })),
      issuedPapers: (papersOf.get(document.id) ?? []).map(({ kind, number, issuedAt, totalCents, content }) => ({
        kind,
        number,
        issuedAt: issuedAt.toISOString(),
        totalPriceWithTax: fromCents(totalCents),
        billedTo: content.buyer,
      })),
      ledger: (takenOf.get(document.id) ?? []).map(({ kind, means, amountCents, at }) => ({
        ...{ kind, means, amount: fromCents(amountCents), at: at.toISOString() },
      })),
      items: (itemsOf.get(document.id) ?? []).map((item) => ({
        ean: item.ean,
        title: item.title,
        quantity: item.quantity,
        unitPriceWithTax: fromCents(item.unitCents),
        status: item.status,
      })),
      events: (eventsOf.get(document.id) ?? []).map(({ kind, date, text, trackingNumber }) => ({
        kind,
        date: date.toISOString(),
        text,
        trackingNumber,
      })),
    }));
  },
};

/** Erasure: orders stay as accounting records; the name stays only on legal papers, as billed. */
export const personRecords: PersonRecords = {
  erase: async (tx, { customerId }) => {
    const found = await tx.select().from(documents).where(eq(documents.customerId, customerId)).for("update");
    if (found.length === 0) return;
    const ids = found.map(({ id }) => id);
    const lines = await tx
      .select({ documentId: documentItems.documentId, ean: documentItems.ean })
      .from(documentItems)
      .where(inArray(documentItems.documentId, ids));
    const linesOf = Map.groupBy(lines, ({ documentId }) => documentId);
    for (const document of found) {
      const hasName = namesItsCustomer(document);
      const shippingAddress = withoutPerson(document.shippingAddress);
      const billingAddress = hasName ? { ...document.billingAddress, phone: null } : withoutPerson(document.billingAddress);
      const customerName = hasName ? document.customerName : ERASED_NAME;
      const searched = { ...document, shippingAddress, billingAddress: withoutPerson(document.billingAddress) };
      await tx
        .update(documents)
        .set({
          billingAddress,
          shippingAddress,
          customerName,
          customerNameKey: searchKey(customerName),
          documentComment: null,
          buyerOrderReference: null,
          searchText: searchText(searched, nobody, linesOf.get(document.id) ?? []),
        })
        .where(eq(documents.id, document.id));
    }
    await tx
      .update(documentEvents)
      .set({ text: null })
      .where(and(inArray(documentEvents.documentId, ids), inArray(documentEvents.kind, ["Comment", "CustomerMessage"])));
    // Mails to staff about these orders contain the customer's name too.
    await overwriteMails(tx, { documentIds: ids });
  },
};

const nobody = { firstName: "", lastName: "", company: null, email: "", phone: null };

/** Returns an address without the person, for statistics. */
function withoutPerson({ postalCode, city, country }: Schemas["Address"]): Schemas["Address"] {
  return { firstName: "", lastName: ERASED_NAME, company: null, address1: "", address2: null, postalCode, city, country, phone: null };
}

/** Returns the numbers of a customer's open orders, which prevent erasure. */
export async function unsettledOrders(tx: Db, customerId: number): Promise<string[]> {
  const found = await tx
    .select({ document: documents, undoId: documentUndos.id })
    .from(documents)
    .leftJoin(documentUndos, eq(documentUndos.documentId, documents.id))
    .where(eq(documents.customerId, customerId))
    .orderBy(asc(documents.date), asc(documents.id));
  // The mails of its last action are not sent yet.
  return found.flatMap(({ document, undoId }) => (isOpenDocument(document) || undoId !== null ? [document.customId] : []));
}

/** Merge: moves the orders; papers are unchanged. */
export const personMoves: PersonMoves = {
  name: "orders",
  count: (db, customerId) => db.$count(documents, eq(documents.customerId, customerId)),
  move: async (tx, from, into) => void (await tx.update(documents).set({ customerId: into }).where(eq(documents.customerId, from))),
};
