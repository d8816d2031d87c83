import { arrayOverlaps, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./database/database.ts";
import type { CurrentUser } from "./identity/current-user.ts";

/** A picture replacing another one, by their keys. */
export interface PictureChange {
  from: string;
  to: string;
}

/** A formatted text with the pictures of some keys in place of others. */
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
  /** A query of `media_id` and `owner_id`; one row a use or more. */
  uses?: SQL;
  /** A query of `picture`, the key of a picture within a formatted text, and `owner_id`; of these keys alone, where an array of them is given. */
  pictures(keys?: SQL): SQL;
  /** Returns the names of the visible ones among these. */
  titlesOf(db: Db, ids: readonly number[], user: CurrentUser): Promise<ReadonlyMap<number, string>>;
  /** Shows a medium where the others were shown, once where it was several; within texts the picture of a key where that of another was. */
  replace(tx: Db, otherIds: readonly number[], id: number, keys: readonly PictureChange[]): Promise<void>;
}
