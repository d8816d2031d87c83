import type { Schemas } from "@reserve/contract";
import { mediaNatures } from "@reserve/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { mediaFiles, medias } from "./medias.tables.ts";

/** Those of these media that are pictures, in their order, as everybody may see them. */
export async function shownPictures(db: Db, ids: readonly number[]): Promise<Schemas["ShownPicture"][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ media: medias, file: mediaFiles })
    .from(medias)
    .innerJoin(mediaFiles, and(eq(mediaFiles.mediaId, medias.id), eq(mediaFiles.kind, "Picture")))
    .where(inArray(medias.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.media.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { altText, focalX, focalY } = row.media;
    const { key, width, height } = row.file;
    const focalPoint = focalX === null || focalY === null ? null : { x: focalX, y: focalY };
    return [{ id, altText, picture: key, width, height, focalPoint }];
  });
}

/** Those of these media that there are, in their order, as posts show them. */
export async function shownMedias(db: Db, ids: readonly number[]): Promise<Schemas["PostMedia"][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ media: medias, file: mediaFiles })
    .from(medias)
    .leftJoin(mediaFiles, eq(mediaFiles.mediaId, medias.id))
    .where(inArray(medias.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.media.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { title, altText, mediaType, focalX, focalY } = row.media;
    const picture = row.file?.kind === "Picture" ? row.file : null;
    return [
      {
        id,
        title,
        altText,
        mediaType,
        nature: mediaNatures[mediaType],
        picture: picture?.key ?? null,
        width: picture?.width ?? null,
        height: picture?.height ?? null,
        focalPoint: focalX === null || focalY === null ? null : { x: focalX, y: focalY },
      },
    ];
  });
}
