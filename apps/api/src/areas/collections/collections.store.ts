import type { Schemas } from "@reserve/contract";
import { searchKey, spellingKeys, spellingSearchText } from "@reserve/domain";
import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { productCollections } from "../../platform/catalog/product-titles.ts";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countRows, EXACT_UP_TO } from "../../platform/lists.ts";
import { collectionNames, collections } from "./collections.tables.ts";

/** Editable fields of a collection. */
export type CollectionText = Schemas["CollectionSave"];

/** Filters of the list; `search` as typed. */
interface Narrowed {
  search?: string | undefined;
  isVisible?: boolean | undefined;
}

const SORT_FIELDS = {
  name: { key: collections.nameKey, type: "text" },
  publisher: { key: collections.publisherKey, type: "text" },
  createdAt: { key: collections.createdAt, type: "timestamptz" },
} satisfies Record<string, SortField>;

/**
 * SQL: number of titles of the publisher with one of a collection's spellings, capped at one above the exact limit, since large collections
 * would be read row by row.
 */
const titleCount = sql<number>`(
  select count(*)::integer from (
    select 1 from ${productCollections}
    where ${productCollections.collections} && array_prepend(${collections.name}, ${collections.otherNames})
      and (${collections.publisher} = '' or ${productCollections.publishers} @> array[${collections.publisher}])
    limit ${sql.raw(String(EXACT_UP_TO + 1))}
  ) counted
)`;

/** Returns a page of records, with the total. */
export async function listCollections(
  db: Db,
  { search, isVisible }: Narrowed,
  sort: string,
  params: PageParams,
): Promise<Omit<Schemas["CollectionPage"], "page" | "pageSize">> {
  const where = and(
    search?.trim() ? matchesTyped(collections.searchText, search) : undefined,
    isVisible === undefined ? undefined : eq(collections.isVisible, isVisible),
  );
  const ordering = orderingOf(sort, collections.id, SORT_FIELDS);
  const found = idsOfPage(db, collections, where, ordering, params);
  const rows = await db
    .select({ record: collections, titleCount, id: collections.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(collections, eq(collections.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countRows(db, collections, where, () => estimateRows(db, collections, where), where ? orderBy(ordering) : []);
  const items = page.rows.map((row) => {
    const { description: _description, version: _version, ...summary } = asCollection(row);
    return summary;
  });
  return { items, nextCursor: page.nextCursor, ...counted };
}

/** Returns the record, or null. */
export async function findCollection(db: Db, id: number): Promise<Schemas["Collection"] | null> {
  const [found] = await select(db, eq(collections.id, id));
  return found ?? null;
}

/** Locks the records for this transaction in id order and returns them; missing ones are left out. */
export async function lockCollections(tx: Db, ids: readonly number[]): Promise<Schemas["Collection"][]> {
  const among = inArray(collections.id, [...ids]);
  await tx.select({ id: collections.id }).from(collections).where(among).orderBy(asc(collections.id)).for("update");
  return select(tx, among);
}

/** Returns another collection of the publisher that already has one of these spellings, and which spelling; null if all are free. */
export async function nameTaken(
  db: Db,
  names: readonly string[],
  publisher: string,
  ownIds: readonly number[],
): Promise<{ name: string; owner: string } | null> {
  const byKey = new Map(names.map((name) => [searchKey(name), name]));
  const [row] = await db
    .select({ key: collectionNames.key, owner: collections.name })
    .from(collectionNames)
    .innerJoin(collections, eq(collections.id, collectionNames.collectionId))
    .where(
      and(
        inArray(collectionNames.key, [...byKey.keys()]),
        eq(collectionNames.publisherKey, searchKey(publisher)),
        ...ownIds.map((id) => ne(collectionNames.collectionId, id)),
      ),
    );
  return row ? { name: byKey.get(row.key) ?? row.key, owner: row.owner } : null;
}

/** Inserts a record; returns it as stored. */
export async function insertCollection(tx: Db, text: CollectionText, now: Date): Promise<Schemas["Collection"]> {
  const [row] = await tx
    .insert(collections)
    .values({ ...stored(text), createdAt: now })
    .returning({ id: collections.id });
  if (!row) throw new Error("an insert returned no row");
  return written(tx, row.id, text);
}

/** Updates a locked record and increments its version; returns it as stored. */
export async function changeCollection(tx: Db, id: number, text: CollectionText): Promise<Schemas["Collection"]> {
  await tx
    .update(collections)
    .set({ ...stored(text), version: sql`${collections.version} + 1` })
    .where(eq(collections.id, id));
  return written(tx, id, text);
}

/** Deletes locked records. */
export async function removeCollections(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.delete(collections).where(inArray(collections.id, [...ids]));
}

/** Creates a collection for each name on titles that has none; returns their number. */
export async function addCollectionsOfTitles(tx: Db, descriptions: ReadonlyMap<string, string>, now: Date): Promise<number> {
  const rows = await tx
    .selectDistinct({
      name: sql<string>`unnest(${productCollections.collections})`.as("name"),
      publisher: sql<string>`coalesce(${productCollections.publishers}[1], '')`.as("publisher"),
    })
    .from(productCollections)
    .orderBy(asc(sql`name`), asc(sql`publisher`));
  const byKey = new Map<string, CollectionText>();
  for (const { name, publisher } of rows) {
    const key = `${searchKey(publisher)}/${searchKey(name)}`;
    const sameName = byKey.get(key);
    // The same name with different spelling.
    if (sameName && [sameName.name, ...sameName.otherNames].includes(name)) continue;
    if (sameName) sameName.otherNames.push(name);
    else if (searchKey(name) !== "")
      byKey.set(key, { name, otherNames: [], publisher, description: descriptions.get(`${publisher}/${name}`) ?? "", isVisible: true });
  }
  for (const text of byKey.values()) await insertCollection(tx, text, now);
  return byKey.size;
}

async function written(tx: Db, id: number, text: CollectionText): Promise<Schemas["Collection"]> {
  await tx.delete(collectionNames).where(eq(collectionNames.collectionId, id));
  await tx
    .insert(collectionNames)
    .values(spellingKeys(text).map((key) => ({ key, publisherKey: searchKey(text.publisher), collectionId: id })));
  const found = await findCollection(tx, id);
  if (!found) throw new Error("a held record vanished");
  return found;
}

async function select(db: Db, where: SQL): Promise<Schemas["Collection"][]> {
  const rows = await db.select({ record: collections, titleCount }).from(collections).where(where).orderBy(asc(collections.id));
  return rows.map(asCollection);
}

function stored(text: CollectionText) {
  const publisherKey = searchKey(text.publisher);
  return {
    ...text,
    nameKey: searchKey(text.name),
    publisherKey,
    searchText: `${spellingSearchText(text)} ${publisherKey}`,
  };
}

function asCollection({
  record,
  titleCount: count,
}: {
  record: typeof collections.$inferSelect;
  titleCount: number;
}): Schemas["Collection"] {
  const { nameKey: _nameKey, publisherKey: _publisherKey, searchText: _searchText, createdAt, ...rest } = record;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    titleCount: Math.min(count, EXACT_UP_TO),
    titleCountIsExact: count <= EXACT_UP_TO,
  };
}
