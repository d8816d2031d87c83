import type { Schemas } from "@reserve/contract";
import { changedPostFields, type PostStatus } from "@reserve/domain";
import { and, asc, count, desc, eq, inArray, lt } from "drizzle-orm";
import { products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { personName } from "../../platform/identity/user-name.ts";
import type { PostSources } from "./posts.content.ts";
import type { ShownMedia } from "./posts.media.ts";
import { linkedIds, linksTo, productIdsOf, visiblePosts } from "./posts.store.ts";
import { postRevisions } from "./posts.tables.ts";
import type { Viewer } from "./posts.viewer.ts";
import { signatureNamed } from "./signatures.store.ts";

type Content = Schemas["PostSave"];
type Row = typeof postRevisions.$inferSelect;

/** A post's content at a time, with all links. */
export interface PostMoment {
  version: number;
  postStatus: PostStatus;
  updatedAt: string;
  content: Content;
}

/** Facts of a write for its revision. */
interface Write {
  id: number;
  /** Null: it has just been begun. */
  before: PostMoment | null;
  after: PostMoment;
  kind: Exclude<Row["kind"], "Before">;
  restoredVersion?: number;
  user: CurrentUser;
  now: Date;
}

/** Returns a post in save form, including links that the caller cannot see. */
export async function momentOf(db: Db, post: Schemas["Post"]): Promise<PostMoment> {
  const { version, postStatus, updatedAt } = post;
  return { version, postStatus, updatedAt, content: contentOf(post, await linkedIds(db, post.id)) };
}

/** Stores a revision of a locked post; before the first, also the previous content. */
export async function keepRevision(tx: Db, { id, before, after, kind, restoredVersion, user, now }: Write): Promise<void> {
  if (before) {
    await tx
      .insert(postRevisions)
      .values({
        postId: id,
        version: before.version,
        kind: "Before",
        at: new Date(before.updatedAt),
        postStatus: before.postStatus,
        fields: [],
        content: before.content,
      })
      .onConflictDoNothing();
  }
  const moved = before !== null && before.postStatus !== after.postStatus ? (["postStatus"] as const) : [];
  const stored = {
    kind,
    at: now,
    byId: user.id,
    byName: personName(user),
    postStatus: after.postStatus,
    restoredVersion: restoredVersion ?? null,
    fields: before ? [...moved, ...changedPostFields(before.content, after.content)] : [],
    content: after.content,
  };
  await tx
    .insert(postRevisions)
    .values({ postId: id, version: after.version, ...stored })
    // The post's version was set back by restoring a backup: the content written now wins.
    .onConflictDoUpdate({ target: [postRevisions.postId, postRevisions.version], set: stored });
}

/** Returns the revisions of a post that the caller may see, newest first. */
export async function listRevisions(db: Db, viewer: Viewer, postId: number, before: number | undefined, pageSize: number) {
  const ofPost = eq(postRevisions.postId, postId);
  const rows = await db
    .select(SUMMARY)
    .from(postRevisions)
    .where(and(ofPost, before === undefined ? undefined : lt(postRevisions.version, before)))
    .orderBy(desc(postRevisions.version))
    .limit(pageSize + 1);
  const [counted] = await db.select({ count: count() }).from(postRevisions).where(ofPost);
  return {
    items: rows.slice(0, pageSize).map((row) => asSummary(row, viewer)),
    totalCount: counted?.count ?? 0,
    hasMore: rows.length > pageSize,
  };
}

/** Returns a revision of a visible post, with the links the caller can see; null when there is none. */
export async function findRevision(
  db: Db,
  viewer: Viewer,
  postId: number,
  version: number,
  now: Date,
  shownMedia: ShownMedia,
): Promise<Schemas["PostRevision"] | null> {
  const row = await rowOf(db, postId, version);
  if (!row) return null;
  const { productEans, postIds } = row.content;
  const seen = await visiblePosts(db, viewer, postIds);
  const links = await linksTo(db, [...seen], now);
  const titles = await db
    .select({ ean: products.ean, title: products.title })
    .from(products)
    .where(inArray(products.ean, [...productEans]))
    .orderBy(asc(products.ean));
  return {
    ...asSummary(row, viewer),
    content: { ...row.content, postIds: postIds.filter((id) => seen.has(id)) },
    products: titles,
    posts: links,
    medias: (await shownMedia(db, row.content.mediaIds ?? [])).map(({ id, title }) => ({ id, title })),
    signature: await signatureNamed(db, row.content.signatureId),
  };
}

/** Returns the save body that restores a revision, without deleted or hidden links; null when there is none. */
export async function contentToRestore(
  db: Db,
  viewer: Viewer,
  postId: number,
  version: number,
  { knownCategories, shownMedia }: PostSources,
): Promise<Content | null> {
  const row = await rowOf(db, postId, version);
  if (!row) return null;
  const { content } = row;
  const [titles, seen, categories] = [
    await productIdsOf(db, content.productEans),
    await visiblePosts(db, viewer, content.postIds),
    await knownCategories(db, content.categoryIds),
  ];
  return {
    ...content,
    productEans: content.productEans.filter((ean) => titles.has(ean)),
    postIds: content.postIds.filter((id) => seen.has(id)),
    categoryIds: content.categoryIds.filter((id) => categories.has(id)),
    // A version from before posts had media or a signature does not specify them.
    ...(content.mediaIds ? { mediaIds: (await shownMedia(db, content.mediaIds)).map(({ id }) => id) } : {}),
    ...(content.signatureId === undefined ? {} : { signatureId: (await signatureNamed(db, content.signatureId))?.id ?? null }),
  };
}

async function rowOf(db: Db, postId: number, version: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(postRevisions)
    .where(and(eq(postRevisions.postId, postId), eq(postRevisions.version, version)));
  return row;
}

const SUMMARY = {
  version: postRevisions.version,
  kind: postRevisions.kind,
  at: postRevisions.at,
  byId: postRevisions.byId,
  byName: postRevisions.byName,
  postStatus: postRevisions.postStatus,
  restoredVersion: postRevisions.restoredVersion,
  fields: postRevisions.fields,
};

function asSummary(row: Omit<Row, "postId" | "content">, { userId }: Viewer): Schemas["PostRevisionSummary"] {
  const { version, kind, at, byId, byName, postStatus, restoredVersion, fields } = row;
  return { version, kind, at: at.toISOString(), by: byName, isMine: byId === userId, postStatus, restoredVersion, fields };
}

function contentOf(post: Schemas["Post"], postIds: readonly number[]): Content {
  const { postType, publicationStartDate, publicationEndDate, localizations, eventStart, eventEnd, registration, location } = post;
  return {
    postType,
    publicationStartDate,
    publicationEndDate,
    localizations,
    eventStart,
    eventEnd,
    registration,
    location,
    productEans: post.products.map(({ ean }) => ean),
    postIds: [...postIds],
    mediaIds: post.medias.map(({ id }) => id),
    categoryIds: post.categoryIds,
    signatureId: post.signature?.id ?? null,
    tags: post.tags.map(({ name }) => name),
  };
}
