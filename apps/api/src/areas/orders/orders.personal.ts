import { fromCents } from "@reserve/domain";
import { asc, eq, inArray } from "drizzle-orm";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { documentEvents, documentItems, documents, parcels } from "./orders.tables.ts";

/** Everything that orders and their papers keep about a person, carts included. */
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
      billingAddress: document.billingAddress,
      shippingAddress: document.shippingAddress,
      parcels: (parcelsOf.get(document.id) ?? []).map(({ number, shippingMethod, trackingNumber, shippedAt, deliveredAt }) => ({
        number,
        shippingMethod,
        trackingNumber,
        shippedAt: shippedAt.toISOString(),
        deliveredAt: deliveredAt?.toISOString() ?? null,
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
