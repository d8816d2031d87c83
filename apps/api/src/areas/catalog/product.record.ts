import type { Schemas } from "@reserve/contract";
import { fromCents, withoutTax } from "@reserve/domain";
import { asProductSummary, type SummaryRow } from "../../platform/catalog/product-summaries.ts";
import type { productOverrides, products } from "../../platform/catalog/products.tables.ts";

type Row = typeof products.$inferSelect;

/** Returns a row as the contract's whole product. */
export function asProduct(
  row: Row & Pick<SummaryRow, "isRestricted">,
  overrides: readonly (typeof productOverrides.$inferSelect)[],
  files: Schemas["ProductFile"][],
  restrictedBy: Schemas["Product"]["restrictedBy"],
  feedCover: Schemas["Product"]["feedCover"] = null,
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
    files,
    overrides: overrides.map(({ field, feedValue, changedAt, changedBy }) => ({
      field,
      feedValue,
      changedAt: changedAt.toISOString(),
      changedBy,
    })),
    restrictedBy,
    feedCover,
    version: row.version,
  };
}
