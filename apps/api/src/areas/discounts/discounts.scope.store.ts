import type { Schemas } from "@reserve/contract";
import { and, arrayOverlaps, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { estimateRows } from "../../platform/lists/keyset.ts";
import { discounts } from "./discounts.tables.ts";

/** Catalogue size above which titles of categories are estimated instead of counted, because no index covers categories. */
const COUNTED_UP_TO = 100_000;

/** Counts the distinct titles of a choice. */
export async function countTitles(db: Db, choice: Schemas["DiscountTitleChoice"]): Promise<Schemas["DiscountTitleCount"]> {
  const { assignedToCategories: categories, assignedToSubCategories: subCategories } = choice;
  const where = isChosen(choice);
  const isNarrow = where !== undefined && categories.length === 0 && subCategories.length === 0;
  if (!isNarrow && (await estimateRows(db, products, undefined)) > COUNTED_UP_TO)
    return { count: await estimateRows(db, products, where), isExact: false };
  return { count: await db.$count(products, where), isExact: true };
}

/** Returns the condition for titles in the selection; all titles if it is empty. */
function isChosen(choice: Schemas["DiscountTitleChoice"]): SQL | undefined {
  const { assignedToCategories, assignedToSubCategories, assignedToProducts, assignedToProductAttributes } = choice;
  return or(
    assignedToProducts.length > 0 ? inArray(products.ean, assignedToProducts) : undefined,
    assignedToCategories.length > 0 ? arrayOverlaps(products.categories, assignedToCategories) : undefined,
    assignedToSubCategories.length > 0 ? arrayOverlaps(products.classifications, assignedToSubCategories) : undefined,
    ...assignedToProductAttributes.map((attribute) => matchesAttribute(sql`${products.variations}`, attribute)),
  );
}

/** Returns the scoped discounts that apply to a title, as the domain's `isInScope`; null when there is no such title. */
export async function discountsWith(db: Db, productId: number): Promise<SQL | null> {
  const { ean, categories, classifications, variations } = products;
  const [title] = await db.select({ ean, categories, classifications, variations }).from(products).where(eq(products.id, productId));
  if (!title) return null;
  const names = or(
    arrayOverlaps(discounts.eans, [title.ean]),
    title.categories.length > 0 ? arrayOverlaps(discounts.categories, title.categories) : undefined,
    title.classifications.length > 0 ? arrayOverlaps(discounts.subCategories, title.classifications) : undefined,
    ...title.variations.map((variation) => matchesAttribute(sql`${discounts.attributes}`, variation)),
  );
  return and(eq(discounts.discountType, "AppliesToItems"), names) ?? null;
}

function matchesAttribute(attributes: SQL, { type, value }: { type: string; value: string }): SQL {
  return sql`${attributes} @> ${JSON.stringify([{ type, value }])}::jsonb`;
}
