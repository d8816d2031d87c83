import type { Schemas } from "@reserve/contract";
import { fromCents } from "@reserve/domain";
import { eq, sql } from "drizzle-orm";
import { productTitles } from "../../platform/catalog/product-titles.ts";
import type { Db } from "../../platform/database/database.ts";
import { type RowOf, recordTable } from "../../platform/records/record-table.ts";
import { offers } from "./offers.tables.ts";

/** Stored fields of an offer; id and version are generated. */
export type OfferFields = Omit<typeof offers.$inferInsert, "id" | "version">;

const ofProduct = (column: typeof productTitles.ean | typeof productTitles.title) =>
  sql<string>`(select ${column} from ${productTitles} where ${productTitles}.id = ${offers}.product_id)`;

/** Offer records, with EAN and title of their product. */
export const offerRows = recordTable(offers, {
  computed: { ean: ofProduct(productTitles.ean), title: ofProduct(productTitles.title) },
});

/** Returns the offers of a product, in order of creation. */
export async function listOffers(db: Db, productId: number): Promise<Schemas["Offer"][]> {
  return (await offerRows.select(db, eq(offers.productId, productId))).map(asOffer);
}

/** Returns an offer as in the contract. */
export function asOffer({ priceCents, startTime, endTime, ...offer }: RowOf<typeof offerRows>): Schemas["Offer"] {
  return {
    ...offer,
    priceWithTax: fromCents(priceCents),
    startTime: startTime?.toISOString() ?? null,
    endTime: endTime?.toISOString() ?? null,
  };
}
