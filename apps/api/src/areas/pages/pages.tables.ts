import type { Schemas } from "@reserve/contract";
import type { PageLayout } from "@reserve/domain";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** The pages of the public site, each below another one or at the first level. */
export const pages = pgTable("pages", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  parentId: integer("parent_id"),
  position: integer("position").notNull(),
  pageLayout: text("page_layout").$type<PageLayout>().notNull(),
  localizations: jsonb("localizations").$type<Schemas["PageTexts"]>().notNull(),
  isPublished: boolean("is_published").notNull(),
  isHome: boolean("is_home").notNull(),
  blocs: jsonb("blocs").$type<Schemas["Bloc"][]>().notNull(),
  updatedAt: moment("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
  version: integer("version").notNull().default(1),
  // The database keeps these from the columns above.
  nameKey: text("name_key").notNull().generatedAlwaysAs(sql`page_words(…)`),
  nameKeyEn: text("name_key_en").notNull().generatedAlwaysAs(sql`page_words(…)`),
  searchText: text("search_text").notNull().generatedAlwaysAs(sql`page_words(…)`),
  blocCount: integer("bloc_count").notNull().generatedAlwaysAs(sql`jsonb_array_length(blocs)`),
  pictureKeys: text("picture_keys").array().notNull().generatedAlwaysAs(sql`picture_keys(…)`),
  mediaIds: integer("media_ids").array().notNull().generatedAlwaysAs(sql`page_media_ids(blocs)`),
});

/** URLs of pages; previous ones are not current. */
export const pageUrls = pgTable(
  "page_urls",
  {
    locale: text("locale").$type<"fr" | "en">().notNull(),
    relativeUrl: text("relative_url").notNull(),
    pageId: integer("page_id").notNull(),
    isCurrent: boolean("is_current").notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.relativeUrl] })],
);
