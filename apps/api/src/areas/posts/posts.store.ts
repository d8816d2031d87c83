import type { Schemas } from "@reserve/contract";
import {
  type PostState,
  type PostStatus,
  type PostType,
  parisDayStart,
  postState,
  postStates,
  searchKey,
  shiftDay,
  undescribedPictures,
} from "@reserve/domain";
import { and, asc, count, eq, getTableColumns, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { asProductSummary, SUMMARY } from "../../platform/catalog/product-summaries.ts";
import { productSearch, products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { users } from "../../platform/identity/identity.tables.ts";
import { personName } from "../../platform/identity/user-name.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countPage, totalOf } from "../../platform/lists.ts";
import type { ListFilters, ListQuery } from "../../platform/records/record-table.ts";
import { mediaIdsOf, type ShownMedia, writeMedia } from "./posts.media.ts";
import { postCategories, postFormerUrls, postLinks, postProducts, posts, postTags, postTexts, tags } from "./posts.tables.ts";
import { seenBy, type Viewer } from "./posts.viewer.ts";
import { signatureNamed } from "./signatures.store.ts";

/** A post's row, without its texts. */
export type PostRow = typeof posts.$inferSelect;
type Text = Schemas["PostText"];

/** Languages of posts; the first is the shop's default. */
export const postLocales = ["fr", "en"] as const;

/** Filters of the list of posts. */
export type PostFilters = Pick<ListQuery<"listPosts">, "search"> & ListFilters<"listPosts">;

/** Editable fields of a post, validated and sanitized. */
export interface PostContent {
  postType: PostType;
  publicationStartAt: Date | null;
  publicationEndAt: Date | null;
  eventStartAt: Date | null;
  eventEndAt: Date | null;
  /** Unchanged if absent. */
  registration?: Schemas["PostRegistration"] | null | undefined;
  localizations: Schemas["PostTexts"];
  location: Schemas["PostLocation"];
  productIds: readonly number[];
  /** Posts linked by the author, then previously linked ones that they cannot see. */
  postIds: readonly number[];
  /** Unchanged if absent. */
  mediaIds?: readonly number[] | undefined;
  categoryIds: readonly number[];
  /** Unchanged if absent. */
  signatureId?: number | null | undefined;
  tagIds: readonly number[];
}

// Must match the index on publications.
const PUBLICATION = sql`coalesce(${posts.publicationStartAt}, timestamptz '-infinity')`;

const SORT_FIELDS = {
  title: { key: posts.titleKey, type: "text" },
  createdAt: { key: posts.createdAt, type: "timestamptz" },
  updatedAt: { key: posts.updatedAt, type: "timestamptz" },
  publicationStartDate: { key: PUBLICATION, type: "timestamptz" },
} satisfies Record<string, SortField>;

const LISTED = {
  ...getTableColumns(posts),
  ownerUserName: users.userName,
  ownerFirstName: users.firstName,
  ownerLastName: users.lastName,
  locales: sql<
    ("fr" | "en")[]
  >`array(select ${postTexts.locale} from ${postTexts} where ${postTexts.postId} = ${posts.id} and ${postTexts.title} <> '' order by ${postTexts.locale} desc)`,
};
type Listed = PostRow & {
  ownerUserName: string | null;
  ownerFirstName: string | null;
  ownerLastName: string | null;
  locales: ("fr" | "en")[];
};

/** Returns a page of the posts a user can see, with the total. */
export async function listPosts(
  db: Db,
  viewer: Viewer,
  filters: PostFilters,
  sort: string,
  params: PageParams,
  now: Date,
): Promise<Omit<Schemas["PostPage"], "page" | "pageSize">> {
  const where = and(seenBy(viewer), ...conditionsOf(filters, now));
  const ordering = orderingOf(sort, posts.id, SORT_FIELDS);
  const found = idsOfPage(db, posts, where, ordering, params);
  const order = filters.search ? orderBy(ordering) : [];
  const rows = await db
    .select({ ...LISTED, cursorKey: found.cursorKey, total: totalOf(db, posts, where, order) })
    .from(found)
    .innerJoin(posts, eq(posts.id, found.id))
    .leftJoin(users, eq(users.id, posts.ownerId))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countPage(rows, db, posts, where, () => estimateRows(db, posts, where), order);
  return { items: page.rows.map((row) => asSummary(row, now)), nextCursor: page.nextCursor, ...counted };
}

/** Maximum number of posts offered by a picker. */
const MOST_OFFERED = 50;

/** Returns posts to link to among those a user can see; titles that begin with the search first. */
export async function offerPosts(db: Db, viewer: Viewer, filters: PostFilters, now: Date): Promise<Schemas["PostLink"][]> {
  const key = searchKey(filters.search ?? "");
  const rows = await db
    .select(LINK)
    .from(posts)
    .where(and(seenBy(viewer), ...conditionsOf(filters, now)))
    .orderBy(sql`starts_with(${posts.titleKey}, ${key}) desc`, asc(posts.titleKey), asc(posts.id))
    .limit(MOST_OFFERED);
  return rows.map((row) => asLink(row, now));
}

/** Counts the posts a user can see by state. */
export async function countStates(db: Db, viewer: Viewer, now: Date): Promise<Schemas["PostCounts"]["items"]> {
  const state = sql<PostState>`case when ${stateIs("Scheduled", now)} then 'Scheduled' when ${stateIs("Expired", now)} then 'Expired'
    when ${posts.postStatus} = 'Published' then 'Online' else ${posts.postStatus} end`.as("state");
  const states = db.select({ state }).from(posts).where(seenBy(viewer)).as("states");
  const rows = await db.select({ state: states.state, count: count() }).from(states).groupBy(states.state);
  const counts = new Map(rows.map((row) => [row.state, row.count]));
  return postStates.map((one) => ({ state: one, count: counts.get(one) ?? 0 }));
}

/** Returns the owners of the posts a user can see, by name. */
export async function postOwners(db: Db, viewer: Viewer): Promise<Schemas["PostOwner"][]> {
  const rows = await db
    .selectDistinct({ id: users.id, userName: users.userName, firstName: users.firstName, lastName: users.lastName })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(seenBy(viewer));
  return rows
    .map((row) => ({ id: row.id, name: personName(row) }))
    .sort((one, other) => (searchKey(one.name) < searchKey(other.name) ? -1 : 1));
}

/** Returns a whole post as a user can see it; null when hidden or missing. */
export async function findPost(db: Db, viewer: Viewer, id: number, now: Date, shownMedia: ShownMedia): Promise<Schemas["Post"] | null> {
  const [row] = await db
    .select(LISTED)
    .from(posts)
    .leftJoin(users, eq(users.id, posts.ownerId))
    .where(and(eq(posts.id, id), seenBy(viewer)));
  if (!row) return null;
  const productsQuery = db
    .select(SUMMARY)
    .from(postProducts)
    .innerJoin(products, eq(products.id, postProducts.productId))
    .leftJoin(productSearch, eq(productSearch.productId, products.id))
    .where(eq(postProducts.postId, id))
    .orderBy(asc(postProducts.position));
  const linksQuery = db
    .select(LINK)
    .from(postLinks)
    .innerJoin(posts, eq(posts.id, postLinks.linkedId))
    .where(and(eq(postLinks.postId, id), seenBy(viewer)))
    .orderBy(asc(postLinks.position));
  const tagsQuery = db
    .select({ id: tags.id, name: tags.name, seoName: tags.seoName })
    .from(postTags)
    .innerJoin(tags, eq(tags.id, postTags.tagId))
    .where(eq(postTags.postId, id))
    .orderBy(asc(tags.nameKey));
  const categoriesQuery = db
    .select({ id: postCategories.categoryId })
    .from(postCategories)
    .where(eq(postCategories.postId, id))
    .orderBy(asc(postCategories.categoryId));
  // Drizzle sends a query when it is awaited: together, in one round trip to the database.
  const [texts, productRows, links, tagRows, categoryRows, medias, signature] = await Promise.all([
    db.select().from(postTexts).where(eq(postTexts.postId, id)),
    productsQuery,
    linksQuery,
    tagsQuery,
    categoriesQuery,
    mediaIdsOf(db, id).then((ids) => shownMedia(db, ids)),
    signatureNamed(db, row.signatureId),
  ]);
  const textIn = (locale: "fr" | "en") => asText(texts.find((text) => text.locale === locale));
  return {
    ...asSummary(row, now),
    localizations: { fr: textIn("fr"), en: textIn("en") },
    eventEnd: iso(row.eventEndAt),
    registration: row.isOnRegistration ? { places: row.places } : null,
    location: { ...emptyLocation, ...row.location },
    products: productRows.map(asProductSummary),
    posts: links.map((link) => asLink(link, now)),
    medias,
    categoryIds: categoryRows.map((category) => category.id),
    signature,
    tags: tagRows,
    lastMove: row.lastMove,
  };
}

/** Returns the owner of a post the user can see; null when hidden or missing. */
export async function findOwner(db: Db, viewer: Viewer, id: number): Promise<{ ownerId: number | null } | null> {
  const [row] = await db
    .select({ ownerId: posts.ownerId })
    .from(posts)
    .where(and(eq(posts.id, id), seenBy(viewer)));
  return row ?? null;
}

/** Returns the current versions of posts, regardless of visibility. */
export async function readVersions(db: Db, ids: readonly number[]): Promise<{ id: number; version: number }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: posts.id, version: posts.version })
    .from(posts)
    .where(inArray(posts.id, [...ids]));
}

