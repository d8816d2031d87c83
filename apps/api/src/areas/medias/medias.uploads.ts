import type { Schemas } from "@reserve/contract";
import { and, asc, eq, isNull, lt } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { Ports } from "../../platform/ports.ts";
import { forgetFile } from "../../platform/stored-files.ts";
import { mediaFiles, mediaUploadParts, mediaUploads } from "./medias.tables.ts";

type UploadRow = typeof mediaUploads.$inferSelect;

/** Maximum bytes of an upload part, as in the contract. */
export const PART_BYTES = 1_048_576;

/** A received, stored part. */
export interface Part {
  uploadId: string;
  userId: number;
  fileName: string;
  size: number;
  offset: number;
  part: { file: string; size: number };
}

/** Returns the progress of one's own upload, or null. */
export async function uploadOf(db: Db, uploadId: string, userId: number): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(mediaUploads)
    .where(and(eq(mediaUploads.id, uploadId), eq(mediaUploads.userId, userId)));
  return row ?? null;
}

/**
 * Adds a part: `Kept`, `Known` when received before, `Gap` when an earlier part is missing, `Beyond` the announced size, `Foreign` when the
 * upload is another user's.
 */
export async function takePart(
  tx: Db,
  { uploadId, userId, fileName, size, offset, part }: Part,
  now: Date,
): Promise<{ outcome: "Kept" | "Known" | "Gap" | "Beyond" | "Foreign"; upload: UploadRow }> {
  await tx.insert(mediaUploads).values({ id: uploadId, userId, fileName, size, received: 0, createdAt: now }).onConflictDoNothing();
  const [upload] = await tx.select().from(mediaUploads).where(eq(mediaUploads.id, uploadId)).for("update");
  if (!upload) throw new Error("an upload was not there after it was begun");
  if (upload.userId !== userId) return { outcome: "Foreign", upload };
  if (offset + part.size > upload.size) return { outcome: "Beyond", upload };
  if (offset + part.size <= upload.received) return { outcome: "Known", upload };
  if (offset !== upload.received) return { outcome: "Gap", upload };
  await tx.insert(mediaUploadParts).values({ uploadId, startsAt: offset, size: part.size, storedAs: part.file });
  const received = offset + part.size;
  await tx.update(mediaUploads).set({ received }).where(eq(mediaUploads.id, uploadId));
  return { outcome: "Kept", upload: { ...upload, received } };
}

/** Returns the bytes of a complete upload; null if it is incomplete. */
export async function wholeUpload({ db, files }: Pick<Ports, "db" | "files">, upload: UploadRow): Promise<Uint8Array<ArrayBuffer> | null> {
  if (upload.received < upload.size) return null;
  const parts = await db
    .select()
    .from(mediaUploadParts)
    .where(eq(mediaUploadParts.uploadId, upload.id))
    .orderBy(asc(mediaUploadParts.startsAt));
  const bytes = new Uint8Array(upload.size);
  for (const { startsAt, storedAs } of parts) {
    const part = await files.read(storedAs);
    if (!part) return null;
    bytes.set(part, startsAt);
  }
  return bytes;
}

/** Converts an upload to its wire form. */
export function asUpload({ id, fileName, size, received }: UploadRow): Schemas["MediaUpload"] {
  return { uploadId: id, fileName, size, received };
}

/** Marks a finished upload for cleanup. */
export async function endUpload(tx: Db, uploadId: string): Promise<void> {
  await tx
    .update(mediaUploads)
    .set({ createdAt: new Date(0) })
    .where(eq(mediaUploads.id, uploadId));
}

const DAY_MILLISECONDS = 86_400_000;
const HOUR_MILLISECONDS = 3_600_000;
const AT_ONCE = 200;

/** Deletes uploads from yesterday and files without a medium. */
export async function tidyMedia({ db, files }: Pick<Ports, "db" | "files">, now: Date): Promise<void> {
  const old = await db
    .select()
    .from(mediaUploads)
    .where(lt(mediaUploads.createdAt, new Date(now.getTime() - DAY_MILLISECONDS)))
    .limit(AT_ONCE);
  for (const { id } of old) {
    const parts = await db.select().from(mediaUploadParts).where(eq(mediaUploadParts.uploadId, id));
    // The rows first: bytes without a row only waste space, a row without bytes would be a broken file.
    await db.delete(mediaUploads).where(eq(mediaUploads.id, id));
    for (const { storedAs } of parts) await files.remove(storedAs);
  }
  const loose = await db
    .select()
    .from(mediaFiles)
    .where(and(isNull(mediaFiles.mediaId), lt(mediaFiles.createdAt, new Date(now.getTime() - HOUR_MILLISECONDS))))
    .limit(AT_ONCE);
  for (const row of loose) {
    const gone = await db
      .delete(mediaFiles)
      .where(and(eq(mediaFiles.id, row.id), isNull(mediaFiles.mediaId)))
      .returning({ id: mediaFiles.id });
    if (gone.length > 0) await forgetFile(files, row);
  }
}
