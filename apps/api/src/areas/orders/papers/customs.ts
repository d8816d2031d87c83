import type { LocaleCode } from "@reserve/client-variant";
import {
  type CustomsArticle,
  type CustomsForm,
  customsArticlesOf,
  customsFormOf,
  leavesVatArea,
  linesToDeclare,
  type ProductKind,
} from "@reserve/domain";
import { inArray } from "drizzle-orm";
import { productWeights } from "../../../platform/catalog/product-titles.ts";
import type { Db } from "../../../platform/database/database.ts";
import { documentItems, type documents } from "../orders.tables.ts";

/** The customs declaration of a shipment. */
export interface CustomsDeclaration {
  form: CustomsForm;
  articles: readonly CustomsArticle[];
}

type ItemRow = Pick<typeof documentItems.$inferSelect, "kind" | "quantity" | "unitCents" | "productId" | "parcelId" | "status">;
type Shipped = Pick<typeof documents.$inferSelect, "documentType" | "shippingMethod" | "shippingAddress">;

/**
 * Returns the customs declaration of a parcel's lines, or of an order's next parcel if none is given; null where none is needed. `weights`: grams of a
 * copy by product.
 */
export function customsOf(
  { documentType, shippingMethod, shippingAddress: { country, postalCode } }: Shipped,
  items: readonly ItemRow[],
  weights: ReadonlyMap<number, number | null> = new Map(),
  parcelId?: number,
): CustomsDeclaration | null {
  if (documentType !== "Order") return null;
  const lines = parcelId === undefined ? linesToDeclare(items) : items.filter((item) => item.parcelId === parcelId);
  const articles = customsArticlesOf(
    lines.map(({ kind, quantity, unitCents, productId }) => ({ kind, quantity, unitCents, grams: weights.get(productId ?? 0) ?? null })),
  );
  const form = customsFormOf({ shippingMethod, country, postalCode }, articles);
  return form && { form, articles };
}

/** Returns the weights of products in grams, by id. */
export async function readWeights(db: Db, items: readonly Pick<ItemRow, "productId">[]): Promise<Map<number, number | null>> {
  const ids = [...new Set(items.flatMap(({ productId }) => productId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(productWeights).where(inArray(productWeights.id, ids));
  return new Map(rows.map(({ id, weight }) => [id, weight]));
}

/** Returns the customs declarations of shipments that need one, by order. */
export async function readCustoms(
  db: Db,
  shipments: readonly { id: number; shippingMethod: Shipped["shippingMethod"]; address: Shipped["shippingAddress"] }[],
): Promise<Map<number, CustomsDeclaration>> {
  const abroad = shipments.filter(({ address: { country, postalCode } }) => leavesVatArea(country, postalCode));
  if (abroad.length === 0) return new Map();
  const ids = abroad.map(({ id }) => id);
  const items = await db.select().from(documentItems).where(inArray(documentItems.documentId, ids));
  const weights = await readWeights(db, items);
  const itemsOf = Map.groupBy(items, ({ documentId }) => documentId);
  return new Map(
    abroad.flatMap(({ id, shippingMethod, address }) => {
      const customs = customsOf({ documentType: "Order", shippingMethod, shippingAddress: address }, itemsOf.get(id) ?? [], weights);
      return customs ? [[id, customs] as const] : [];
    }),
  );
}

/** Descriptions of the contents, as customs want them: what it is, not its title. */
export const CONTENTS: Readonly<Record<ProductKind, Record<LocaleCode, string>>> = {
  Book: { fr: "Livres", en: "Books" },
  Comic: { fr: "Livres (bandes dessinées)", en: "Books (comics)" },
  Press: { fr: "Journaux et magazines", en: "Newspapers and magazines" },
  Dvd: { fr: "DVD enregistrés", en: "Recorded DVDs" },
  Goods: { fr: "Autres articles", en: "Other goods" },
};

/** Returns the contents as one text: « 3 × Livre, 4901.99, 640 g, 25,00 EUR, FR ; … ». */
export function contentsText(articles: readonly CustomsArticle[], origin: string | undefined, locale: LocaleCode): string {
  const amount = new Intl.NumberFormat(locale === "fr" ? "fr-FR" : "en-GB", { minimumFractionDigits: 2, useGrouping: false });
  return articles
    .map(({ kind, quantity, grams, valueCents, hsCode }) =>
      [
        `${quantity} × ${CONTENTS[kind][locale]}`,
        hsCode,
        grams === null ? null : `${grams} g`,
        `${amount.format(valueCents / 100)} EUR`,
        origin,
      ]
        .filter(Boolean)
        .join(", "),
    )
    .join(" ; ");
}