/** Locks a visible post for this transaction; null when hidden or missing. */
export async function lockPost(tx: Db, viewer: Viewer, id: number): Promise<PostRow | null> {
  const [row] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), seenBy(viewer)))
    .for("update");
  return row ?? null;
}

/** Inserts a post; returns its id, or null when one of its URLs is taken. */
export async function insertPost(tx: Db, content: PostContent, ownerId: number | null, now: Date, status: PostStatus = "Draft") {
  const [row] = await tx
    .insert(posts)
    .values({ ...storedPost(content), postStatus: status, ownerId, createdAt: now, updatedAt: now })
    .returning({ id: posts.id });
  if (!row) throw new Error("an insert returned no row");
  return (await writeParts(tx, row.id, content)) ? row.id : null;
}

/** Updates a locked post and increments its version; false when one of its URLs is taken. */
export async function changePost(tx: Db, id: number, content: PostContent, now: Date): Promise<boolean> {
  await tx
    .update(posts)
    .set({ ...storedPost(content), updatedAt: now, version: sql`${posts.version} + 1` })
    .where(eq(posts.id, id));
  return writeParts(tx, id, content);
}

/** Changes the status of a locked post and records who did. */
export async function movePost(tx: Db, id: number, postStatus: PostStatus, lastMove: Schemas["PostLastMove"]): Promise<void> {
  const updatedAt = new Date(lastMove.at);
  await tx
    .update(posts)
    // Reset, so that a post that comes online, again or for the first time, is announced.
    .set({ postStatus, lastMove, updatedAt, onlineToldAt: null, version: sql`${posts.version} + 1` })
    .where(eq(posts.id, id));
}

