import { sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";

/** Recomputes the number of titles that contain each word. Call it after bulk inserts; until then new words count as rare. */
export async function countProductWords(db: Db): Promise<void> {
  await db.execute(sql`select count_product_words()`);
}
