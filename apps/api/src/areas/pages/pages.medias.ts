import { claims, hasClaim } from "@reserve/domain";
import { asc, inArray, sql } from "drizzle-orm";
import type { MediaUser } from "../../platform/media-users.ts";
import { pages } from "./pages.tables.ts";

/**
 * The media of the blocs of pages. Most pages show none, which the last line tells the planner, too: by itself it takes any array for a hundred elements, and
 * compiles a query of millions of rows that are not there.
 */
export const mediaUser: MediaUser = {
  kind: "Page",
  uses: sql`select (media.id)::integer as media_id, page.id as owner_id from pages page,
    jsonb_array_elements(page.blocs) as bloc (it), jsonb_array_elements_text(bloc.it -> 'mediaIds') as media (id)
    where page.blocs @? '$[*].mediaIds[*]'`,

  titlesOf: async (db, ids, user) => {
    if (ids.length === 0 || !hasClaim(user.claims, [claims.cms.pagesManage])) return new Map();
    const rows = await db
      .select({ id: pages.id, localizations: pages.localizations })
      .from(pages)
      .where(inArray(pages.id, [...ids]));
    return new Map(rows.map(({ id, localizations }) => [id, localizations.fr.name]));
  },

  replace: async (tx, otherIds, id) => {
    const others = new Set(otherIds);
    const rows = await tx.select({ id: pages.id, blocs: pages.blocs }).from(pages).orderBy(asc(pages.id)).for("update");
    for (const row of rows) {
      if (!row.blocs.some(({ mediaIds }) => mediaIds.some((one) => others.has(one)))) continue;
      const blocs = row.blocs.map((bloc) => ({
        ...bloc,
        mediaIds: [...new Set(bloc.mediaIds.map((one) => (others.has(one) ? id : one)))],
      }));
      await tx
        .update(pages)
        .set({ blocs, version: sql`${pages.version} + 1` })
        .where(sql`${pages.id} = ${row.id}`);
    }
  },
};
