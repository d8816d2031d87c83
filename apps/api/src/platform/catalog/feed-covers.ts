import type { Schemas } from "@reserve/contract";
import { inArray, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { productFeedCovers, type productFiles } from "./products.tables.ts";

/** Returns the cover URLs in the feed for these products. */
export async function coverUrlsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { productId, url } = productFeedCovers;
  const rows = await db
    .select({ productId, url })
    .from(productFeedCovers)
    .where(inArray(productId, [...ids]));
  return new Map(rows.map((row) => [row.productId, row.url]));
}

/** Stores the cover URLs of the feed as not fetched yet; null removes a URL. */
export async function noteCoverUrls(tx: Db, covers: readonly { ean: string; url: string | null }[]): Promise<void> {
  const named = covers.filter(({ url }) => url !== null);
  const gone = covers.filter(({ url }) => url === null).map(({ ean }) => ean);
  if (gone.length > 0) {
    await tx.execute(sql`
      delete from product_feed_covers c using products p where p.id = c.product_id and p.ean collate "C" = any(${sql.param(gone)}::text[])`);
  }
  if (named.length === 0) return;
  await tx.execute(sql`
    insert into product_feed_covers (product_id, url)
      select p.id, n.url from json_to_recordset(${JSON.stringify(named)}::text::json) as n (ean text, url text)
        join products p on p.ean collate "C" = n.ean
      on conflict (product_id) do update set url = excluded.url, tried_at = null, fault = null`);
}

/** Returns the feed's cover in the shape of the contract, beside the current picture. */
export function asFeedCover(
  cover: typeof productFeedCovers.$inferSelect | null,
  shown: Pick<typeof productFiles.$inferSelect, "isFromFeed" | "sourceUrl"> | null,
): Schemas["Product"]["feedCover"] {
  if (!cover) return null;
  const { url, triedAt, fault } = cover;
  // A picture of the feed stays until the feed's newer one has been fetched.
  const isShown = shown !== null && shown.sourceUrl === url && triedAt !== null;
  const state = shown !== null && !shown.isFromFeed ? "Overruled" : isShown ? "Shown" : "Awaited";
  return { url, state, triedAt: triedAt?.toISOString() ?? null, fault };
}
