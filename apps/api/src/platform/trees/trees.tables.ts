import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** Versions of the trees that staff reorder. */
export const treeVersions = pgTable("tree_versions", {
  name: text("name").primaryKey(),
  version: integer("version").notNull().default(1),
});
