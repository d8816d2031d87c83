import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { preparedQuery } from "../../../platform/database/prepared-query.ts";
import { documentItems, type documents, parcels } from "../orders.tables.ts";

/** A parcel as stored. */
export type Parcel = typeof parcels.$inferSelect;

/** Returns the parcels of documents, in shipping order. */
export function listParcels(db: Db, documentIds: readonly number[]): Promise<Parcel[]> {
  return parcelsOf(db, { documentIds });
}

const parcelsOf = preparedQuery((db) =>
  db
    .select()
    .from(parcels)
    .where(sql`${parcels.documentId} = any(${sql.placeholder("documentIds")})`)
    .orderBy(asc(parcels.number))
    .prepare("document_parcels"),
);

/** Records that these lines were shipped together, as the next parcel of their order. */
export async function addParcel(
  tx: Db,
  { document, parcels: before }: { document: Pick<typeof documents.$inferSelect, "id" | "shippingMethod">; parcels: readonly Parcel[] },
  { lineIds, trackingNumber, shippedAt }: { lineIds: readonly number[]; trackingNumber: string | null; shippedAt: Date },
): Promise<void> {
  const number = (before.at(-1)?.number ?? 0) + 1;
  const { id: documentId, shippingMethod } = document;
  const [parcel] = await tx.insert(parcels).values({ documentId, number, shippingMethod, trackingNumber, shippedAt }).returning();
  if (!parcel) throw new Error("an inserted parcel returned no row");
  await tx
    .update(documentItems)
    .set({ parcelId: parcel.id })
    .where(and(eq(documentItems.documentId, document.id), inArray(documentItems.id, [...lineIds])));
}

/** Sets the tracking number of a parcel. */
export async function trackParcel(tx: Db, parcelId: number, trackingNumber: string): Promise<void> {
  await tx.update(parcels).set({ trackingNumber }).where(eq(parcels.id, parcelId));
}

/** Records when parcels arrived. */
export async function deliverParcels(tx: Db, parcelIds: readonly number[], deliveredAt: Date): Promise<void> {
  await tx
    .update(parcels)
    .set({ deliveredAt })
    .where(inArray(parcels.id, [...parcelIds]));
}
