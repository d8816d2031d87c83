import { searchKey } from "@reserve/domain";
import type { Db } from "../../platform/database/database.ts";
import { insertRows } from "../../platform/seed/insert-rows.ts";
import { type PostContent, type PostRow, postLocales, storedPost } from "./posts.store.ts";
import { postCategories, postLinks, postMediaTable, postProducts, posts, postTags, postTexts, tags } from "./posts.tables.ts";
import { seoNameOf } from "./tags.store.ts";

/** A seeded post; tags by name, linked posts by index. */
export interface NewPost
  extends Omit<PostContent, "postIds" | "tagIds">,
    Pick<PostRow, "postStatus" | "ownerId" | "lastMove" | "createdAt" | "updatedAt"> {
  linked: readonly number[];
  tags: readonly string[];
}

/** Adds posts with all their data, and the tags they use. */
export async function addPosts(tx: Db, rows: readonly NewPost[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const names = [...new Set(rows.flatMap((row) => row.tags))];
  const madeTags = await tx
    .insert(tags)
    .values(names.map((name) => ({ name, nameKey: searchKey(name), seoName: seoNameOf(name), createdAt: now })))
    .returning({ id: tags.id, name: tags.name });
  const tagIds = new Map(madeTags.map(({ id, name }) => [name, id]));
  const made = await tx
    .insert(posts)
    .values(
      rows.map((row) => ({
        ...storedPost(row),
        postStatus: row.postStatus,
        ownerId: row.ownerId,
        lastMove: row.lastMove,
        // Posts of the demo shop are not announced; those scheduled for later are.
        onlineToldAt: row.publicationStartAt !== null && row.publicationStartAt > now ? null : now,
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
      })),
    )
    .returning({ id: posts.id });
  const each = <Made>(make: (row: NewPost, postId: number) => Made[]) => rows.flatMap((row, index) => make(row, made[index]?.id ?? 0));
  await insertRows(
    tx,
    postTexts,
    each(({ localizations }, postId) => postLocales.map((locale) => ({ postId, locale, ...localizations[locale] }))),
  );
  await insertRows(
    tx,
    postProducts,
    each(({ productIds }, postId) => productIds.map((productId, index) => ({ postId, productId, position: index + 1 }))),
  );
  await insertRows(
    tx,
    postLinks,
    each(({ linked }, postId) => linked.map((place, index) => ({ postId, linkedId: made[place]?.id ?? 0, position: index + 1 }))),
  );
  await insertRows(
    tx,
    postMediaTable,
    each(({ mediaIds = [] }, postId) => mediaIds.map((mediaId, index) => ({ postId, mediaId, position: index + 1 }))),
  );
  await insertRows(
    tx,
    postCategories,
    each(({ categoryIds }, postId) => categoryIds.map((categoryId) => ({ postId, categoryId }))),
  );
  await insertRows(
    tx,
    postTags,
    each((row, postId) => [...new Set(row.tags)].map((name) => ({ postId, tagId: tagIds.get(name) ?? 0 }))),
  );
}
