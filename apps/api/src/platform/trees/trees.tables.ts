import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** Which version each tree has that people put in order. */
export const treeVersions = pgTable("tree_versions", {
  name: text("name").primaryKey(),
  version: integer("version").notNull().default(1),
});
