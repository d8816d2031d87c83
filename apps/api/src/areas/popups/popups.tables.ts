import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Popups of the public site. */
export const popups = pgTable("popups", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  title: text("title").notNull(),
  titleKey: text("title_key").notNull(),
  searchText: text("search_text").notNull(),
  html: text("html").notNull(),
  isActive: boolean("is_active").notNull(),
  cookieDays: integer("cookie_days").notNull(),
  startTime: moment("start_time"),
  endTime: moment("end_time"),
  createdAt: moment("created_at").notNull(),
  version: integer("version").notNull().default(1),
  // The database keeps these from the text.
  pictureKeys: text("picture_keys").array().notNull().generatedAlwaysAs(sql`picture_keys(html)`),
});
