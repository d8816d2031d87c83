import { claims, hasClaim } from "@reserve/domain";
import { eq, inArray, sql } from "drizzle-orm";
import { containsOne, type MediaUser, withPictures } from "../../platform/media-users.ts";
import { popups } from "./popups.tables.ts";

/** Media used in the texts of popups. */
export const mediaUser: MediaUser = {
  kind: "Popup",
  pictures: (keys) =>
    sql`select unnest(picture_keys) as picture, id as owner_id from popups where picture_keys <> '{}'${keys ? sql` and picture_keys && ${keys}` : sql``}`,

  titlesOf: async (db, ids, user) => {
    if (ids.length === 0 || !hasClaim(user.claims, [claims.cms.popupsManage])) return new Map();
    const rows = await db
      .select({ id: popups.id, title: popups.title })
      .from(popups)
      .where(inArray(popups.id, [...ids]));
    return new Map(rows.map(({ id, title }) => [id, title]));
  },

  replace: async (tx, _otherIds, _id, keys) => {
    for (const { id, html } of await tx.select().from(popups).where(containsOne(popups.pictureKeys, keys)).orderBy(popups.id).for("update"))
      await tx
        .update(popups)
        .set({ html: withPictures(html, keys), version: sql`${popups.version} + 1` })
        .where(eq(popups.id, id));
  },
};
