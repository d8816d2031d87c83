import type { Schemas } from "@reserve/contract";
import { searchKey, spellingKeys, spellingSearchText } from "@reserve/domain";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { productCollections } from "../../platform/catalog/product-titles.ts";
import type { Db } from "../../platform/database/database.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { EXACT_UP_TO } from "../../platform/lists.ts";
import { type ListQuery, type RowOf, recordTable } from "../../platform/records/record-table.ts";
import { collectionNames, collections } from "./collections.tables.ts";

/** Editable fields of a collection. */
export type CollectionText = Schemas["CollectionSave"];

/**
 * Collection records. `titleCount` is the number of titles of the publisher with one of a collection's spellings, capped at one above the exact
 * limit, since large collections would be read row by row.
 */
export const collectionRows = recordTable(collections, {
  sorts: {
    name: { key: collections.nameKey, type: "text" },
    publisher: { key: collections.publisherKey, type: "text" },
    createdAt: { key: collections.createdAt, type: "timestamptz" },
  },
  computed: {
    titleCount: sql<number>`(
      select count(*)::integer from (
        select 1 from ${productCollections}
        where ${productCollections.collections} && array_prepend(${collections.name}, ${collections.otherNames})
          and (${collections.publisher} = '' or ${productCollections.publishers} @> array[${collections.publisher}])
        limit ${sql.raw(String(EXACT_UP_TO + 1))}
      ) counted
    )`,
  },
});
type CollectionRow = RowOf<typeof collectionRows>;

/** Returns a page of collections, with the total. */
export async function listCollections(
  db: Db,
  { search, isVisible, ...page }: ListQuery<"listCollections">,
): Promise<Schemas["CollectionPage"]> {
  const where = and(
    search?.trim() ? matchesTyped(collections.searchText, search) : undefined,
    isVisible === undefined ? undefined : eq(collections.isVisible, isVisible),
  );
  const { rows, ...facts } = await collectionRows.page(db, page, where);
  const items = rows.map((row) => {
    const { description: _description, version: _version, ...summary } = asCollection(row);
    return summary;
  });
  return { ...facts, items };
}

/** Returns another collection than `id` of the publisher that already has one of these spellings, and which spelling; null if all are free. */
export async function nameTaken(
  db: Db,
  names: readonly string[],
  publisher: string,
  id?: number,
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
        id === undefined ? undefined : ne(collectionNames.collectionId, id),
      ),
    );
  return row ? { name: byKey.get(row.key) ?? row.key, owner: row.owner } : null;
}

/** Inserts a collection with its spellings. */
export async function insertCollection(tx: Db, text: CollectionText, now: Date): Promise<CollectionRow> {
  return withNames(tx, await collectionRows.insert(tx, { ...stored(text), createdAt: now }));
}

/** Updates a locked collection with its spellings. */
export async function changeCollection(tx: Db, id: number, text: CollectionText): Promise<CollectionRow> {
  return withNames(tx, await collectionRows.change(tx, id, stored(text)));
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

async function withNames(tx: Db, row: CollectionRow): Promise<CollectionRow> {
  const { id: collectionId, publisherKey } = row;
  await tx.delete(collectionNames).where(eq(collectionNames.collectionId, collectionId));
  await tx.insert(collectionNames).values(spellingKeys(row).map((key) => ({ key, publisherKey, collectionId })));
  return row;
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

/** Returns a collection as in the contract. */
export function asCollection(row: CollectionRow): Schemas["Collection"] {
  const { nameKey: _nameKey, publisherKey: _publisherKey, searchText: _searchText, createdAt, titleCount, ...rest } = row;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    titleCount: Math.min(titleCount, EXACT_UP_TO),
    titleCountIsExact: titleCount <= EXACT_UP_TO,
  };
}
