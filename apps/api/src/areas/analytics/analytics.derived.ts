import { sql } from "drizzle-orm";
import type { DerivedTable } from "../../platform/database/derived-tables.ts";

/** What is counted of people's actions, and noted beside them. */
export const derivedTables: readonly DerivedTable[] = [
  ...["analytic_sums", "analytic_visits"].map((name) => ({
    name,
    isMissing: sql<boolean>`exists (select from analytic_events where customer_id is not null) <> exists (select from ${sql.identifier(name)})`,
  })),
  {
    name: "analytic_facts",
    // Whoever named no title left no category: the condition is the index's.
    isMissing: sql`not exists (select from analytic_facts) and exists (select from analytic_events
      where customer_id is not null and ean is not null and (category is not null or publisher is not null))`,
  },
];
