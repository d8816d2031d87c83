import type { Schemas } from "@reserve/contract";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { replyTemplates } from "./messages.tables.ts";

/** Returns the reply templates with their version; `lock` locks them for this transaction. */
export async function readTemplates(db: Db, options: { lock?: boolean } = {}): Promise<Schemas["ReplyTemplates"]> {
  const query = db.select({ items: replyTemplates.items, version: replyTemplates.version }).from(replyTemplates);
  const [row] = await (options.lock ? query.for("update") : query);
  if (!row) throw new Error("reply_templates has lost its row");
  return row;
}

/** Saves the whole list and increments its version. */
export async function writeTemplates(tx: Db, items: Schemas["ReplyTemplate"][]): Promise<void> {
  await tx.update(replyTemplates).set({ items, version: sql`${replyTemplates.version} + 1` });
}
