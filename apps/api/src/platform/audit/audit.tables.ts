import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.ts";

/** Audit log: who did what to which record and when. Append-only: a trigger rejects everything but INSERT. */
export const auditEntries = pgTable("audit_entries", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment("at").notNull(),
  /** Null if no user was signed in. No foreign key, because the audit log outlives the user. */
  userId: integer("user_id"),
  userName: text("user_name"),
  /** The operation's id, or the kind of a background task. */
  action: text("action").notNull(),
  outcome: text("outcome", { enum: ["done", "refused"] }).notNull(),
  entity: text("entity"),
  entityId: text("entity_id"),
  /** Name of the record at that time; null where it has none, and in entries older than the column. */
  entityName: text("entity_name"),
  /** `{ property: [before, after] }`, changed properties only. */
  changes: jsonb("changes").$type<Record<string, [unknown, unknown]>>().notNull(),
  clientIp: text("address").notNull(),
  requestId: text("request_id").notNull(),
});

/** Rejections counted until their window ends, then written as one audit entry. */
export const refusalSums = pgTable(
  "refusal_sums",
  {
    key: text("key").primaryKey(),
    action: text("action").notNull(),
    entity: text("entity"),
    userId: integer("user_id"),
    userName: text("user_name"),
    clientIp: text("address").notNull(),
    requestId: text("request_id").notNull(),
    /** Number of rejections after the first one, which has its own entry. */
    count: integer("count").notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("refusal_sums_action").on(table.action, table.endsAt), index("refusal_sums_ends_at").on(table.endsAt)],
);
