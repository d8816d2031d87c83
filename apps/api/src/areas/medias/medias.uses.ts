import type { Schemas } from "@reserve/contract";
import { and, inArray, type SQL, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import type { MediaUser } from "../../platform/media-users.ts";
import { mediaTable } from "./medias.tables.ts";

/** Returns a query of the uses of these media, each once: `media_id`, `kind`, `owner_id`. */
function usesOf(users: readonly MediaUser[], ids: readonly number[]): SQL {
  const those = sql.join(
    ids.map((id) => sql`${id}::integer`),
    sql`, `,
  );
  const keys = sql`array(select key from media_files where media_id in (${those}))`;
  const each = users.flatMap(({ kind, uses, pictures }) => [
    sql`select file.media_id, ${kind}::text as kind, owner_id from (${pictures(keys)}) as in_texts
      join media_files file on file.key = in_texts.picture where file.media_id in (${those})`,
    ...(uses ? [sql`select media_id, ${kind}::text as kind, owner_id from (${uses}) as of_one where media_id in (${those})`] : []),
  ]);
  return sql`(${sql.join(each, sql` union `)})`;
}

/** SQL condition: no area uses the medium; each area is queried separately, which is faster than a union of all uses. */
export function isUnused(users: readonly MediaUser[]): SQL | undefined {
  return and(
    ...users.flatMap(({ uses, pictures }) => [
      ...(uses ? [sql`not exists (select from (${uses}) as of_one where media_id = ${mediaTable.id})`] : []),
      sql`not exists (select from (${pictures()}) as in_texts
        join media_files file on file.key = in_texts.picture where file.media_id = ${mediaTable.id})`,
    ]),
  );
}

/** Counts the pages and posts that use each medium. */
export async function countUses(db: Db, users: readonly MediaUser[], ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<{ id: number; count: number }>(
    db,
    sql`select media_id as id, count(*)::integer as count from ${usesOf(users, ids)} as used group by media_id`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Lists the uses of a medium; those the caller may not see have no name. */
export async function listUses(db: Db, users: readonly MediaUser[], id: number, reader: CurrentUser): Promise<Schemas["MediaUse"][]> {
  const rows = await rowsOf<{ kind: MediaUser["kind"]; owner_id: number }>(
    db,
    sql`select kind, owner_id from ${usesOf(users, [id])} as used order by kind, owner_id`,
  );
  const uses = await Promise.all(
    users.map(async (user) => {
      const ids = rows.filter(({ kind }) => kind === user.kind).map(({ owner_id }) => owner_id);
      const titles = await user.titlesOf(db, ids, reader);
      return ids.map((owner): Schemas["MediaUse"] => {
        const title = titles.get(owner);
        return title === undefined ? { kind: user.kind, id: null, title: null } : { kind: user.kind, id: owner, title };
      });
    }),
  );
  return uses.flat();
}

/** Locks media for this transaction in id order, to avoid deadlocks. */
export function lockMedia(tx: Db, ids: readonly number[]): Promise<(typeof mediaTable.$inferSelect)[]> {
  return tx
    .select()
    .from(mediaTable)
    .where(inArray(mediaTable.id, [...ids]))
    .orderBy(mediaTable.id)
    .for("update");
}
