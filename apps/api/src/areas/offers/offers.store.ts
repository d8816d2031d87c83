import type { Schemas } from "@reserve/contract";
import { fromCents } from "@reserve/domain";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import { productTitles } from "../../platform/catalog/product-titles.ts";
import type { Db } from "../../platform/database/database.ts";
import { offers } from "./offers.tables.ts";

/** Stored fields of an offer; id and version are generated. */
export type NewOffer = Omit<typeof offers.$inferInsert, "id" | "version">;

/** Returns the offers of a product, in order of creation. */
export function listOffers(db: Db, productId: number): Promise<Schemas["Offer"][]> {
  return select(db, eq(offers.productId, productId));
}

/** Returns an offer; null if there is none. */
export async function findOffer(db: Db, id: number): Promise<Schemas["Offer"] | null> {
  const [offer] = await select(db, eq(offers.id, id));
  return offer ?? null;
}

/** Locks the offer for this transaction; false when it does not exist. */
export async function lockOffer(tx: Db, id: number): Promise<boolean> {
  const [row] = await tx.select({ id: offers.id }).from(offers).where(eq(offers.id, id)).for("update");
  return row !== undefined;
}

/** Inserts an offer; returns its id. */
export async function insertOffer(tx: Db, offer: NewOffer): Promise<number> {
  const [row] = await tx.insert(offers).values(offer).returning({ id: offers.id });
  if (!row) throw new Error("an insert returned no row");
  return row.id;
}

/** Updates a locked offer and increments its version. */
export async function changeOffer(tx: Db, id: number, change: NewOffer): Promise<void> {
  await tx
    .update(offers)
    .set({ ...change, version: sql`${offers.version} + 1` })
    .where(eq(offers.id, id));
}

/** Deletes a locked offer. */
export async function removeOffer(tx: Db, id: number): Promise<void> {
  await tx.delete(offers).where(eq(offers.id, id));
}

async function select(db: Db, where: SQL): Promise<Schemas["Offer"][]> {
  const rows = await db
    .select({ offer: offers, ean: productTitles.ean, title: productTitles.title })
    .from(offers)
    .innerJoin(productTitles, eq(productTitles.id, offers.productId))
    .where(where)
    .orderBy(asc(offers.id));
  return rows.map(({ offer, ean, title }) => ({
    id: offer.id,
    productId: offer.productId,
    ean,
    title,
    name: offer.name,
    priceWithTax: fromCents(offer.priceCents),
    stock: offer.stock,
    startTime: offer.startTime?.toISOString() ?? null,
    endTime: offer.endTime?.toISOString() ?? null,
    isActive: offer.isActive,
    version: offer.version,
  }));
}
