import type { Schemas } from "@reserve/contract";
import { sql } from "drizzle-orm";
import { boolean, customType, date, integer, jsonb, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.ts";

/** Products of the shop. `title_key` is a folded copy, written by `addProducts` only. */
export const products = pgTable("products", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  ean: text("ean").notNull(),
  subEan: text("sub_ean"),
  title: text("title").notNull(),
  titleKey: text("title_key").notNull(),
  authors: text("authors").array().notNull(),
  publishers: text("publishers").array().notNull(),
  suppliers: text("suppliers").array().notNull(),
  collections: text("collections").array().notNull(),
  editions: text("editions").array().notNull(),
  series: text("series").array().notNull(),
  categories: text("categories").array().notNull(),
  classifications: text("classifications").array().notNull(),
  publics: text("publics").array().notNull(),
  kind: text("kind").$type<Schemas["ProductKind"]>().notNull(),
  releaseDate: date("release_date", { mode: "string" }),
  stock: integer("stock").notNull(),
  /** Null: not announced yet. */
  priceCents: integer("price_cents"),
  taxRate: numeric("tax_rate", { precision: 5, scale: 4, mode: "number" }).notNull(),
  availability: text("availability").$type<Schemas["AvailabilityCode"]>().notNull(),
  shelf: text("shelf"),
  summary: text("summary"),
  pages: integer("pages"),
  weight: integer("weight"),
  height: integer("height"),
  width: integer("width"),
  thickness: integer("thickness"),
  variations: jsonb("variations").$type<Schemas["Product"]["variations"]>().notNull(),
  isSigned: boolean("is_signed").notNull(),
  isVisible: boolean("is_visible").notNull(),
  isCustom: boolean("is_custom").notNull(),
  cacheRefreshedAt: moment("cache_refreshed_at"),
  version: integer("version").notNull().default(1),
  /** ISO 639-2/B, as ONIX writes them: `fre`. */
  languages: text("languages").array().notNull().default([]),
  clil: text("clil").array().notNull().default([]),
  thema: text("thema").array().notNull().default([]),
  /** Minutes, of films. */
  duration: integer("duration"),
  /** Key of its cover in `product_files`. */
  picture: text("picture"),
  /** Filter keys for lists in title order, `n:Gallimard`, `y:2019`; null when too long (`catalog_listed_by`). */
  listedBy: text("listed_by").array().generatedAlwaysAs(sql`catalog_listed_by(…)`),
});

// Drivers parse jsonb themselves; a column type that parses again would turn the text "11.50" into a number.
const json = customType<{ data: unknown }>({ dataType: () => "jsonb", toDriver: (value) => JSON.stringify(value) });

/** Fields overridden by staff: the product has their value, this row the last value of the feed. */
export const productOverrides = pgTable(
  "product_overrides",
  {
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    field: text("field").$type<Schemas["FeedField"]>().notNull(),
    feedValue: json("feed_value").notNull(),
    changedAt: moment("changed_at").notNull(),
    changedBy: text("changed_by").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.field] })],
);

/** Covers and files to read; those without a product are deleted later. `storedAs`: name of the bytes in the file storage. */
export const productFiles = pgTable("product_files", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  productId: integer("product_id").references(() => products.id, { onDelete: "set null" }),
  kind: text("kind").$type<Schemas["ProductFileKind"]>().notNull(),
  key: text("key").notNull(),
  storedAs: text("stored_as").notNull(),
  fileName: text("file_name").notNull(),
  size: integer("size").notNull(),
  sourceUrl: text("source_url"),
  createdAt: moment("created_at").notNull(),
  createdBy: text("created_by").notNull(),
  isFromFeed: boolean("is_from_feed").notNull().default(false),
  userId: integer("user_id"),
});

/** Cover URL in the feed, and the result of the last attempt to fetch it. */
export const productFeedCovers = pgTable("product_feed_covers", {
  productId: integer("product_id")
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
  url: text("url").notNull(),
  triedAt: moment("tried_at"),
  fault: text("fault").$type<Schemas["FeedCoverFault"]>(),
  etag: text("etag"),
  lastModified: text("last_modified"),
});

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Search text and facet values of products, maintained by triggers. */
export const productSearch = pgTable("product_search", {
  productId: integer("product_id")
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
  kind: text("kind").$type<Schemas["ProductKind"]>().notNull(),
  availability: text("availability").$type<Schemas["AvailabilityCode"]>().notNull(),
  isVisible: boolean("is_visible").notNull(),
  isCustom: boolean("is_custom").notNull(),
  releaseDate: date("release_date", { mode: "string" }),
  stock: integer("stock").notNull(),
  priceCents: integer("price_cents"),
  publishers: text("publishers").array().notNull(),
  collections: text("collections").array().notNull(),
  title: text("title").notNull(),
  phrases: text("phrases").notNull(),
  words: tsvector("words").notNull(),
  languages: text("languages").array().notNull().default([]),
  clil: text("clil").array().notNull().default([]),
  thema: text("thema").array().notNull().default([]),
  /** A restriction hides the title from the public site. */
  isRestricted: boolean("is_restricted").notNull().default(false),
  /** Facet keys of a title, `k:Book`, `y:2019`, `hidden`; generated (`catalog_facets`). */
  facets: text("facets").array().notNull().generatedAlwaysAs(sql`catalog_facets(…)`),
});

/** Every word of the search documents, maintained by triggers. */
export const productWords = pgTable("product_words", {
  word: text("word").primaryKey(),
  titles: integer("titles").notNull().default(1),
});
