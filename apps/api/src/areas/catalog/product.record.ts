import type { Schemas } from "@reserve/contract";
import { fromCents, withoutTax } from "@reserve/domain";
import type { productOverrides, productSearch, products } from "../../platform/catalog/products.tables.ts";

type Row = typeof products.$inferSelect;

/** What a list shows of a product. */
type SummaryRow = Pick<
  Row,
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
> & { isRestricted: (typeof productSearch.$inferSelect)["isRestricted"] | null };

/** A row as the contract's product of a list. */
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
  };
}

/** A row as the contract's whole product. */
export function asProduct(
  row: Row & Pick<SummaryRow, "isRestricted">,
  overrides: readonly (typeof productOverrides.$inferSelect)[],
  restrictedBy: Schemas["Product"]["restrictedBy"],
): Schemas["Product"] {
  return {
    ...asProductSummary(row),
    subEan: row.subEan,
    suppliers: row.suppliers,
    editions: row.editions,
    series: row.series,
    categories: row.categories,
    classifications: row.classifications,
    publics: row.publics,
    priceNoTax: row.priceCents === null ? null : fromCents(withoutTax(row.priceCents, row.taxRate)),
    summary: row.summary,
    pages: row.pages,
    weight: row.weight,
    height: row.height,
    width: row.width,
    thickness: row.thickness,
    isSigned: row.isSigned,
    variations: row.variations,
    languages: row.languages,
    clil: row.clil,
    thema: row.thema,
    duration: row.duration,
    overrides: overrides.map(({ field, feedValue, changedAt, changedBy }) => ({
      field,
      feedValue,
      changedAt: changedAt.toISOString(),
      changedBy,
    })),
    restrictedBy,
    version: row.version,
  };
}
