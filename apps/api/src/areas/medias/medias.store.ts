import type { Schemas } from "@reserve/contract";
import { embedOf, mediaNatures, mediaTypes, searchKey } from "@reserve/domain";
import { and, asc, count, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countOrEstimate, countRows, EXACT_UP_TO } from "../../platform/lists.ts";
import type { MediaUser, PictureChange } from "../../platform/media-users.ts";
import { mediaFiles, mediaTable } from "./medias.tables.ts";
import { countUses, isUnused } from "./medias.uses.ts";

type MediaRow = typeof mediaTable.$inferSelect;
type FileRow = typeof mediaFiles.$inferSelect;

/** Filters of the media list. */
export interface MediaFilters {
  search?: string | undefined;
  mediaType?: readonly Schemas["MediaType"][] | undefined;
  /** Pictures without alternative text. */
  lacksText?: boolean | undefined;
  /** Filters unused media. */
  isUnused?: boolean | undefined;
}

const SORT_FIELDS = {
  title: { key: mediaTable.titleKey, type: "text" },
  createdAt: { key: mediaTable.createdAt, type: "timestamptz" },
} satisfies Record<string, SortField>;

const PICTURES = Object.entries(mediaNatures).flatMap(([type, nature]) => (nature === "Picture" ? [type as Schemas["MediaType"]] : []));

const LACKS_TEXT = and(eq(mediaTable.altText, ""), inArray(mediaTable.mediaType, PICTURES));

function conditionOf({ search, mediaType, lacksText, isUnused: unused }: MediaFilters, users: readonly MediaUser[]): SQL | undefined {
  return and(
    search?.trim() ? matchesTyped(mediaTable.searchText, search) : undefined,
    mediaType?.length ? inArray(mediaTable.mediaType, [...mediaType]) : undefined,
    lacksText ? LACKS_TEXT : undefined,
    unused ? isUnused(users) : undefined,
  );
}

