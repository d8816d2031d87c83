import { sql } from "drizzle-orm";
import type { DerivedTable } from "../../platform/database/derived-tables.ts";

/** Tables of sums and facts that triggers derive from `analytic_events`. */
export const derivedTables: readonly DerivedTable[] = [
  ...["analytic_sums", "analytic_visits"].map((name) => ({
    name,
    isMissing: sql<boolean>`exists (select from analytic_events where customer_id is not null) <> exists (select from ${sql.identifier(name)})`,
  })),
  {
    name: "analytic_facts",
    // Same condition as the trigger: an event without a title has no category or publisher, so it adds no row.
    isMissing: sql`not exists (select from analytic_facts) and exists (select from analytic_events
      where customer_id is not null and ean is not null and (category is not null or publisher is not null))`,
  },
];
