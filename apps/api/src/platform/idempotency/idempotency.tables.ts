import { index, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.ts";

/** Stored responses by idempotency key. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Credential of the request: `user 3`, `key 7`. */
    caller: text("caller").notNull(),
    key: text("key").notNull(),
    operation: text("operation").notNull(),
    requestHash: text("request_hash").notNull(),
    /** Null within the transaction in progress, and after an erasure. `json`, not `jsonb`: a repeated request gets identical bytes. */
    answer: json("answer").$type<{ body: unknown; headers: Record<string, string> }>(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] }), index("idempotency_keys_created_at").on(table.createdAt)],
);
