import type { SQL } from "drizzle-orm";
import type { Db } from "./database/database.ts";
import type { CurrentUser } from "./identity/current-user.ts";

/** Who shows media of the library: an area says which, and points elsewhere when two become one. */
export interface MediaUser {
  kind: "Page" | "Post";
  /** A query of `media_id` and `owner_id`; one row a use or more. */
  uses: SQL;
  /** What these are called, of those that somebody may know of. */
  titlesOf(db: Db, ids: readonly number[], user: CurrentUser): Promise<ReadonlyMap<number, string>>;
  /** Shows a medium where the others were shown, once where it was several. */
  replace(tx: Db, otherIds: readonly number[], id: number): Promise<void>;
}
