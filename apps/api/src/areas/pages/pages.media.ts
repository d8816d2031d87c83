import { claims, hasClaim } from "@reserve/domain";
import { and, arrayOverlaps, asc, inArray, or, sql } from "drizzle-orm";
import { containsOne, type MediaUser, withPictures } from "../../platform/media-users.ts";
import { pages } from "./pages.tables.ts";

/** Media used in the blocs of pages, as the database maintains them for each page. */
export const mediaUser: MediaUser = {
  kind: "Page",
  uses: sql`select unnest(media_ids) as media_id, id as owner_id from pages where media_ids <> '{}'`,
  pictures: (keys) =>
    sql`select unnest(picture_keys) as picture, id as owner_id from pages where picture_keys <> '{}'${keys ? sql` and picture_keys && ${keys}` : sql``}`,

  titlesOf: async (db, ids, user) => {
    if (ids.length === 0 || !hasClaim(user.claims, [claims.cms.pagesManage])) return new Map();
    const rows = await db
      .select({ id: pages.id, localizations: pages.localizations })
      .from(pages)
      .where(inArray(pages.id, [...ids]));
    return new Map(rows.map(({ id, localizations }) => [id, localizations.fr.name]));
  },

  replace: async (tx, otherIds, id, keys) => {
    const others = new Set(otherIds);
    const rows = await tx
      .select({ id: pages.id, blocs: pages.blocs })
      .from(pages)
      .where(
        or(
          and(sql`${pages.mediaIds} <> '{}'`, arrayOverlaps(pages.mediaIds, [...otherIds])),
          and(sql`${pages.pictureKeys} <> '{}'`, containsOne(pages.pictureKeys, keys)),
        ),
      )
      .orderBy(asc(pages.id))
      .for("update");
    for (const row of rows) {
      const blocs = row.blocs.map((bloc) => ({
        ...bloc,
        localizations: {
          fr: { ...bloc.localizations.fr, html: withPictures(bloc.localizations.fr.html, keys) },
          en: { ...bloc.localizations.en, html: withPictures(bloc.localizations.en.html, keys) },
        },
        mediaIds: [...new Set(bloc.mediaIds.map((one) => (others.has(one) ? id : one)))],
      }));
      await tx
        .update(pages)
        .set({ blocs, version: sql`${pages.version} + 1` })
        .where(sql`${pages.id} = ${row.id}`);
    }
  },
};
