import type { Schemas } from "@reserve/contract";
import { searchKey, textToSeo, uniqueSeo } from "@reserve/domain";
import { and, eq, inArray, like, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { type ListQuery, type RowOf, recordTable } from "../../platform/records/record-table.ts";
import { posts, postTags, tags } from "./posts.tables.ts";
import { seenBy, type Viewer } from "./posts.viewer.ts";

/** Tag records. */
export const tagRows = recordTable(tags, {
  sorts: { name: { key: tags.nameKey, type: "text" }, createdAt: { key: tags.createdAt, type: "timestamptz" } },
});
/** A tag's row. */
export type TagRow = RowOf<typeof tagRows>;

/** Editable fields of the tag, checked. */
export interface TagText {
  name: string;
  seoName: string;
}

// Leading space: a short word matches only at the beginning of words.
const SEARCHED = sql`(' ' || ${tags.nameKey})`;

/** Returns a page of tags with the total, each with the number of its posts the viewer can see. */
export async function listTags(db: Db, viewer: Viewer, { search, ...page }: ListQuery<"listTags">): Promise<Schemas["TagPage"]> {
  const { rows, ...facts } = await tagRows.page(db, page, search?.trim() ? matchesTyped(SEARCHED, search) : undefined);
  const counts = await countsOf(db, viewer, rows);
  return { ...facts, items: rows.map((row) => asTag(row, counts)) };
}

/** Returns a tag as in the contract, with the number of its posts the viewer can see. */
export async function wholeTag(db: Db, viewer: Viewer, row: TagRow): Promise<Schemas["Tag"]> {
  return asTag(row, await countsOf(db, viewer, [row]));
}

/** Returns another tag than `id` with this name or this URL name; null if there is none. */
export async function tagLike(db: Db, { name, seoName }: TagText, id?: number): Promise<TagRow | null> {
  const [row] = await db
    .select()
    .from(tags)
    .where(and(or(eq(tags.nameKey, searchKey(name)), eq(tags.seoName, seoName)), id === undefined ? undefined : ne(tags.id, id)));
  return row ?? null;
}

/** Inserts a tag; returns it, or null when its name was taken meanwhile. */
export function insertTag(tx: Db, text: TagText, now: Date): Promise<TagRow | null> {
  return tagRows.insertIfFree(tx, { ...stored(text), createdAt: now });
}

/** Updates a locked tag; renaming also changes its posts. */
export async function changeTag(tx: Db, { id, name }: TagRow, text: TagText): Promise<TagRow> {
  if (text.name !== name) await raisePosts(tx, [id]);
  return tagRows.change(tx, id, stored(text));
}

/** Deletes locked tags; they are removed from their posts. */
export async function removeTags(tx: Db, ids: readonly number[]): Promise<void> {
  await raisePosts(tx, ids);
  await tagRows.remove(tx, ...ids);
}

/** Replaces other tags by one on all posts. */
export async function retag(tx: Db, id: number, otherIds: readonly number[]): Promise<void> {
  const those = await tx
    .selectDistinct({ postId: postTags.postId })
    .from(postTags)
    .where(inArray(postTags.tagId, [...otherIds]));
  if (those.length > 0)
    await tx
      .insert(postTags)
      .values(those.map(({ postId }) => ({ postId, tagId: id })))
      .onConflictDoNothing();
}

/** Increments the version of every post with one of these tags: posts contain tag names, so saving an old copy would recreate the old tag. */
async function raisePosts(tx: Db, tagIds: readonly number[]): Promise<void> {
  const tagged = tx
    .select({ id: postTags.postId })
    .from(postTags)
    .where(inArray(postTags.tagId, [...tagIds]));
  await tx
    .update(posts)
    .set({ version: sql`${posts.version} + 1` })
    .where(inArray(posts.id, tagged));
}

/** Returns the ids of the tags with these names, each once and in order; creates missing ones. */
export async function tagIdsOf(tx: Db, names: readonly string[], now: Date): Promise<number[]> {
  const byKey = new Map(names.map((name) => [searchKey(name), name]));
  if (byKey.size === 0) return [];
  const read = async () => {
    const rows = await tx
      .select({ id: tags.id, nameKey: tags.nameKey })
      .from(tags)
      .where(inArray(tags.nameKey, [...byKey.keys()]));
    return new Map(rows.map(({ id, nameKey }) => [nameKey, id]));
  };
  const there = await read();
  const fresh = [...byKey].filter(([key]) => !there.has(key)).map(([, name]) => name);
  for (const name of fresh) {
    const taken = await tx
      .select({ seoName: tags.seoName })
      .from(tags)
      .where(like(tags.seoName, `${seoNameOf(name)}%`));
    await insertTag(
      tx,
      {
        name,
        seoName: uniqueSeo(
          seoNameOf(name),
          taken.map(({ seoName }) => seoName),
        ),
      },
      now,
    );
  }
  const ids = fresh.length > 0 ? await read() : there;
  return [...byKey.keys()].flatMap((key) => ids.get(key) ?? []);
}

async function countsOf(db: Db, viewer: Viewer, rows: readonly TagRow[]): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ tagId: postTags.tagId, count: sql<number>`count(*)::integer` })
    .from(postTags)
    .innerJoin(posts, eq(posts.id, postTags.postId))
    .where(and(inArray(postTags.tagId, ids), seenBy(viewer)))
    .groupBy(postTags.tagId);
  return new Map(counted.map(({ tagId, count }) => [tagId, count]));
}

function stored({ name, seoName }: TagText) {
  return { name, nameKey: searchKey(name), seoName };
}

function asTag({ id, name, seoName, createdAt, version }: TagRow, counts: ReadonlyMap<number, number>): Schemas["Tag"] {
  return { id, name, seoName, postCount: counts.get(id) ?? 0, createdAt: createdAt.toISOString(), version };
}

/** Returns the default URL name of a tag. */
export function seoNameOf(name: string): string {
  return textToSeo(name, "fr");
}
