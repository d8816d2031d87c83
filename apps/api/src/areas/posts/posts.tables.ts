import type { Schemas } from "@reserve/contract";
import type { PostStatus, PostType } from "@reserve/domain";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Posts; their texts are in `post_texts`. */
export const posts = pgTable("posts", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  postType: text("post_type").$type<PostType>().notNull(),
  postStatus: text("post_status").$type<PostStatus>().notNull(),
  ownerId: integer("owner_id"),
  title: text("title").notNull(),
  titleKey: text("title_key").notNull(),
  searchText: text("search_text").notNull(),
  publicationStartAt: moment("publication_start_at"),
  publicationEndAt: moment("publication_end_at"),
  eventStartAt: moment("event_start_at"),
  eventEndAt: moment("event_end_at"),
  isOnRegistration: boolean("is_on_registration").notNull().default(false),
  places: integer("places"),
  signatureId: integer("signature_id"),
  location: jsonb("location").$type<Partial<Schemas["PostLocation"]>>().notNull().default({}),
  lastMove: jsonb("last_move").$type<Schemas["PostLastMove"]>(),
  onlineToldAt: moment("online_told_at"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  version: integer("version").notNull().default(1),
});

/** Texts of posts by language. */
export const postTexts = pgTable(
  "post_texts",
  {
    postId: integer("post_id").notNull(),
    locale: text("locale").$type<"fr" | "en">().notNull(),
    title: text("title").notNull(),
    subtitle: text("subtitle").notNull(),
    lead: text("lead").notNull(),
    description: text("description").notNull(),
    relativeUrl: text("relative_url"),
    metaTitle: text("meta_title").notNull(),
    metaDescription: text("meta_description").notNull(),
    metaKeywords: text("meta_keywords").notNull(),
    // The database keeps these from the texts.
    pictureKeys: text("picture_keys").array().notNull().generatedAlwaysAs(sql`picture_keys(…)`),
    titleEans: text("title_eans").array().notNull().generatedAlwaysAs(sql`title_eans(…)`),
  },
  (table) => [primaryKey({ columns: [table.postId, table.locale] })],
);

/** Last owner of each URL that no post has any more. */
export const postFormerUrls = pgTable(
  "post_former_urls",
  {
    locale: text("locale").$type<"fr" | "en">().notNull(),
    relativeUrl: text("relative_url").notNull(),
    postId: integer("post_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.relativeUrl] })],
);

/** The titles that a post is about; the lowest position first. */
export const postProducts = pgTable(
  "post_products",
  { postId: integer("post_id").notNull(), productId: integer("product_id").notNull(), position: integer("position").notNull() },
  (table) => [primaryKey({ columns: [table.postId, table.productId] })],
);

/** The posts that a post leads to; the lowest position first. */
export const postLinks = pgTable(
  "post_links",
  { postId: integer("post_id").notNull(), linkedId: integer("linked_id").notNull(), position: integer("position").notNull() },
  (table) => [primaryKey({ columns: [table.postId, table.linkedId] })],
);

/** The media that a post shows; the lowest position first. */
export const postMediaTable = pgTable(
  "post_medias",
  { postId: integer("post_id").notNull(), mediaId: integer("media_id").notNull(), position: integer("position").notNull() },
  (table) => [primaryKey({ columns: [table.postId, table.mediaId] })],
);

/** Signatures of posts. */
export const signatures = pgTable("signatures", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  nameKey: text("name_key").notNull(),
  description: text("description").notNull(),
  createdAt: moment("created_at").notNull(),
  version: integer("version").notNull().default(1),
});

/** Tags of posts. */
export const tags = pgTable("tags", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  nameKey: text("name_key").notNull(),
  seoName: text("seo_name").notNull(),
  createdAt: moment("created_at").notNull(),
  version: integer("version").notNull().default(1),
});

/** Tags per post. */
export const postTags = pgTable("post_tags", { postId: integer("post_id").notNull(), tagId: integer("tag_id").notNull() }, (table) => [
  primaryKey({ columns: [table.postId, table.tagId] }),
]);

/** Site categories per post. */
export const postCategories = pgTable(
  "post_categories",
  { postId: integer("post_id").notNull(), categoryId: integer("category_id").notNull() },
  (table) => [primaryKey({ columns: [table.postId, table.categoryId] })],
);

/** Revisions of posts. */
export const postRevisions = pgTable(
  "post_revisions",
  {
    postId: integer("post_id").notNull(),
    version: integer("version").notNull(),
    kind: text("kind").$type<Schemas["PostRevisionSummary"]["kind"]>().notNull(),
    at: moment("at").notNull(),
    byId: integer("by_id"),
    byName: text("by_name"),
    postStatus: text("post_status").$type<PostStatus>().notNull(),
    restoredVersion: integer("restored_version"),
    fields: jsonb("fields").$type<Schemas["PostRevisionField"][]>().notNull(),
    content: jsonb("content").$type<Schemas["PostSave"]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.version] })],
);

/** Unsaved drafts of posts; without a post, of a new one. */
export const postDrafts = pgTable("post_drafts", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  postId: integer("post_id"),
  content: jsonb("content").$type<Record<string, unknown>>().notNull(),
  version: integer("version"),
  savedAt: moment("saved_at").notNull(),
});
