import type { Schemas } from "@reserve/contract";
import { searchKey, spellingKeys, spellingSearchText } from "@reserve/domain";
import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { productAuthors } from "../../platform/catalog/product-titles.ts";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import { authorNames, authors } from "./authors.tables.ts";

/** Editable fields of an author. */
export type AuthorText = Schemas["AuthorSave"];

/** Filters of the list; `search` as typed. */
interface Narrowed {
  search?: string | undefined;
  isVisible?: boolean | undefined;
}

const SORT_FIELDS = {
  name: { key: authors.nameKey, type: "text" },
  createdAt: { key: authors.createdAt, type: "timestamptz" },
} satisfies Record<string, SortField>;

/** SQL: number of titles with one of an author's spellings. */
const titleCount = sql<number>`(
  select count(*)::integer from ${productAuthors}
  where ${productAuthors.authors} && array_prepend(${authors.name}, ${authors.otherNames})
)`;

/** Returns a page of records, with the total. */
export async function listAuthors(
  db: Db,
  { search, isVisible }: Narrowed,
  sort: string,
  params: PageParams,
): Promise<Omit<Schemas["AuthorPage"], "page" | "pageSize">> {
  const where = and(
    search?.trim() ? matchesTyped(authors.searchText, search) : undefined,
    isVisible === undefined ? undefined : eq(authors.isVisible, isVisible),
  );
  const ordering = orderingOf(sort, authors.id, SORT_FIELDS);
  const found = idsOfPage(db, authors, where, ordering, params);
  const rows = await db
    .select({ record: authors, titleCount, id: authors.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(authors, eq(authors.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countRows(db, authors, where, () => estimateRows(db, authors, where), where ? orderBy(ordering) : []);
  const items = page.rows.map((row) => {
    const { biography: _biography, version: _version, ...summary } = asAuthor(row);
    return summary;
  });
  return { items, nextCursor: page.nextCursor, ...counted };
}

/** Returns the record, or null. */
export async function findAuthor(db: Db, id: number): Promise<Schemas["Author"] | null> {
  const [found] = await select(db, eq(authors.id, id));
  return found ?? null;
}

/** Locks the records for this transaction in id order and returns them; missing ones are left out. */
export async function lockAuthors(tx: Db, ids: readonly number[]): Promise<Schemas["Author"][]> {
  const among = inArray(authors.id, [...ids]);
  await tx.select({ id: authors.id }).from(authors).where(among).orderBy(asc(authors.id)).for("update");
  return select(tx, among);
}

/** Returns another author that already has one of these spellings, and which spelling; null if all are free. */
export async function nameTaken(
  db: Db,
  names: readonly string[],
  ownIds: readonly number[],
): Promise<{ name: string; owner: string } | null> {
  const byKey = new Map(names.map((name) => [searchKey(name), name]));
  const [row] = await db
    .select({ key: authorNames.key, owner: authors.name })
    .from(authorNames)
    .innerJoin(authors, eq(authors.id, authorNames.authorId))
    .where(and(inArray(authorNames.key, [...byKey.keys()]), ...ownIds.map((id) => ne(authorNames.authorId, id))));
  return row ? { name: byKey.get(row.key) ?? row.key, owner: row.owner } : null;
}

/** Inserts a record; returns it as stored. */
export async function insertAuthor(tx: Db, text: AuthorText, now: Date): Promise<Schemas["Author"]> {
  const [row] = await tx
    .insert(authors)
    .values({ ...stored(text), createdAt: now })
    .returning({ id: authors.id });
  if (!row) throw new Error("an insert returned no row");
  return written(tx, row.id, text);
}

/** Updates a locked record and increments its version; returns it as stored. */
export async function changeAuthor(tx: Db, id: number, text: AuthorText): Promise<Schemas["Author"]> {
  await tx
    .update(authors)
    .set({ ...stored(text), version: sql`${authors.version} + 1` })
    .where(eq(authors.id, id));
  return written(tx, id, text);
}

/** Deletes locked records. */
export async function removeAuthors(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.delete(authors).where(inArray(authors.id, [...ids]));
}

/** Creates an author for each name on titles that has none; returns their number. */
export async function addAuthorsOfTitles(tx: Db, texts: ReadonlyMap<string, Partial<AuthorText>>, now: Date): Promise<number> {
  const rows = await tx
    .selectDistinct({ name: sql<string>`unnest(${productAuthors.authors})`.as("name") })
    .from(productAuthors)
    .orderBy(asc(sql`name`));
  const byKey = new Map<string, AuthorText>();
  for (const { name } of rows) {
    const key = searchKey(name);
    const sameName = byKey.get(key);
    // The same name with different spelling.
    if (sameName) sameName.otherNames.push(name);
    else if (key !== "") byKey.set(key, { ...EMPTY, otherNames: [], ...texts.get(name), name });
  }
  const fresh = [...byKey.values()];
  for (let at = 0; at < fresh.length; at += BATCH) {
    const batch = fresh.slice(at, at + BATCH);
    const made = await tx
      .insert(authors)
      .values(batch.map((text) => ({ ...stored(text), createdAt: now })))
      .returning({ id: authors.id, name: authors.name, otherNames: authors.otherNames });
    await tx.insert(authorNames).values(made.flatMap(({ id, ...names }) => spellingKeys(names).map((key) => ({ key, authorId: id }))));
  }
  return fresh.length;
}

const BATCH = 500;
const EMPTY: AuthorText = { name: "", otherNames: [], biography: "", born: null, died: null, isVisible: true };

async function written(tx: Db, id: number, text: AuthorText): Promise<Schemas["Author"]> {
  await tx.delete(authorNames).where(eq(authorNames.authorId, id));
  await tx.insert(authorNames).values(spellingKeys(text).map((key) => ({ key, authorId: id })));
  const found = await findAuthor(tx, id);
  if (!found) throw new Error("a held record vanished");
  return found;
}

async function select(db: Db, where: SQL): Promise<Schemas["Author"][]> {
  const rows = await db.select({ record: authors, titleCount }).from(authors).where(where).orderBy(asc(authors.id));
  return rows.map(asAuthor);
}

function stored({ name, otherNames, ...rest }: AuthorText) {
  return {
    ...rest,
    name,
    otherNames,
    nameKey: searchKey(name),
    searchText: spellingSearchText({ name, otherNames }),
  };
}

function asAuthor({ record, titleCount: count }: { record: typeof authors.$inferSelect; titleCount: number }): Schemas["Author"] {
  const { nameKey: _nameKey, searchText: _searchText, createdAt, ...rest } = record;
  return { ...rest, createdAt: createdAt.toISOString(), titleCount: count };
}
