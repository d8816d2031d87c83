import { sql } from "drizzle-orm";
import type { DerivedTable } from "../../platform/database/derived-tables.ts";

/** The shared code of a discount stands among all codes: without it, nobody gets the discount. */
export const derivedTables: readonly DerivedTable[] = [
  {
    name: "discount_codes",
    isMissing: sql`exists (select from discounts where coupon_code is not null) <> exists (select from discount_codes where is_shared)`,
  },
];
