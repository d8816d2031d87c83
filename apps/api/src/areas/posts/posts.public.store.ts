import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { type PostType, postAddress } from "@reserve/domain";
import { cleanHtml } from "@reserve/domain/rich-text";
import { and, asc, eq, exists, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { countPage, totalOf } from "../../platform/lists.ts";
import type { PostSources } from "./posts.content.ts";
import { mediaIdsOf } from "./posts.media.ts";
import { isToCome, NEWEST } from "./posts.shown.ts";
import { stateIs } from "./posts.store.ts";
import {
  postCategories,
  postFormerUrls,
  postLinks,
  postMediaTable,
  postProducts,
  posts,
  postTags,
  postTexts,
  tags,
} from "./posts.tables.ts";

/** Language and time of a visit. */
interface At {
  locale: LocaleCode;
  now: Date;
}

interface Filters {
  postType?: readonly PostType[] | undefined;
  /** In one of these; empty matches nothing. */
  categoryIds?: readonly number[] | undefined;
  /** The tag's name in URLs. */
  tag?: string | undefined;
}

const SHOWN = {
  id: posts.id,
  postType: posts.postType,
  publicationStartAt: posts.publicationStartAt,
  eventStartAt: posts.eventStartAt,
  eventEndAt: posts.eventEndAt,
  isOnRegistration: posts.isOnRegistration,
  places: posts.places,
  signatureId: posts.signatureId,
  location: posts.location,
  title: postTexts.title,
  subtitle: postTexts.subtitle,
  lead: postTexts.lead,
  description: postTexts.description,
  relativeUrl: postTexts.relativeUrl,
  metaTitle: postTexts.metaTitle,
  metaDescription: postTexts.metaDescription,
  metaKeywords: postTexts.metaKeywords,
};
type Row = Pick<typeof posts.$inferSelect, "id" | "postType" | "publicationStartAt" | "eventStartAt" | "eventEndAt"> &
  Pick<typeof postTexts.$inferSelect, "title" | "subtitle" | "lead" | "relativeUrl">;

const ITS_TEXT = eq(postTexts.postId, posts.id);

const SORT_FIELDS = {
  publicationStartDate: { key: NEWEST, type: "timestamptz" },
  eventStart: { key: sql`${posts.eventStartAt}`, type: "timestamptz" },
} satisfies Record<string, SortField>;

/** Returns the condition that a post is public in this language: domain state `Online`, and a title. */
function isPublic({ locale, now }: At): SQL | undefined {
  return and(stateIs("Online", now), eq(postTexts.locale, locale), ne(postTexts.title, ""));
}

/** Returns a public post by id or by current or former URL, in a language; null if it is not online now. */
export async function findPublicPost(db: Db, { id, url = "" }: { id?: number | undefined; url?: string | undefined }, at: At) {
  const find = async (isAsked: SQL) => {
    const [row] = await db
      .select(SHOWN)
      .from(posts)
      .innerJoin(postTexts, ITS_TEXT)
      .where(and(isAsked, isPublic(at)));
    return row ?? null;
  };
  if (id !== undefined) return find(eq(posts.id, id));
  const [taken] = await db
    .select({ id: postTexts.postId })
    .from(postTexts)
    .where(and(eq(postTexts.locale, at.locale), eq(postTexts.relativeUrl, url)));
  if (taken) return find(eq(posts.id, taken.id));
  const [former] = await db
    .select({ id: postFormerUrls.postId })
    .from(postFormerUrls)
    .where(and(eq(postFormerUrls.locale, at.locale), eq(postFormerUrls.relativeUrl, url)));
  return former ? find(eq(posts.id, former.id)) : null;
}

/** Returns a page of the public posts in a language, with the total. */
export async function listPublicPosts(db: Db, { postType, categoryIds, tag }: Filters, sort: string, params: PageParams, at: At) {
  const isWritten = db
    .select({ one: sql`1` })
    .from(postTexts)
    .where(and(ITS_TEXT, isPublic(at)));
  const where = and(
    stateIs("Online", at.now),
    exists(isWritten),
    postType?.length ? inArray(posts.postType, [...postType]) : undefined,
    categoryIds && exists(inCategories(db, categoryIds)),
    tag === undefined ? undefined : exists(withTag(db, tag)),
    sort === "eventStart" ? and(sql`${posts.postType} = 'Event'`, isNotNull(posts.eventStartAt), isToCome(at.now)) : undefined,
  );
  const ordering = orderingOf(sort, posts.id, SORT_FIELDS);
  const found = idsOfPage(db, posts, where, ordering, params);
  const rows = await db
    .select({ ...SHOWN, cursorKey: found.cursorKey, total: totalOf(db, posts, where, orderBy(ordering)) })
    .from(found)
    .innerJoin(posts, eq(posts.id, found.id))
    .innerJoin(postTexts, and(ITS_TEXT, eq(postTexts.locale, at.locale)))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countPage(rows, db, posts, where, () => estimateRows(db, posts, where), orderBy(ordering));
  return { rows: page.rows, nextCursor: page.nextCursor, ...counted };
}

function inCategories(db: Db, ids: readonly number[]) {
  const isIn = ids.length > 0 ? inArray(postCategories.categoryId, [...ids]) : sql`false`;
  return db
    .select({ one: sql`1` })
    .from(postCategories)
    .where(and(eq(postCategories.postId, posts.id), isIn));
}

function withTag(db: Db, seoName: string) {
  return db
    .select({ one: sql`1` })
    .from(postTags)
    .innerJoin(tags, eq(tags.id, postTags.tagId))
    .where(and(eq(postTags.postId, posts.id), eq(tags.seoName, seoName)));
}

/** Returns the titles, posts and media of a post, in order; some of them may not be visible. */
export async function partsOf(db: Db, postId: number) {
  const productsQuery = db
    .select({ id: postProducts.productId })
    .from(postProducts)
    .where(eq(postProducts.postId, postId))
    .orderBy(asc(postProducts.position));
  const linksQuery = db
    .select({ id: postLinks.linkedId })
    .from(postLinks)
    .where(eq(postLinks.postId, postId))
    .orderBy(asc(postLinks.position));
  const [products, linked, mediaIds] = await Promise.all([productsQuery, linksQuery, mediaIdsOf(db, postId)]);
  return { productIds: products.map(({ id }) => id), linkedIds: linked.map(({ id }) => id), mediaIds };
}

/** Returns public posts, each with its first picture and its tags. */
export async function summariesOf(
  db: Db,
  rows: readonly Row[],
  { pictures }: Pick<PostSources, "pictures">,
): Promise<Schemas["PublicPostSummary"][]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const media = async () => {
    const mediaRows = await db
      .select({ postId: postMediaTable.postId, mediaId: postMediaTable.mediaId })
      .from(postMediaTable)
      .where(inArray(postMediaTable.postId, ids))
      .orderBy(asc(postMediaTable.position));
    return { mediaRows, found: await pictures(db, [...new Set(mediaRows.map(({ mediaId }) => mediaId))]) };
  };
  const tagsQuery = db
    .select({ postId: postTags.postId, name: tags.name, seoName: tags.seoName })
    .from(postTags)
    .innerJoin(tags, eq(tags.id, postTags.tagId))
    .where(inArray(postTags.postId, ids))
    .orderBy(asc(tags.nameKey));
  const [{ mediaRows, found }, words] = await Promise.all([media(), tagsQuery]);
  const byMedia = new Map(found.map((picture) => [picture.id, picture]));
  return rows.map((row) => ({
    id: row.id,
    postType: row.postType,
    title: row.title,
    subtitle: row.subtitle,
    lead: cleanHtml(row.lead),
    address: row.relativeUrl === null ? null : postAddress(row.relativeUrl),
    publicationStartDate: row.publicationStartAt?.toISOString() ?? null,
    eventStart: row.eventStartAt?.toISOString() ?? null,
    eventEnd: row.eventEndAt?.toISOString() ?? null,
    picture: mediaRows.flatMap(({ postId, mediaId }) => (postId === row.id ? (byMedia.get(mediaId) ?? []) : []))[0] ?? null,
    tags: words.filter(({ postId }) => postId === row.id).map(({ name, seoName }) => ({ name, seoName })),
  }));
}
