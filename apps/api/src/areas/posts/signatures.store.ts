import type { Schemas } from "@reserve/contract";
import { searchKey } from "@reserve/domain";
import { cleanHtml } from "@reserve/domain/rich-text";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { type ListQuery, recordTable } from "../../platform/records/record-table.ts";
import { posts, signatures } from "./posts.tables.ts";
import { seenBy, type Viewer } from "./posts.viewer.ts";

/** Signature records. */
export const signatureRows = recordTable(signatures, {
  sorts: { name: { key: signatures.nameKey, type: "text" }, createdAt: { key: signatures.createdAt, type: "timestamptz" } },
});
type SignatureRow = typeof signatures.$inferSelect;

// Leading space: a short word matches only at the beginning of words.
const SEARCHED = sql`(' ' || ${signatures.nameKey})`;

/** Returns a page of signatures with the total, each with the number of its posts the viewer can see. */
export async function listSignatures(
  db: Db,
  viewer: Viewer,
  { search, ...page }: ListQuery<"listSignatures">,
): Promise<Schemas["SignaturePage"]> {
  const { rows, ...facts } = await signatureRows.page(db, page, search?.trim() ? matchesTyped(SEARCHED, search) : undefined);
  const counts = await countsOf(db, viewer, rows);
  return { ...facts, items: rows.map((row) => asSignature(row, counts)) };
}

/** Returns a signature as in the contract, with the number of its posts the viewer can see. */
export async function wholeSignature(db: Db, viewer: Viewer, row: SignatureRow): Promise<Schemas["Signature"]> {
  return asSignature(row, await countsOf(db, viewer, [row]));
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

/** Returns the name of another signature than `id` with this name; null if there is none. */
export async function signatureLike(db: Db, name: string, id?: number): Promise<string | null> {
  const isOther = id === undefined ? undefined : ne(signatures.id, id);
  const [row] = await db
    .select({ name: signatures.name })
    .from(signatures)
    .where(and(eq(signatures.nameKey, searchKey(name)), isOther));
  return row?.name ?? null;
}

/** Inserts a signature; returns it, or null when its name was taken meanwhile. */
export function insertSignature(tx: Db, save: Schemas["SignatureSave"], now: Date): Promise<SignatureRow | null> {
  return signatureRows.insertIfFree(tx, { ...stored(save), createdAt: now });
}

/** Updates a locked signature. */
export function changeSignature(tx: Db, id: number, save: Schemas["SignatureSave"]): Promise<SignatureRow> {
  return signatureRows.change(tx, id, stored(save));
}

/** Counts the posts with a signature, regardless of visibility. */
export async function countSigned(db: Db, id: number): Promise<number> {
  return db.$count(posts, eq(posts.signatureId, id));
}

async function countsOf(db: Db, viewer: Viewer, rows: readonly SignatureRow[]): Promise<Map<number | null, number>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ signatureId: posts.signatureId, count: sql<number>`count(*)::integer` })
    .from(posts)
    .where(and(inArray(posts.signatureId, ids), seenBy(viewer)))
    .groupBy(posts.signatureId);
  return new Map(counted.map(({ signatureId, count }) => [signatureId, count]));
}

function stored({ name, description }: Schemas["SignatureSave"]) {
  return { name, nameKey: searchKey(name), description };
}

function asSignature(
  { id, name, description, createdAt, version }: SignatureRow,
  counts: ReadonlyMap<number | null, number>,
): Schemas["Signature"] {
  return { id, name, description, postCount: counts.get(id) ?? 0, createdAt: createdAt.toISOString(), version };
}
