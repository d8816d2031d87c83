import type { Schemas } from "@reserve/contract";
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Sentence } from "../../platform/contract/refusals.ts";
import { moment } from "../../platform/database/columns.ts";

/** Imported files of notices or stock. */
export const imports = pgTable("imports", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  kind: text("kind").$type<Schemas["ImportKind"]>().notNull(),
  state: text("state").$type<Exclude<Schemas["ImportState"], "Failed">>().notNull(),
  fileName: text("file_name").notNull(),
  file: text("file").notNull(),
  fileSize: bigint("file_size", { mode: "number" }).notNull(),
  release: text("release"),
  usesShortTags: boolean("uses_short_tags"),
  encoding: text("encoding"),
  sender: text("sender"),
  sentAt: moment("sent_at"),
  fault: jsonb("fault").$type<Sentence>(),
  recordCount: integer("record_count").notNull().default(0),
  newCount: integer("new_count").notNull().default(0),
  changedCount: integer("changed_count").notNull().default(0),
  priceCount: integer("price_count").notNull().default(0),
  unchangedCount: integer("unchanged_count").notNull().default(0),
  refusedCount: integer("refused_count").notNull().default(0),
  creates: boolean("creates").notNull().default(true),
  changes: boolean("changes").notNull().default(true),
  writtenNewCount: integer("written_new_count").notNull().default(0),
  writtenChangedCount: integer("written_changed_count").notNull().default(0),
  writtenRefusedCount: integer("written_refused_count").notNull().default(0),
  position: integer("position").notNull().default(0),
  createdAt: moment("created_at").notNull(),
  createdById: integer("created_by_id"),
  createdBy: text("created_by"),
  verifiedAt: moment("verified_at"),
  startedAt: moment("started_at"),
  startedBy: text("started_by"),
  endedAt: moment("ended_at"),
  taskId: uuid("task_id"),
  folderState: text("folder_state").$type<"Open" | "Filed">(),
  source: text("source"),
  preview: jsonb("preview").$type<Schemas["ImportTable"]>(),
  mapping: jsonb("mapping").$type<Schemas["ImportColumns"]>(),
  duplicates: text("duplicates").$type<Schemas["ImportDuplicates"]>(),
  duplicateCount: integer("duplicate_count").notNull().default(0),
  repeated: jsonb("repeated").$type<Sentence>(),
  remarks: jsonb("remarks").$type<Sentence[]>().notNull().default([]),
});

/** Settings that staff saved for the next files of a source: the watched folder, or a key of the API. */
export const importSources = pgTable("import_sources", {
  source: text("source").primaryKey(),
  mapping: jsonb("mapping").$type<Schemas["ImportColumns"]>(),
  duplicates: text("duplicates").$type<Schemas["ImportDuplicates"]>(),
});

/** Displayed facts of imported records. */
export const importRecords = pgTable(
  "import_records",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    outcome: text("outcome").$type<Schemas["ImportOutcome"]>().notNull(),
    line: integer("line").notNull(),
    reference: text("reference"),
    ean: text("ean"),
    title: text("title"),
    productId: integer("product_id"),
    priceCents: integer("price_cents"),
    reasons: jsonb("reasons").$type<Sentence[]>(),
    changes: jsonb("changes").$type<Schemas["ImportChange"][]>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
);

/** Last message of the feed per title. */
export const productFeeds = pgTable("product_feeds", {
  productId: integer("product_id").primaryKey(),
  reference: text("reference").notNull(),
  sentAt: moment("sent_at").notNull(),
  isHidden: boolean("is_hidden").notNull().default(false),
});
