import type { Schemas } from "@reserve/contract";
import { and, asc, eq, inArray, isNull, lt } from "drizzle-orm";
import { productFiles, products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import type { StoredFile } from "../../platform/stored-files.ts";

/** A stored file and its product. */
export type FileRow = typeof productFiles.$inferSelect;

/** Records a stored file without an owner, so that it is deleted if the request is rejected. */
export async function noteFile(
  db: Db,
  file: StoredFile,
  { at, sourceUrl, userId }: { at: Date; sourceUrl: string | null; userId: number | null },
): Promise<number> {
  const [row] = await db
    .insert(productFiles)
    .values({ ...file, sourceUrl, userId, createdAt: at, createdBy: "" })
    .returning({ id: productFiles.id });
  if (!row) throw new Error("a row was not inserted");
  return row.id;
}

/** Attaches a recorded file to a locked product; a picture replaces the previous one. */
export async function giveFile(tx: Db, productId: number, fileId: number, file: StoredFile, by: string): Promise<void> {
  if (file.kind === "Picture") await dropPicture(tx, productId);
  await tx.update(productFiles).set({ productId, createdBy: by }).where(eq(productFiles.id, fileId));
  if (file.kind === "Picture") await tx.update(products).set({ picture: file.key }).where(eq(products.id, productId));
}

/** Detaches the picture of a locked product; its bytes are deleted later. */
export async function dropPicture(tx: Db, productId: number): Promise<void> {
  await tx
    .update(productFiles)
    .set({ productId: null })
    .where(and(eq(productFiles.productId, productId), eq(productFiles.kind, "Picture")));
  await tx.update(products).set({ picture: null }).where(eq(products.id, productId));
}

/** Detaches a file of a locked product; false when it has no such file. */
export async function dropFile(tx: Db, productId: number, fileId: number): Promise<boolean> {
  const dropped = await tx
    .update(productFiles)
    .set({ productId: null })
    .where(and(eq(productFiles.id, fileId), eq(productFiles.productId, productId), eq(productFiles.kind, "File")))
    .returning({ id: productFiles.id });
  return dropped.length > 0;
}

/** Returns the files to read of a product, oldest first. */
export async function filesOf(db: Db, productId: number): Promise<Schemas["ProductFile"][]> {
  const rows = await db
    .select()
    .from(productFiles)
    .where(and(eq(productFiles.productId, productId), eq(productFiles.kind, "File")))
    .orderBy(asc(productFiles.id));
  return rows.map(({ id, key, fileName, size, createdAt, createdBy }) => ({
    id,
    key,
    fileName,
    size,
    createdAt: createdAt.toISOString(),
    createdBy,
  }));
}

/** Returns the files to read of several products, oldest first. */
export async function filesOfProducts(db: Db, ids: readonly number[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(productFiles)
    .where(and(inArray(productFiles.productId, [...ids]), eq(productFiles.kind, "File")))
    .orderBy(asc(productFiles.id));
}

/** Returns the file to read with this key, if it belongs to a product. */
export async function fileByKey(db: Db, key: string): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(productFiles)
    .where(and(eq(productFiles.key, key), eq(productFiles.kind, "File")));
  return row && row.productId !== null ? row : null;
}

const AT_ONCE = 200;

/** Returns files without an owner since before `before`. */
export async function looseFiles(db: Db, before: Date): Promise<FileRow[]> {
  return db
    .select()
    .from(productFiles)
    .where(and(isNull(productFiles.productId), lt(productFiles.createdAt, before)))
    .limit(AT_ONCE);
}

/** Deletes a file without an owner; false when it got one meanwhile. */
export async function forgetLoose(db: Db, id: number): Promise<boolean> {
  const gone = await db
    .delete(productFiles)
    .where(and(eq(productFiles.id, id), isNull(productFiles.productId)))
    .returning({ id: productFiles.id });
  return gone.length > 0;
}
