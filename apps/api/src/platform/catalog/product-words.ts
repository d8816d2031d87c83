import { sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";

/** Counts in how many titles each word stands; to be called where many products have come, for without it new words count as rare ones. */
export async function countProductWords(db: Db): Promise<void> {
  await db.execute(sql`select count_product_words()`);
}
