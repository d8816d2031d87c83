import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { type PostType, postAddress } from "@reserve/domain";
import { cleanHtml } from "@reserve/domain/rich-text";
import { and, asc, count, desc, eq, exists, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { namesProduct, stateIs } from "./posts.store.ts";
import { postCategories, posts, postTags, postTexts, tags } from "./posts.tables.ts";

// Public view of posts: online and written in the requested language, for every caller.

type Shown = Schemas["ShownPost"];
/** Language and time of a visit. */
interface At {
  locale: LocaleCode;
  now: Date;
}
/** Filters; `ids`: exactly these, in order. */
interface ShownPostsQuery {
  ids?: readonly number[];
  postType?: PostType | null;
  categoryIds?: readonly number[];
  search?: string | undefined;
  most: number;
}

/** Default duration of an event, in hours. */
const EVENT_HOURS = 2;
/** SQL: publication time, equal to the index expression of public posts. */
export const NEWEST = sql`coalesce(${posts.publicationStartAt}, ${posts.createdAt})`;

const SHOWN = {
  id: posts.id,
  postType: posts.postType,
  eventStartAt: posts.eventStartAt,
  title: postTexts.title,
  lead: postTexts.lead,
  relativeUrl: postTexts.relativeUrl,
};

/** Returns online posts, newest first, with the total. */
export async function shownPosts(db: Db, query: ShownPostsQuery, at: At): Promise<{ foundCount: number; items: Shown[] }> {
  const { ids, postType, categoryIds = [], search, most } = query;
  if (ids && ids.length === 0) return { foundCount: 0, items: [] };
  const where = and(
    ids ? inArray(posts.id, [...ids]) : undefined,
    postType ? eq(posts.postType, postType) : undefined,
    categoryIds.length > 0 ? isOf(db, categoryIds) : undefined,
    search?.trim() ? matchesTyped(posts.searchText, search) : undefined,
  );
  const found = await pick(db, where, [desc(NEWEST), desc(posts.id)], most, at);
  if (!ids) return found;
  const rank = new Map(ids.map((id, index) => [id, index]));
  return { ...found, items: found.items.toSorted((one, other) => (rank.get(one.id) ?? 0) - (rank.get(other.id) ?? 0)) };
}

/** Returns the ids of online posts that reference this title. */
export async function shownPostsNaming(db: Db, productId: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(namesProduct(productId), stateIs("Online", now)));
  return rows.map(({ id }) => id);
}

/** Returns online events that are not over, the next one first. */
export async function comingEvents(db: Db, most: number, at: At): Promise<{ foundCount: number; items: Shown[] }> {
  return pick(db, and(eq(posts.postType, "Event"), isToCome(at.now)), [asc(posts.eventStartAt), asc(posts.id)], most, at);
}

/** Returns the condition that an event is not over. */
export function isToCome(now: Date): SQL {
  const end = sql`coalesce(${posts.eventEndAt}, ${posts.eventStartAt} + interval '1 hour' * ${EVENT_HOURS})`;
  return sql`${end} >= ${now.toISOString()}::timestamptz`;
}

/** Returns the tags of public posts, most used first. */
export async function shownTags(db: Db, most: number, at: At): Promise<{ foundCount: number; items: Schemas["ShownWord"][] }> {
  const rows = await db
    .select({ id: tags.id, name: tags.name, seoName: tags.seoName })
    .from(tags)
    .innerJoin(postTags, eq(postTags.tagId, tags.id))
    .innerJoin(posts, eq(posts.id, postTags.postId))
    .where(stateIs("Online", at.now))
    .groupBy(tags.id, tags.name, tags.seoName, tags.nameKey)
    .orderBy(desc(count()), asc(tags.nameKey));
  const items = rows.slice(0, most).map(({ id, name, seoName }) => ({ id, name, address: `/etiquette/${seoName}` }));
  return { foundCount: rows.length, items };
}

async function pick(db: Db, where: SQL | undefined, order: readonly SQL[], most: number, { locale, now }: At) {
  const isShown = and(where, stateIs("Online", now), eq(postTexts.locale, locale), ne(postTexts.title, ""));
  const from = () => eq(postTexts.postId, posts.id);
  const [counted] = await db.select({ count: count() }).from(posts).innerJoin(postTexts, from()).where(isShown);
  const rows = await db
    .select(SHOWN)
    .from(posts)
    .innerJoin(postTexts, from())
    .where(isShown)
    .orderBy(...order)
    .limit(most);
  const items = rows.map(
    (row): Shown => ({
      id: row.id,
      postType: row.postType,
      title: row.title,
      lead: cleanHtml(row.lead),
      address: row.relativeUrl === null ? null : postAddress(row.relativeUrl),
      eventStart: row.eventStartAt?.toISOString() ?? null,
    }),
  );
  return { foundCount: counted?.count ?? 0, items };
}

/** Returns the condition that a post is in one of these categories. */
function isOf(db: Db, categoryIds: readonly number[]): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(postCategories)
      .where(and(eq(postCategories.postId, posts.id), inArray(postCategories.categoryId, [...categoryIds]))),
  );
}