/** Deletes a locked post with its texts. */
export async function removePost(tx: Db, id: number): Promise<void> {
  await tx.delete(posts).where(eq(posts.id, id));
}

/** Returns the products with these EANs, by EAN. */
export async function productIdsOf(db: Db, eans: readonly string[]): Promise<Map<string, number>> {
  if (eans.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, ean: products.ean })
    .from(products)
    .where(inArray(products.ean, [...eans]));
  return new Map(rows.map(({ id, ean }) => [ean, id]));
}

/** Returns posts as links, regardless of visibility. */
export async function linksTo(db: Db, ids: readonly number[], now: Date): Promise<Schemas["PostLink"][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(LINK)
    .from(posts)
    .where(inArray(posts.id, [...ids]));
  return rows.map((row) => asLink(row, now));
}

/** Returns which of these posts a user can see. */
export async function visiblePosts(db: Db, viewer: Viewer, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(inArray(posts.id, [...ids]), seenBy(viewer)));
  return new Set(rows.map(({ id }) => id));
}

/** Returns the ids of all posts that a post links to, in order, regardless of visibility. */
export async function linkedIds(db: Db, id: number): Promise<number[]> {
  const rows = await db.select({ id: postLinks.linkedId }).from(postLinks).where(eq(postLinks.postId, id)).orderBy(asc(postLinks.position));
  return rows.map((row) => row.id);
}

/** Returns which of these URLs other posts of the language have. */
export async function takenUrls(db: Db, texts: Schemas["PostTexts"], except: number | null): Promise<("fr" | "en")[]> {
  const taken: ("fr" | "en")[] = [];
  for (const locale of postLocales) {
    const { relativeUrl } = texts[locale];
    if (relativeUrl === null) continue;
    const isTaken = and(eq(postTexts.locale, locale), eq(postTexts.relativeUrl, relativeUrl));
    const [row] = await db
      .select({ id: postTexts.postId })
      .from(postTexts)
      .where(and(isTaken, except === null ? undefined : ne(postTexts.postId, except)));
    if (row) taken.push(locale);
  }
  return taken;
}

