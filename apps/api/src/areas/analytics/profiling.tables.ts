import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Settings of profiling: one row. */
export const profiling = pgTable("profiling", {
  id: integer("id").primaryKey(),
  version: integer("version").notNull().default(1),
  /** Id of the last requested calculation. */
  run: uuid("run"),
  computedAt: moment("computed_at"),
  /** The profiles of the last calculation in their order. */
  computed: jsonb("computed").$type<{ id: number; version: number }[]>(),
  recommendedAt: moment("recommended_at"),
});

/** Targets used as profiles. */
export const profiles = pgTable("profiles", {
  targetId: integer("target_id").primaryKey(),
  place: integer("place").notNull(),
});

/** Profile of each person since the last calculation. */
export const personProfiles = pgTable("person_profiles", {
  customerId: integer("customer_id").primaryKey(),
  targetId: integer("target_id").notNull(),
});

/** Top titles of each profile. */
export const profileTitles = pgTable(
  "profile_titles",
  {
    targetId: integer("target_id").notNull(),
    /** 1-based, the most bought first. */
    place: integer("place").notNull(),
    ean: text("ean").notNull(),
    people: integer("people").notNull(),
  },
  (table) => [primaryKey({ columns: [table.targetId, table.place] })],
);
