import type { Schemas } from "@reserve/contract";
import { searchKey, textToSeo, uniqueSeo } from "@reserve/domain";
import { and, asc, eq, inArray, like, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import { posts, postTags, tags } from "./posts.tables.ts";
import { seenBy, type Viewer } from "./posts.viewer.ts";

/** A tag's row. */
export type TagRow = typeof tags.$inferSelect;

/** Editable fields of the tag, checked. */
export interface TagText {
  name: string;
  seoName: string;
}

const SORT_FIELDS = {
  name: { key: tags.nameKey, type: "text" },
  createdAt: { key: tags.createdAt, type: "timestamptz" },
} satisfies Record<string, SortField>;

// Leading space: a short word matches only at the beginning of words.
const SEARCHED = sql`(' ' || ${tags.nameKey})`;

/** Returns a page of tags with the total, each with the number of its posts the viewer can see. */
export async function listTags(
  db: Db,
  viewer: Viewer,
  search: string | undefined,
  sort: string,
  params: PageParams,
): Promise<Omit<Schemas["TagPage"], "page" | "pageSize">> {
  const where = search?.trim() ? matchesTyped(SEARCHED, search) : undefined;
  const ordering = orderingOf(sort, tags.id, SORT_FIELDS);
  const found = idsOfPage(db, tags, where, ordering, params);
  const rows = await db
    .select({ tag: tags, id: tags.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(tags, eq(tags.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const used = await countsOf(
    db,
    viewer,
    page.rows.map(({ id }) => id),
  );
  const counted = await countRows(db, tags, where, () => estimateRows(db, tags, where), search ? orderBy(ordering) : []);
  return { items: page.rows.map(({ tag }) => asTag(tag, used.get(tag.id))), nextCursor: page.nextCursor, ...counted };
}

/** Returns a tag; null if there is none. */
export async function findTag(db: Db, viewer: Viewer, id: number): Promise<Schemas["Tag"] | null> {
  const [row] = await db.select().from(tags).where(eq(tags.id, id));
  return row ? asTag(row, (await countsOf(db, viewer, [id])).get(id)) : null;
}

/** Locks the existing records among these for this transaction, in id order, to avoid deadlocks. */
export function lockTags(tx: Db, ids: readonly number[]): Promise<TagRow[]> {
  return tx
    .select()
    .from(tags)
    .where(inArray(tags.id, [...ids]))
    .orderBy(asc(tags.id))
    .for("update");
}

/** Returns another tag with this name or this URL name; null if there is none. */
export async function tagLike(db: Db, { name, seoName }: TagText, except: readonly number[]): Promise<TagRow | null> {
  const rows = await db
    .select()
    .from(tags)
    .where(or(eq(tags.nameKey, searchKey(name)), eq(tags.seoName, seoName)));
  return rows.find(({ id }) => !except.includes(id)) ?? null;
}

/** Inserts a tag; returns its id, or null when its name was taken meanwhile. */
export async function insertTag(tx: Db, text: TagText, now: Date): Promise<number | null> {
  const [row] = await tx
    .insert(tags)
    .values({ ...stored(text), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: tags.id });
  return row?.id ?? null;
}

/** Updates a locked tag and increments its version; renaming also changes its posts. */
export async function changeTag(tx: Db, { id, name }: TagRow, text: TagText): Promise<void> {
  if (text.name !== name) await raisePosts(tx, [id]);
  await tx
    .update(tags)
    .set({ ...stored(text), version: sql`${tags.version} + 1` })
    .where(eq(tags.id, id));
}

/** Deletes locked tags; they are removed from their posts. */
export async function removeTags(tx: Db, ids: readonly number[]): Promise<void> {
  await raisePosts(tx, ids);
  await tx.delete(tags).where(inArray(tags.id, [...ids]));
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

async function countsOf(db: Db, viewer: Viewer, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ tagId: postTags.tagId, count: sql<number>`count(*)::integer` })
    .from(postTags)
    .innerJoin(posts, eq(posts.id, postTags.postId))
    .where(and(inArray(postTags.tagId, [...ids]), seenBy(viewer)))
    .groupBy(postTags.tagId);
  return new Map(rows.map(({ tagId, count }) => [tagId, count]));
}

function stored({ name, seoName }: TagText) {
  return { name, nameKey: searchKey(name), seoName };
}

function asTag({ id, name, seoName, createdAt, version }: TagRow, postCount = 0): Schemas["Tag"] {
  return { id, name, seoName, postCount, createdAt: createdAt.toISOString(), version };
}

/** Returns the default URL name of a tag. */
export function seoNameOf(name: string): string {
  return textToSeo(name, "fr");
}