/** Returns the stored facts of a post that its workflow uses. */
export async function factsOf(db: Db, row: PostRow, shownMedia: ShownMedia) {
  const [text] = await db
    .select({ relativeUrl: postTexts.relativeUrl })
    .from(postTexts)
    .where(and(eq(postTexts.postId, row.id), eq(postTexts.locale, "fr")));
  const [about] = await db.select({ count: count() }).from(postProducts).where(eq(postProducts.postId, row.id));
  return {
    postType: row.postType,
    postStatus: row.postStatus,
    publicationStartDate: iso(row.publicationStartAt),
    publicationEndDate: iso(row.publicationEndAt),
    title: row.title,
    relativeUrl: text?.relativeUrl ?? null,
    eventStart: iso(row.eventStartAt),
    city: row.location.city ?? null,
    productCount: about?.count ?? 0,
    undescribedPictures: undescribedPictures(await shownMedia(db, await mediaIdsOf(db, row.id))),
  };
}

/** An empty location. */
export const emptyLocation: Schemas["PostLocation"] = {
  gender: "Unknown",
  firstName: "",
  lastName: "",
  email: "",
  website: "",
  phoneNumber: "",
  mobilePhoneNumber: "",
  company: "",
  address1: "",
  address2: "",
  address3: "",
  postalCode: "",
  city: "",
  country: "",
};

const LINK = {
  id: posts.id,
  postType: posts.postType,
  postStatus: posts.postStatus,
  title: posts.title,
  publicationStartAt: posts.publicationStartAt,
  publicationEndAt: posts.publicationEndAt,
};

function conditionsOf(filters: PostFilters, now: Date): (SQL | undefined)[] {
  const { search, type, status, state, ownerId, tagId, signatureId, productId, from, to } = filters;
  return [
    search?.trim() ? matchesTyped(posts.searchText, search) : undefined,
    type?.length ? inArray(posts.postType, [...type]) : undefined,
    status?.length ? inArray(posts.postStatus, [...status]) : undefined,
    state?.length ? or(...state.map((one) => stateIs(one, now))) : undefined,
    ownerId?.length ? inArray(posts.ownerId, [...ownerId]) : undefined,
    tagId === undefined ? undefined : sql`${posts.id} in (select ${postTags.postId} from ${postTags} where ${postTags.tagId} = ${tagId})`,
    signatureId === undefined ? undefined : eq(posts.signatureId, signatureId),
    productId === undefined ? undefined : namesProduct(productId),
    from === undefined ? undefined : sql`${posts.publicationStartAt} >= ${parisDayStart(from).toISOString()}::timestamptz`,
    to === undefined ? undefined : sql`${posts.publicationStartAt} < ${parisDayStart(shiftDay(to, 1)).toISOString()}::timestamptz`,
  ];
}

/** Returns the condition that a post references this title: as a linked one, or by a card in its texts. */
export function namesProduct(productId: number): SQL {
  const ean = sql`(select ${products.ean} from ${products} where ${products.id} = ${productId})`;
  return sql`${posts.id} in (select ${postProducts.postId} from ${postProducts} where ${postProducts.productId} = ${productId}
    union all select ${postTexts.postId} from ${postTexts} where ${postTexts.titleEans} @> array[${ean}])`;
}

/** SQL condition equal to the domain's `postState`; a test compares them. */
export function stateIs(state: PostState, now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isPublished = sql`${posts.postStatus} = 'Published'`;
  const isOver = sql`coalesce(${posts.publicationEndAt} < ${moment}, false)`;
  const isToCome = sql`coalesce(${posts.publicationStartAt} > ${moment}, false)`;
  if (state === "Expired") return sql`(${isPublished} and ${isOver})`;
  if (state === "Scheduled") return sql`(${isPublished} and not ${isOver} and ${isToCome})`;
  if (state === "Online") return sql`(${isPublished} and not ${isOver} and not ${isToCome})`;
  return eq(posts.postStatus, state);
}

