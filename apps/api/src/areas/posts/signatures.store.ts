import type { Schemas } from "@reserve/contract";
import { searchKey } from "@reserve/domain";
import { cleanHtml } from "@reserve/domain/rich-text";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import { posts, signatures } from "./posts.tables.ts";
import { seenBy, type Viewer } from "./posts.viewer.ts";

/** A signature's row. */
export type SignatureRow = typeof signatures.$inferSelect;

const SORT_FIELDS = {
  name: { key: signatures.nameKey, type: "text" },
  createdAt: { key: signatures.createdAt, type: "timestamptz" },
} satisfies Record<string, SortField>;

// Leading space: a short word matches only at the beginning of words.
const SEARCHED = sql`(' ' || ${signatures.nameKey})`;

/** Returns a page of signatures with the total, each with the number of its posts the viewer can see. */
export async function listSignatures(
  db: Db,
  viewer: Viewer,
  search: string | undefined,
  sort: string,
  params: PageParams,
): Promise<Omit<Schemas["SignaturePage"], "page" | "pageSize">> {
  const where = search?.trim() ? matchesTyped(SEARCHED, search) : undefined;
  const ordering = orderingOf(sort, signatures.id, SORT_FIELDS);
  const found = idsOfPage(db, signatures, where, ordering, params);
  const rows = await db
    .select({ signature: signatures, id: signatures.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(signatures, eq(signatures.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const signed = await countsOf(
    db,
    viewer,
    page.rows.map(({ id }) => id),
  );
  const counted = await countRows(db, signatures, where, () => estimateRows(db, signatures, where), search ? orderBy(ordering) : []);
  return {
    items: page.rows.map(({ signature }) => asSignature(signature, signed.get(signature.id))),
    nextCursor: page.nextCursor,
    ...counted,
  };
}

/** Returns a signature; null if there is none. */
export async function findSignature(db: Db, viewer: Viewer, id: number): Promise<Schemas["Signature"] | null> {
  const [row] = await db.select().from(signatures).where(eq(signatures.id, id));
  return row ? asSignature(row, (await countsOf(db, viewer, [id])).get(id)) : null;
}

/** Returns the name of a signature; null when missing. */
export async function signatureNamed(db: Db, id: number | null | undefined): Promise<Schemas["PostSignature"] | null> {
  if (id == null) return null;
  const [row] = await db.select({ id: signatures.id, name: signatures.name }).from(signatures).where(eq(signatures.id, id));
  return row ?? null;
}

/** Returns a signature in public form; null when missing. */
export async function publicSignature(db: Db, id: number): Promise<Schemas["PublicSignature"] | null> {
  const [row] = await db
    .select({ name: signatures.name, description: signatures.description })
    .from(signatures)
    .where(eq(signatures.id, id));
  return row ? { name: row.name, description: cleanHtml(row.description) } : null;
}

/** Locks a signature against deletion until the transaction ends; false when missing. */
export async function keepSignature(tx: Db, id: number): Promise<boolean> {
  const [row] = await tx.select({ id: signatures.id }).from(signatures).where(eq(signatures.id, id)).for("key share");
  return row !== undefined;
}

/** Locks a signature for this transaction; null when missing. */
export async function lockSignature(tx: Db, id: number): Promise<SignatureRow | null> {
  const [row] = await tx.select().from(signatures).where(eq(signatures.id, id)).for("update");
  return row ?? null;
}

/** Returns another signature with this name; null if there is none. */
export async function signatureLike(db: Db, name: string, except: number | null): Promise<SignatureRow | null> {
  const rows = await db
    .select()
    .from(signatures)
    .where(eq(signatures.nameKey, searchKey(name)));
  return rows.find(({ id }) => id !== except) ?? null;
}

/** Inserts a signature; returns its id, or null when its name was taken meanwhile. */
export async function insertSignature(tx: Db, save: Schemas["SignatureSave"], now: Date): Promise<number | null> {
  const [row] = await tx
    .insert(signatures)
    .values({ ...stored(save), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: signatures.id });
  return row?.id ?? null;
}

/** Updates a locked signature and increments its version. */
export async function changeSignature(tx: Db, id: number, save: Schemas["SignatureSave"]): Promise<void> {
  await tx
    .update(signatures)
    .set({ ...stored(save), version: sql`${signatures.version} + 1` })
    .where(eq(signatures.id, id));
}

/** Deletes a locked, unused signature. */
export async function removeSignature(tx: Db, id: number): Promise<void> {
  await tx.delete(signatures).where(eq(signatures.id, id));
}

/** Counts the posts with a signature, regardless of visibility. */
export async function countSigned(db: Db, id: number): Promise<number> {
  return db.$count(posts, eq(posts.signatureId, id));
}

async function countsOf(db: Db, viewer: Viewer, ids: readonly number[]): Promise<Map<number | null, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ signatureId: posts.signatureId, count: sql<number>`count(*)::integer` })
    .from(posts)
    .where(and(inArray(posts.signatureId, [...ids]), seenBy(viewer)))
    .groupBy(posts.signatureId);
  return new Map(rows.map(({ signatureId, count }) => [signatureId, count]));
}

function stored({ name, description }: Schemas["SignatureSave"]) {
  return { name, nameKey: searchKey(name), description };
}

function asSignature({ id, name, description, createdAt, version }: SignatureRow, postCount = 0): Schemas["Signature"] {
  return { id, name, description, postCount, createdAt: createdAt.toISOString(), version };
}
