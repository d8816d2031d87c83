import type { Schemas } from "@reserve/contract";
import { searchKey } from "@reserve/domain";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageAsked, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import { reviews } from "./reviews.tables.ts";

/** What people write of one. */
export type ReviewText = Schemas["ReviewSave"];

const SORT_FIELDS = {
  name: { key: reviews.nameKey, type: "text" },
  createdAt: { key: reviews.createdAt, type: "timestamptz" },
} satisfies Record<string, SortField>;

/** A page of them with their number; `search` as typed. */
export async function listReviews(
  db: Db,
  search: string | undefined,
  sort: string,
  asked: PageAsked,
): Promise<Omit<Schemas["ReviewPage"], "page" | "pageSize">> {
  const where = search?.trim() ? matchesTyped(reviews.searchText, search) : undefined;
  const ordering = orderingOf(sort, reviews.id, SORT_FIELDS);
  const found = idsOfPage(db, reviews, where, ordering, asked);
  const rows = await db
    .select({ record: reviews, id: reviews.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(reviews, eq(reviews.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, asked.pageSize, ordering);
  const counted = await countRows(db, reviews, where, () => estimateRows(db, reviews, where), search ? orderBy(ordering) : []);
  return { items: page.rows.map(({ record }) => asReview(record)), nextCursor: page.nextCursor, ...counted };
}

/** One of them, or null. */
export async function findReview(db: Db, id: number): Promise<Schemas["Review"] | null> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
  return row ? asReview(row) : null;
}

/** Takes one for this transaction, waiting for whoever has it, and says how it is; null when there is none. */
export async function holdReview(tx: Db, id: number): Promise<Schemas["Review"] | null> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update");
  return row ? asReview(row) : null;
}

/** Adds one and says it as stored. */
export async function insertReview(tx: Db, text: ReviewText, now: Date): Promise<Schemas["Review"]> {
  const [row] = await tx
    .insert(reviews)
    .values({ ...stored(text), createdAt: now })
    .returning();
  if (!row) throw new Error("an insert returned no row");
  return asReview(row);
}

/** Writes a held one and its next version, and says it as stored. */
export async function changeReview(tx: Db, id: number, text: ReviewText): Promise<Schemas["Review"]> {
  const [row] = await tx
    .update(reviews)
    .set({ ...stored(text), version: sql`${reviews.version} + 1` })
    .where(eq(reviews.id, id))
    .returning();
  if (!row) throw new Error("a held record vanished");
  return asReview(row);
}

/** Takes a held one away. */
export async function removeReview(tx: Db, id: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id));
}

function stored({ name }: ReviewText) {
  const key = searchKey(name);
  return { name, nameKey: key, searchText: ` ${key}` };
}

function asReview({ id, name, createdAt, version }: typeof reviews.$inferSelect): Schemas["Review"] {
  return { id, name, createdAt: createdAt.toISOString(), version };
}
