import { sql } from "drizzle-orm";
import type { DerivedTable } from "../database/derived-tables.ts";

/** Search tables that triggers derive from `products`; while one of them is empty, search finds nothing. */
export const derivedTables: readonly DerivedTable[] = [
  { name: "product_search", isMissing: sql`exists (select from products) <> exists (select from product_search)` },
  {
    name: "product_words",
    isMissing: sql`not exists (select from product_words)
      and exists (select from product_search, unnest(tsvector_to_array(words)) word where word !~ '^[0-9]{8,}$')`,
  },
  {
    name: "product_names",
    isMissing: sql`not exists (select from product_names) and exists (select from products
      where cardinality(authors || publishers || editions || collections || suppliers || categories || languages) > 0)`,
  },
];