/** Returns the columns of a post derived from its content. */
export function storedPost({
  localizations,
  postType,
  publicationStartAt,
  publicationEndAt,
  eventStartAt,
  eventEndAt,
  registration,
  signatureId,
  location,
}: Omit<PostContent, "productIds" | "postIds" | "mediaIds" | "categoryIds" | "tagIds">) {
  const { title } = localizations.fr;
  const titles = postLocales.flatMap((locale) => [localizations[locale].title, localizations[locale].subtitle]);
  const searchText = titles
    .map(searchKey)
    .filter((key) => key !== "")
    .map((key) => ` ${key}`)
    .join("");
  const dates = { publicationStartAt, publicationEndAt, eventStartAt, eventEndAt };
  const registered = registration === undefined ? {} : { isOnRegistration: registration !== null, places: registration?.places ?? null };
  const signed = signatureId === undefined ? {} : { signatureId };
  return { postType, ...dates, ...registered, ...signed, location, title, titleKey: searchKey(title), searchText };
}

/** Replaces texts, titles, links and tags of a post; false if another post took one of its URLs meanwhile. */
async function writeParts(
  tx: Db,
  postId: number,
  { localizations, productIds, postIds, mediaIds, categoryIds, tagIds }: PostContent,
): Promise<boolean> {
  const before = await tx.delete(postTexts).where(eq(postTexts.postId, postId)).returning();
  const written = await tx
    .insert(postTexts)
    .values(postLocales.map((locale) => ({ postId, locale, ...localizations[locale] })))
    .onConflictDoNothing()
    .returning({ locale: postTexts.locale });
  const givenUp = before.flatMap(({ locale, relativeUrl }) =>
    relativeUrl === null || relativeUrl === localizations[locale].relativeUrl ? [] : [{ locale, relativeUrl, postId }],
  );
  if (givenUp.length > 0)
    await tx
      .insert(postFormerUrls)
      .values(givenUp)
      .onConflictDoUpdate({ target: [postFormerUrls.locale, postFormerUrls.relativeUrl], set: { postId } });
  await tx.delete(postProducts).where(eq(postProducts.postId, postId));
  if (productIds.length > 0)
    await tx.insert(postProducts).values(productIds.map((productId, index) => ({ postId, productId, position: index + 1 })));
  await tx.delete(postLinks).where(eq(postLinks.postId, postId));
  if (postIds.length > 0) await tx.insert(postLinks).values(postIds.map((linkedId, index) => ({ postId, linkedId, position: index + 1 })));
  if (mediaIds) await writeMedia(tx, postId, mediaIds);
  await tx.delete(postCategories).where(eq(postCategories.postId, postId));
  if (categoryIds.length > 0) await tx.insert(postCategories).values(categoryIds.map((categoryId) => ({ postId, categoryId })));
  await tx.delete(postTags).where(eq(postTags.postId, postId));
  if (tagIds.length > 0) await tx.insert(postTags).values(tagIds.map((tagId) => ({ postId, tagId })));
  return written.length === postLocales.length;
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function asSummary(row: Listed, now: Date): Schemas["PostSummary"] {
  const owner = {
    userName: row.ownerUserName ?? "",
    firstName: row.ownerFirstName ?? "",
    lastName: row.ownerLastName ?? "",
  };
  return {
    id: row.id,
    postType: row.postType,
    postStatus: row.postStatus,
    state: stateOf(row, now),
    title: row.title,
    locales: row.locales,
    owner: row.ownerId === null ? null : { id: row.ownerId, name: personName(owner) },
    publicationStartDate: iso(row.publicationStartAt),
    publicationEndDate: iso(row.publicationEndAt),
    eventStart: iso(row.eventStartAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

type Dated = Pick<PostRow, "postStatus" | "publicationStartAt" | "publicationEndAt">;

function stateOf({ postStatus, publicationStartAt, publicationEndAt }: Dated, now: Date): PostState {
  return postState({ postStatus, publicationStartDate: iso(publicationStartAt), publicationEndDate: iso(publicationEndAt) }, now);
}

function asLink(row: Dated & Pick<PostRow, "id" | "postType" | "title">, now: Date): Schemas["PostLink"] {
  return { id: row.id, postType: row.postType, state: stateOf(row, now), title: row.title };
}

function asText(row: typeof postTexts.$inferSelect | undefined): Text {
  return {
    title: row?.title ?? "",
    subtitle: row?.subtitle ?? "",
    lead: row?.lead ?? "",
    description: row?.description ?? "",
    relativeUrl: row?.relativeUrl ?? null,
    metaTitle: row?.metaTitle ?? "",
    metaDescription: row?.metaDescription ?? "",
    metaKeywords: row?.metaKeywords ?? "",
  };
}
