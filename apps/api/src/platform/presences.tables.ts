import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./database/columns.ts";

/** People who have a record open now. */
export const presences = pgTable(
  "presences",
  {
    line: uuid("line").notNull(),
    entity: text("entity").notNull(),
    recordId: integer("record_id").notNull(),
    userId: integer("user_id").notNull(),
    seenAt: moment("seen_at").notNull(),
    field: text("field"),
  },
  (table) => [primaryKey({ columns: [table.line, table.recordId] })],
);
