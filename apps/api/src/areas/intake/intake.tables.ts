import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Records of the shop's site and tills by their own references. */
export const intakeRecords = pgTable(
  "intake_records",
  {
    kind: text("kind", { enum: ["customer", "order", "payment", "delivery", "message", "registration", "erasure"] }).notNull(),
    reference: text("reference").notNull(),
    /** Source of the reference: `key 7`, `user 3`; empty for records from before sources were stored, which every source may reference. */
    source: text("source").notNull(),
    /** Digest of the submitted content. */
    digest: text("digest").notNull(),
    /** Id of the customer, document, message or registration it created or changed; an erased customer is a row without a name. */
    entityId: integer("entity_id").notNull(),
    takenAt: moment("taken_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.reference] })],
);
