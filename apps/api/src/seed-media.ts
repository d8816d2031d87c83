import { eq, inArray } from "drizzle-orm";
import { insertMedia } from "./areas/medias/medias.store.ts";
import { mediaFiles, mediaTable } from "./areas/medias/medias.tables.ts";
import { type DemoMedia, demoFile, demoKey, demoSize } from "./demo/media.ts";
import type { Db } from "./platform/database/database.ts";
import { users } from "./platform/identity/identity.tables.ts";
import { personName } from "./platform/identity/user-name.ts";

const DAY_MS = 86_400_000;

/** Adds the demo shop's media library and returns the ids by title. */
export async function insertMediaLibrary(tx: Db, library: readonly DemoMedia[], now: Date): Promise<ReadonlyMap<string, number>> {
  const people = await tx
    .select()
    .from(users)
    .where(inArray(users.userName, ["admin", "redaction"]));
  const names = new Map(people.map((person) => [person.userName, personName(person)]));
  const ids = new Map<string, number>();
  for (const [place, media] of library.entries()) {
    const { mediaType, title, altText, externalUrl, fileName, scene, width, height, focalPoint, daysAgo, by } = media;
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    // Pictures drawn alike have the same content.
    const content = externalUrl ?? scene ?? `${fileName}`;
    const createdBy = names.get(by) ?? "";
    const id = await insertMedia(tx, { mediaType, title, altText, externalUrl, content, fileName, createdAt, createdBy });
    if (focalPoint) await tx.update(mediaTable).set({ focalX: focalPoint.x, focalY: focalPoint.y }).where(eq(mediaTable.id, id));
    if (fileName !== null) {
      const contentType = scene !== null ? "image/webp" : mediaType === "AudioUpload" ? "audio/wav" : "application/pdf";
      const file = { kind: scene !== null ? "Picture" : "File", key: demoKey(place), storedAs: demoFile(place, media) } as const;
      await tx.insert(mediaFiles).values({ ...file, mediaId: id, fileName, contentType, size: demoSize(media), width, height, createdAt });
    }
    ids.set(title, id);
  }
  return ids;
}
