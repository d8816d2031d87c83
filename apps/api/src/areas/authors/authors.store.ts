import type { Schemas } from "@reserve/contract";
import { searchKey, spellingKeys, spellingSearchText } from "@reserve/domain";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { productAuthors } from "../../platform/catalog/product-titles.ts";
import type { Db } from "../../platform/database/database.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { type ListQuery, type RowOf, recordTable } from "../../platform/records/record-table.ts";
import { authorNames, authors } from "./authors.tables.ts";

/** Editable fields of an author. */
export type AuthorText = Schemas["AuthorSave"];

/** Author records; `titleCount` is the number of titles with one of an author's spellings. */
export const authorRows = recordTable(authors, {
  sorts: { name: { key: authors.nameKey, type: "text" }, createdAt: { key: authors.createdAt, type: "timestamptz" } },
  computed: {
    titleCount: sql<number>`(
      select count(*)::integer from ${productAuthors}
      where ${productAuthors.authors} && array_prepend(${authors.name}, ${authors.otherNames})
    )`,
  },
});
type AuthorRow = RowOf<typeof authorRows>;

/** Returns a page of authors, with the total. */
export async function listAuthors(db: Db, { search, isVisible, ...page }: ListQuery<"listAuthors">): Promise<Schemas["AuthorPage"]> {
  const where = and(
    search?.trim() ? matchesTyped(authors.searchText, search) : undefined,
    isVisible === undefined ? undefined : eq(authors.isVisible, isVisible),
  );
  const { rows, ...facts } = await authorRows.page(db, page, where);
  const items = rows.map((row) => {
    const { biography: _biography, version: _version, ...summary } = asAuthor(row);
    return summary;
  });
  return { ...facts, items };
}

/** Returns another author than `id` that already has one of these spellings, and which spelling; null if all are free. */
export async function nameTaken(db: Db, names: readonly string[], id?: number): Promise<{ name: string; owner: string } | null> {
  const byKey = new Map(names.map((name) => [searchKey(name), name]));
  const [row] = await db
    .select({ key: authorNames.key, owner: authors.name })
    .from(authorNames)
    .innerJoin(authors, eq(authors.id, authorNames.authorId))
    .where(and(inArray(authorNames.key, [...byKey.keys()]), id === undefined ? undefined : ne(authorNames.authorId, id)));
  return row ? { name: byKey.get(row.key) ?? row.key, owner: row.owner } : null;
}

/** Inserts an author with their spellings. */
export async function insertAuthor(tx: Db, text: AuthorText, now: Date): Promise<AuthorRow> {
  return withNames(tx, await authorRows.insert(tx, { ...stored(text), createdAt: now }));
}

/** Updates a locked author with their spellings. */
export async function changeAuthor(tx: Db, id: number, text: AuthorText): Promise<AuthorRow> {
  return withNames(tx, await authorRows.change(tx, id, stored(text)));
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

async function withNames(tx: Db, row: AuthorRow): Promise<AuthorRow> {
  await tx.delete(authorNames).where(eq(authorNames.authorId, row.id));
  await tx.insert(authorNames).values(spellingKeys(row).map((key) => ({ key, authorId: row.id })));
  return row;
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

/** Returns an author as in the contract. */
export function asAuthor({ nameKey: _nameKey, searchText: _searchText, createdAt, ...row }: AuthorRow): Schemas["Author"] {
  return { ...row, createdAt: createdAt.toISOString() };
}
