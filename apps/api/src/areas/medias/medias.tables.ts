import type { MediaType } from "@reserve/domain";
import { integer, pgTable, primaryKey, real, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Pictures, sounds, documents and embeds of other sites. */
export const mediaTable = pgTable("medias", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  mediaType: text("media_type").$type<MediaType>().notNull(),
  title: text("title").notNull(),
  titleKey: text("title_key").notNull(),
  altText: text("alt_text").notNull(),
  externalUrl: text("external_url"),
  focalX: real("focal_x"),
  focalY: real("focal_y"),
  content: text("content").notNull(),
  searchText: text("search_text").notNull(),
  createdAt: moment("created_at").notNull(),
  createdBy: text("created_by").notNull(),
  version: integer("version").notNull().default(1),
});

/** Files of media; without a medium, they have no owner. */
export const mediaFiles = pgTable("media_files", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  mediaId: integer("media_id"),
  kind: text("kind").$type<"Picture" | "File">().notNull(),
  key: text("key").notNull(),
  storedAs: text("stored_as").notNull(),
  fileName: text("file_name").notNull(),
  contentType: text("content_type").notNull(),
  size: integer("size").notNull(),
  width: integer("width"),
  height: integer("height"),
  createdAt: moment("created_at").notNull(),
  userId: integer("user_id"),
});

/** Files being uploaded. */
export const mediaUploads = pgTable("media_uploads", {
  id: uuid("id").primaryKey(),
  userId: integer("user_id").notNull(),
  fileName: text("file_name").notNull(),
  size: integer("size").notNull(),
  received: integer("received").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Chunks of uploads, as received. */
export const mediaUploadParts = pgTable(
  "media_upload_parts",
  {
    uploadId: uuid("upload_id").notNull(),
    startsAt: integer("starts_at").notNull(),
    size: integer("size").notNull(),
    storedAs: text("stored_as").notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.startsAt] })],
);
