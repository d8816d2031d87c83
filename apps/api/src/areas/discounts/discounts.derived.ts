import { sql } from "drizzle-orm";
import type { DerivedTable } from "../../platform/database/derived-tables.ts";

/** Derived table: the shared codes of discounts among all codes; a missing one could not be used. */
export const derivedTables: readonly DerivedTable[] = [
  {
    name: "discount_codes",
    isMissing: sql`exists (select from discounts where coupon_code is not null) <> exists (select from discount_codes where is_shared)`,
  },
];
