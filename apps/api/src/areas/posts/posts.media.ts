import type { Schemas } from "@reserve/contract";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { containsOne, type MediaUser, type PictureChange, withPictures } from "../../platform/media-users.ts";
import { postMediaTable, posts, postTexts } from "./posts.tables.ts";
import { seenBy, viewerOf } from "./posts.viewer.ts";

/** Returns media in the form of posts; provided by media. */
export type ShownMedia = (db: Db, ids: readonly number[]) => Promise<Schemas["PostMedia"][]>;

/** Returns the media of a post, in order. */
export async function mediaIdsOf(db: Db, postId: number): Promise<number[]> {
  const rows = await db
    .select({ id: postMediaTable.mediaId })
    .from(postMediaTable)
    .where(eq(postMediaTable.postId, postId))
    .orderBy(asc(postMediaTable.position));
  return rows.map(({ id }) => id);
}

/** Replaces the media of a post, in order. */
export async function writeMedia(tx: Db, postId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(postMediaTable).where(eq(postMediaTable.postId, postId));
  if (ids.length > 0) await tx.insert(postMediaTable).values(ids.map((mediaId, index) => ({ postId, mediaId, position: index + 1 })));
}

async function changePictures(tx: Db, postId: number, keys: readonly PictureChange[]): Promise<void> {
  const isOne = and(eq(postTexts.postId, postId), containsOne(postTexts.pictureKeys, keys));
  for (const { locale, lead, description } of await tx.select().from(postTexts).where(isOne))
    await tx
      .update(postTexts)
      .set({ lead: withPictures(lead, keys), description: withPictures(description, keys) })
      .where(and(eq(postTexts.postId, postId), eq(postTexts.locale, locale)));
}

/** The media of posts. */
export const mediaUser: MediaUser = {
  kind: "Post",
  uses: sql`select media_id, post_id as owner_id from post_medias`,
  pictures: (keys) =>
    sql`select unnest(picture_keys) as picture, post_id as owner_id from post_texts where ${keys ? sql`picture_keys && ${keys}` : sql`picture_keys <> '{}'`}`,

  titlesOf: async (db, ids, user) => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ id: posts.id, title: posts.title })
      .from(posts)
      .where(and(inArray(posts.id, [...ids]), seenBy(viewerOf(user))));
    return new Map(rows.map(({ id, title }) => [id, title]));
  },

  replace: async (tx, otherIds, id, keys) => {
    const those = await tx
      .selectDistinct({ postId: postMediaTable.postId })
      .from(postMediaTable)
      .where(inArray(postMediaTable.mediaId, [...otherIds]));
    const pictured = await tx.selectDistinct({ postId: postTexts.postId }).from(postTexts).where(containsOne(postTexts.pictureKeys, keys));
    const others = new Set(otherIds);
    for (const postId of [...new Set([...those, ...pictured].map((row) => row.postId))].toSorted((one, other) => one - other)) {
      await tx
        .update(posts)
        .set({ version: sql`${posts.version} + 1` })
        .where(eq(posts.id, postId));
      await changePictures(tx, postId, keys);
      const ids = await mediaIdsOf(tx, postId);
      await writeMedia(tx, postId, [...new Set(ids.map((one) => (others.has(one) ? id : one)))]);
    }
  },
};
