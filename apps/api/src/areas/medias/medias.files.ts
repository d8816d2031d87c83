import type { Schemas } from "@reserve/contract";
import { audioTypeOf, type MediaNature, mediaNatures } from "@reserve/domain";
import { eq } from "drizzle-orm";
import type { Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { cleanFileName } from "../../platform/file-name.ts";
import type { Ports } from "../../platform/ports.ts";
import { keepPdf, keepPicture, newKey, type StoredFile } from "../../platform/stored-files.ts";
import { mediaFiles } from "./medias.tables.ts";

type FileNature = Exclude<MediaNature, "Embed">;

/** Upload limits by nature. */
export const UPLOADS: Readonly<Record<FileNature, { accepts: readonly string[]; mostBytes: number; needsText: boolean }>> = {
  Picture: { accepts: ["image/jpeg", "image/png", "image/webp"], mostBytes: 20_000_000, needsText: true },
  Audio: { accepts: ["audio/mpeg", "audio/ogg", "audio/wav", "audio/mp4"], mostBytes: 50_000_000, needsText: false },
  Document: { accepts: ["application/pdf"], mostBytes: 20_000_000, needsText: false },
};

const NO_AUDIO = { fr: "Ce fichier n’est pas un son MP3, Ogg, WAV ou M4A.", en: "This file is no MP3, Ogg, WAV or M4A sound." };
const TOO_LARGE = (bytes: number) => ({
  fr: `Ce fichier dépasse ${bytes / 1_000_000} Mo.`,
  en: `This file is larger than ${bytes / 1_000_000} MB.`,
});
const NO_FILE = {
  fr: "Ce type de média ne vient pas d’un fichier : collez son adresse.",
  en: "This type of media is no file: paste its URL.",
};

/** A stored file with its media facts. */
export interface StoredMedia extends StoredFile {
  contentType: string;
}

/** Stores an upload according to the nature of its type; returns the fault when rejected. */
export async function keepUpload(
  ports: Pick<Ports, "files" | "pictures" | "pdfs">,
  mediaType: Schemas["MediaType"],
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
): Promise<StoredMedia | Sentence> {
  const nature = mediaNatures[mediaType];
  if (nature === "Embed") return NO_FILE;
  const { mostBytes } = UPLOADS[nature];
  if (bytes.byteLength > mostBytes) return TOO_LARGE(mostBytes);
  switch (nature) {
    case "Picture":
      return typed(await keepPicture(ports, bytes, fileName), "image/webp");
    case "Document":
      return typed(await keepPdf(ports, bytes, fileName), "application/pdf");
    case "Audio":
      return keepAudio(ports, bytes, fileName);
  }
}

const typed = (stored: StoredFile | Sentence, contentType: string) => ("fr" in stored ? stored : { ...stored, contentType });

async function keepAudio(
  { files }: Pick<Ports, "files">,
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
): Promise<StoredMedia | Sentence> {
  const contentType = audioTypeOf(bytes);
  if (!contentType) return NO_AUDIO;
  const key = newKey();
  const storedAs = `sounds/${key}`;
  await files.write(storedAs, bytes);
  return {
    kind: "File",
    key,
    storedAs,
    fileName: cleanFileName(fileName) || "son",
    size: bytes.byteLength,
    width: null,
    height: null,
    contentType,
  };
}

/** Records a stored file without an owner, so that it is deleted if the request is rejected. */
export async function noteFile(db: Db, file: StoredMedia, { at, userId }: { at: Date; userId: number }): Promise<number> {
  const [row] = await db
    .insert(mediaFiles)
    .values({ ...file, userId, createdAt: at })
    .returning({ id: mediaFiles.id });
  if (!row) throw new Error("a row was not inserted");
  return row.id;
}

/** Attaches a recorded file to a medium. */
export async function giveFile(tx: Db, fileId: number, mediaId: number): Promise<void> {
  await tx.update(mediaFiles).set({ mediaId }).where(eq(mediaFiles.id, fileId));
}
