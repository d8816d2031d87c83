import { searchedEmail, searchedPhone, searchKey } from "@reserve/domain";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * SQL conditions: the folded search text contains every word of the query. Words of three letters and more match anywhere, shorter ones at
 * a word start, because a trigram index cannot find two letters inside a word. A query without letters matches nothing.
 */
export function matchesWords(column: PgColumn | SQL, folded: string): SQL[] {
  const words = [...new Set(folded.split(/\s+/).filter((word) => word !== ""))].slice(0, 8);
  if (words.length === 0) return [sql`false`];
  return words.map((word) => sql`${column} like ${`%${word.length < 3 ? " " : ""}${escapeLike(word)}%`}`);
}

/** SQL condition: the search text contains every typed word, or the typed telephone number. */
export function matchesTyped(column: PgColumn | SQL, typed: string): SQL {
  const words = sql`(${sql.join(matchesWords(column, searchKey(searchedEmail(typed))), sql` and `)})`;
  const phone = searchedPhone(typed);
  return phone === null ? words : sql`(${words} or ${column} like ${`%${phone}%`})`;
}

/** Returns the text with the wildcards of `like` (and its escape character) escaped. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
