import type { Schemas } from "@reserve/contract";
import { fromCents } from "@reserve/domain";
import { productSearch, products } from "./products.tables.ts";

/** Columns of a product shown in lists; requires a join with `productSearch`. */
export const SUMMARY = {
  id: products.id,
  ean: products.ean,
  title: products.title,
  authors: products.authors,
  publishers: products.publishers,
  collections: products.collections,
  kind: products.kind,
  releaseDate: products.releaseDate,
  stock: products.stock,
  priceCents: products.priceCents,
  taxRate: products.taxRate,
  availability: products.availability,
  shelf: products.shelf,
  isVisible: products.isVisible,
  isCustom: products.isCustom,
  cacheRefreshedAt: products.cacheRefreshedAt,
  isRestricted: productSearch.isRestricted,
  picture: products.picture,
};

/** The columns of a product that a list shows. */
export type SummaryRow = Pick<
  typeof products.$inferSelect,
  | "id"
  | "ean"
  | "title"
  | "authors"
  | "publishers"
  | "collections"
  | "kind"
  | "releaseDate"
  | "stock"
  | "priceCents"
  | "taxRate"
  | "availability"
  | "shelf"
  | "isVisible"
  | "isCustom"
  | "cacheRefreshedAt"
  | "picture"
> & { isRestricted: (typeof productSearch.$inferSelect)["isRestricted"] | null };

/** Returns a row as the contract's product of a list. */
export function asProductSummary(row: SummaryRow): Schemas["ProductSummary"] {
  return {
    id: row.id,
    ean: row.ean,
    title: row.title,
    authors: row.authors,
    publishers: row.publishers,
    collections: row.collections,
    kind: row.kind,
    releaseDate: row.releaseDate,
    stock: row.stock,
    priceWithTax: row.priceCents === null ? null : fromCents(row.priceCents),
    taxRate: row.taxRate,
    availability: row.availability,
    shelf: row.shelf,
    isVisible: row.isVisible,
    isCustom: row.isCustom,
    cacheRefreshedAt: row.cacheRefreshedAt?.toISOString() ?? null,
    isRestricted: row.isRestricted ?? false,
    picture: row.picture,
  };
}
