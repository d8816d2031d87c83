import { searchedEmail, searchedPhone, searchKey } from "@reserve/domain";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * The conditions that a folded search text holds every word of a folded question. Words of three letters and more are found anywhere;
 * shorter ones at the beginning of a word, because a trigram index knows nothing of two letters in the middle of one. A question of marks
 * alone finds nothing.
 */
export function matchesWords(column: PgColumn | SQL, folded: string): SQL[] {
  const words = [...new Set(folded.split(/\s+/).filter((word) => word !== ""))].slice(0, 8);
  if (words.length === 0) return [sql`false`];
  return words.map((word) => sql`${column} like ${`%${word.length < 3 ? " " : ""}${escapeLike(word)}%`}`);
}

/** The condition that a folded search text holds what was typed: every word of it, or the telephone number that it is. */
export function matchesTyped(column: PgColumn | SQL, typed: string): SQL {
  const words = sql`(${sql.join(matchesWords(column, searchKey(searchedEmail(typed))), sql` and `)})`;
  const phone = searchedPhone(typed);
  return phone === null ? words : sql`(${words} or ${column} like ${`%${phone}%`})`;
}

/** The text with the two letters that `like` reads as wildcards (and its escape) taken literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
