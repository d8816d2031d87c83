import type { Schemas } from "@reserve/contract";
import { searchKey } from "@reserve/domain";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageAsked, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import { authors } from "./authors.tables.ts";

/** What people write of one. */
export type AuthorText = Schemas["AuthorSave"];

const SORT_FIELDS = {
  name: { key: authors.nameKey, type: "text" },
  createdAt: { key: authors.createdAt, type: "timestamptz" },
} satisfies Record<string, SortField>;

/** A page of them with their number; `search` as typed. */
export async function listAuthors(
  db: Db,
  search: string | undefined,
  sort: string,
  asked: PageAsked,
): Promise<Omit<Schemas["AuthorPage"], "page" | "pageSize">> {
  const where = search?.trim() ? matchesTyped(authors.searchText, search) : undefined;
  const ordering = orderingOf(sort, authors.id, SORT_FIELDS);
  const found = idsOfPage(db, authors, where, ordering, asked);
  const rows = await db
    .select({ record: authors, id: authors.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(authors, eq(authors.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, asked.pageSize, ordering);
  const counted = await countRows(db, authors, where, () => estimateRows(db, authors, where), search ? orderBy(ordering) : []);
  return { items: page.rows.map(({ record }) => asAuthor(record)), nextCursor: page.nextCursor, ...counted };
}

/** One of them, or null. */
export async function findAuthor(db: Db, id: number): Promise<Schemas["Author"] | null> {
  const [row] = await db.select().from(authors).where(eq(authors.id, id));
  return row ? asAuthor(row) : null;
}

/** Takes one for this transaction, waiting for whoever has it, and says how it is; null when there is none. */
export async function holdAuthor(tx: Db, id: number): Promise<Schemas["Author"] | null> {
  const [row] = await tx.select().from(authors).where(eq(authors.id, id)).for("update");
  return row ? asAuthor(row) : null;
}

/** Adds one and says it as stored. */
export async function insertAuthor(tx: Db, text: AuthorText, now: Date): Promise<Schemas["Author"]> {
  const [row] = await tx
    .insert(authors)
    .values({ ...stored(text), createdAt: now })
    .returning();
  if (!row) throw new Error("an insert returned no row");
  return asAuthor(row);
}

/** Writes a held one and its next version, and says it as stored. */
export async function changeAuthor(tx: Db, id: number, text: AuthorText): Promise<Schemas["Author"]> {
  const [row] = await tx
    .update(authors)
    .set({ ...stored(text), version: sql`${authors.version} + 1` })
    .where(eq(authors.id, id))
    .returning();
  if (!row) throw new Error("a held record vanished");
  return asAuthor(row);
}

/** Takes a held one away. */
export async function removeAuthor(tx: Db, id: number): Promise<void> {
  await tx.delete(authors).where(eq(authors.id, id));
}

function stored({ name }: AuthorText) {
  const key = searchKey(name);
  return { name, nameKey: key, searchText: ` ${key}` };
}

function asAuthor({ id, name, createdAt, version }: typeof authors.$inferSelect): Schemas["Author"] {
  return { id, name, createdAt: createdAt.toISOString(), version };
}
