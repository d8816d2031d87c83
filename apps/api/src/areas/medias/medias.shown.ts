import type { Schemas } from "@reserve/contract";
import { embedOf, mediaNatures } from "@reserve/domain";
import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { mediaFiles, mediaTable } from "./medias.tables.ts";

/** Returns the pictures among these media, in order, in public form. */
export async function shownPictures(db: Db, ids: readonly number[]): Promise<Schemas["ShownPicture"][]> {
  return (await inOrder(db, ids)).flatMap(({ media: { id, altText, ...media }, file }) => {
    if (file?.kind !== "Picture") return [];
    const { key, width, height } = file;
    return [{ id, altText, picture: key, width, height, focalPoint: focalPointOf(media) }];
  });
}

/** Returns the sounds, documents and embeds among these media, in order, in public form. */
export async function publicMedia(db: Db, ids: readonly number[]): Promise<Schemas["PublicMedia"][]> {
  return (await inOrder(db, ids)).flatMap(({ media: { id, title, mediaType, externalUrl }, file }) => {
    const nature = mediaNatures[mediaType];
    if (nature === "Picture") return [];
    const playerUrl = externalUrl === null ? null : (embedOf(externalUrl)?.playerUrl ?? null);
    return [{ id, nature, title, file: file && publicFile(file), externalUrl, playerUrl }];
  });
}

/** Returns the existing media among these, in order, in the form of posts. */
export async function shownMedia(db: Db, ids: readonly number[]): Promise<Schemas["PostMedia"][]> {
  return (await inOrder(db, ids)).map(({ media: { id, title, altText, mediaType, ...media }, file }) => {
    const picture = file?.kind === "Picture" ? file : null;
    return {
      id,
      title,
      altText,
      mediaType,
      nature: mediaNatures[mediaType],
      picture: picture?.key ?? null,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      focalPoint: focalPointOf(media),
    };
  });
}

/** Returns the existing media among these, in order, each with its file. */
async function inOrder(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ media: mediaTable, file: mediaFiles })
    .from(mediaTable)
    .leftJoin(mediaFiles, eq(mediaFiles.mediaId, mediaTable.id))
    .where(inArray(mediaTable.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.media.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const focalPointOf = ({ focalX, focalY }: Pick<typeof mediaTable.$inferSelect, "focalX" | "focalY">) =>
  focalX === null || focalY === null ? null : { x: focalX, y: focalY };

const publicFile = ({ key, fileName, contentType, size }: typeof mediaFiles.$inferSelect) => ({ key, fileName, contentType, size });
