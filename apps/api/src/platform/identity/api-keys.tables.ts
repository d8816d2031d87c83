import { date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.ts";
import { users } from "./identity.tables.ts";

/** API keys; only the hash of the secret is stored. */
export const apiKeys = pgTable("api_keys", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  /** The first key of this name; a key that replaces a revoked one of the same name continues its source. */
  sourceId: integer("source_id").notNull(),
  hash: text("hash").notNull().unique(),
  claims: text("claims").array().notNull(),
  /** CIDR notation; empty: no restriction. */
  ipRanges: text("ip_ranges").array().notNull(),
  /** Last day in Paris on which the key is valid. */
  expiresOn: date("expires_on", { mode: "string" }),
  requestsPerMinute: integer("requests_per_minute").notNull(),
  /** User recorded as the author of writes that require a person. */
  createdById: integer("created_by_id")
    .notNull()
    .references(() => users.id),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  revokedAt: moment("revoked_at"),
  lastUsedAt: moment("last_used_at"),
  lastUsedFrom: text("last_used_from"),
  /** Number of calls in the minute that ends at `countedUntil`. */
  callCount: integer("call_count").notNull().default(0),
  countedUntil: moment("counted_until"),
  version: integer("version").notNull().default(1),
});