/** Returns a page of media, with the total. */
export async function listMedia(
  db: Db,
  users: readonly MediaUser[],
  filters: MediaFilters,
  sort: string,
  params: PageParams,
): Promise<Omit<Schemas["MediaPage"], "page" | "pageSize">> {
  const condition = conditionOf(filters, users);
  // Unused media are determined by a query of every area: once, for both the page and the count.
  const few = filters.isUnused ? await fewOf(db, condition) : null;
  const where = few ? sql`${mediaTable.id} = any(${sql.param(few)}::integer[])` : condition;
  const ordering = orderingOf(sort, mediaTable.id, SORT_FIELDS);
  const found = idsOfPage(db, mediaTable, where, ordering, params);
  const rows = await db
    .select({ record: mediaTable, file: mediaFiles, id: mediaTable.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(mediaTable, eq(mediaTable.id, found.id))
    .leftJoin(mediaFiles, eq(mediaFiles.mediaId, mediaTable.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = few
    ? await countOrEstimate(few.length)
    : await countRows(db, mediaTable, where, () => estimateRows(db, mediaTable, where), filters.search ? orderBy(ordering) : []);
  const records = page.rows.map(({ record }) => record);
  const ids = page.rows.map(({ id }) => id);
  const [same, used] = await Promise.all([sameContent(db, records), countUses(db, users, ids)]);
  return {
    items: page.rows.map(({ record, file }) => asMedia(record, file, same.get(record.id) ?? [], used.get(record.id))),
    nextCursor: page.nextCursor,
    ...counted,
  };
}

/** Returns the ids of those that meet a condition; null if there are too many to count. */
async function fewOf(db: Db, condition: SQL | undefined): Promise<number[] | null> {
  const rows = await db
    .select({ id: mediaTable.id })
    .from(mediaTable)
    .where(condition)
    .limit(EXACT_UP_TO + 1);
  return rows.length > EXACT_UP_TO ? null : rows.map(({ id }) => id);
}

/** Returns for each row the other media with the same content, oldest first. */
async function sameContent(db: Db, rows: readonly MediaRow[]): Promise<Map<number, { id: number; title: string }[]>> {
  const contents = [...new Set(rows.map(({ content }) => content))];
  if (contents.length === 0) return new Map();
  const all = await db
    .select({ id: mediaTable.id, title: mediaTable.title, content: mediaTable.content })
    .from(mediaTable)
    .where(inArray(mediaTable.content, contents))
    .orderBy(asc(mediaTable.id));
  return new Map(
    rows.map(({ id, content }) => [
      id,
      all.flatMap((other) => (other.content === content && other.id !== id ? [{ id: other.id, title: other.title }] : [])),
    ]),
  );
}

/** Returns a medium, or null; `isLocked` locks it for this transaction. */
export async function findMedia(
  db: Db,
  users: readonly MediaUser[],
  id: number,
  { isLocked = false } = {},
): Promise<Schemas["Media"] | null> {
  const mediaQuery = db.select().from(mediaTable).where(eq(mediaTable.id, id));
  const [row] = await (isLocked ? mediaQuery.for("update") : mediaQuery);
  if (!row) return null;
  const fileQuery = db.select().from(mediaFiles).where(eq(mediaFiles.mediaId, id));
  const copiesQuery = db
    .select({ id: mediaTable.id, title: mediaTable.title })
    .from(mediaTable)
    .where(and(eq(mediaTable.content, row.content), ne(mediaTable.id, id)))
    .orderBy(asc(mediaTable.id));
  const [[file], others, used] = await Promise.all([fileQuery, copiesQuery, countUses(db, users, [id])]);
  return asMedia(row, file ?? null, others, used.get(id));
}

/** Counts media by type, missing text and use. */
export async function countMedia(db: Db, users: readonly MediaUser[]): Promise<Omit<Schemas["MediaCounts"], "storage">> {
  const rows = await db
    .select({
      mediaType: mediaTable.mediaType,
      count: count(),
      lacksText: sql<number>`(count(*) filter (where ${mediaTable.altText} = ''))::integer`,
    })
    .from(mediaTable)
    .groupBy(mediaTable.mediaType);
  const byType = new Map(rows.map((row) => [row.mediaType, row]));
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  return {
    items: mediaTypes.map((mediaType) => ({ mediaType, count: byType.get(mediaType)?.count ?? 0 })),
    lacksText: sum(PICTURES.map((type) => byType.get(type)?.lacksText ?? 0)),
    isUnused: await db.$count(mediaTable, isUnused(users)),
  };
}

/** Fields of a new medium. */
export interface NewMedia {
  mediaType: Schemas["MediaType"];
  title: string;
  altText: string;
  externalUrl: string | null;
  /** Content hash; equal hashes are duplicates. */
  content: string;
  fileName: string | null;
  createdAt: Date;
  createdBy: string;
}

/** Inserts a medium; returns its id. */
export async function insertMedia(tx: Db, { fileName, ...values }: NewMedia): Promise<number> {
  const [row] = await tx
    .insert(mediaTable)
    .values({ ...values, ...searched({ ...values, fileName }) })
    .returning({ id: mediaTable.id });
  if (!row) throw new Error("an insert returned no row");
  return row.id;
}

/** Updates a locked record and increments its version. */
export async function changeMedia(tx: Db, before: Schemas["Media"], { focalPoint, ...text }: Schemas["MediaSave"]): Promise<void> {
  await tx
    .update(mediaTable)
    .set({
      ...text,
      ...searched({ ...text, fileName: before.uploadedFile?.fileName ?? null }),
      focalX: focalPoint?.x ?? null,
      focalY: focalPoint?.y ?? null,
      version: sql`${mediaTable.version} + 1`,
    })
    .where(eq(mediaTable.id, before.id));
}

/** Replaces the picture keys of other media by those of one; none if it has none. */
export async function pictureChanges(db: Db, otherIds: readonly number[], id: number): Promise<PictureChange[]> {
  const rows = await db
    .select({ mediaId: mediaFiles.mediaId, key: mediaFiles.key })
    .from(mediaFiles)
    .where(and(inArray(mediaFiles.mediaId, [id, ...otherIds]), eq(mediaFiles.kind, "Picture")));
  const to = rows.find(({ mediaId }) => mediaId === id)?.key;
  return to === undefined ? [] : rows.flatMap(({ key }) => (key === to ? [] : [{ from: key, to }]));
}

/** Deletes a locked medium; its file loses its owner. */
export async function removeMedia(tx: Db, id: number): Promise<void> {
  await tx.delete(mediaTable).where(eq(mediaTable.id, id));
}

/** Returns the sound or document with this key, if it belongs to a medium. */
export async function fileByKey(db: Db, key: string): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.key, key), eq(mediaFiles.kind, "File")));
  return row && row.mediaId !== null ? row : null;
}

function searched({ title, altText, fileName }: Pick<NewMedia, "title" | "altText" | "fileName">) {
  const titleKey = searchKey(title);
  return { titleKey, searchText: ` ${[title, altText, fileName ?? ""].map(searchKey).join(" ")}` };
}

function asMedia(row: MediaRow, file: FileRow | null, sameContent: Schemas["Media"]["sameContent"], useCount = 0): Schemas["Media"] {
  const { id, title, altText, mediaType, externalUrl, focalX, focalY, createdAt, createdBy, version } = row;
  return {
    id,
    title,
    altText,
    mediaType,
    nature: mediaNatures[mediaType],
    uploadedFile: file ? asFile(file) : null,
    externalUrl,
    playerUrl: externalUrl === null ? null : (embedOf(externalUrl)?.playerUrl ?? null),
    focalPoint: focalX === null || focalY === null ? null : { x: focalX, y: focalY },
    sameContent,
    useCount,
    createdAt: createdAt.toISOString(),
    createdBy,
    version,
  };
}

const asFile = ({ key, fileName, contentType, size, width, height }: FileRow): Schemas["MediaFile"] => ({
  key,
  fileName,
  contentType,
  size,
  width,
  height,
});
