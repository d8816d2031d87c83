import { arrayOverlaps, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./database/database.ts";
import type { CurrentUser } from "./identity/current-user.ts";

/** A picture replacing another one, by their keys. */
export interface PictureChange {
  from: string;
  to: string;
}

/** Returns a formatted text with picture keys replaced by others. */
export function withPictures(html: string, keys: readonly PictureChange[]): string {
  return keys.reduce((text, { from, to }) => text.replaceAll(from, to), html);
}

/** Returns the condition that a column of picture keys contains one of the keys to replace. */
export function containsOne(column: PgColumn, keys: readonly PictureChange[]): SQL {
  if (keys.length === 0) return sql`false`;
  return arrayOverlaps(
    column,
    keys.map(({ from }) => from),
  );
}

/** An area that uses media: it lists its uses and updates them when media are merged. */
export interface MediaUser {
  kind: "Page" | "Popup" | "Post";
  /** Returns a query of `media_id` and `owner_id`; at least one row per use. */
  uses?: SQL;
  /** Returns a query of `picture`, the key of a picture within a formatted text, and `owner_id`; restricted to the given array of keys. */
  pictures(keys?: SQL): SQL;
  /** Returns the names of those of these records that the user can see. */
  titlesOf(db: Db, ids: readonly number[], user: CurrentUser): Promise<ReadonlyMap<number, string>>;
  /** Replaces other media by one, once where there were several; within texts, replaces picture keys. */
  replace(tx: Db, otherIds: readonly number[], id: number, keys: readonly PictureChange[]): Promise<void>;
}
