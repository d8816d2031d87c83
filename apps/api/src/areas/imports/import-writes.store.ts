import { searchKey } from "@reserve/domain";
import { inArray, sql } from "drizzle-orm";
import { coverUrlsOf, noteCoverUrls } from "../../platform/catalog/feed-covers.ts";
import { productOverrides, products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { insertRows } from "../../platform/seed/insert-rows.ts";
import type { FeedNote, KnownProduct, ProductChange } from "./imports.decide.ts";
import { importRecords, productFeeds } from "./imports.tables.ts";
import type { FeedValues } from "./onix.record.ts";

/** Advisory lock that serializes imports: two with the same new words would deadlock. */
const TURN = 780_001;

/** Waits until no other import is writing, and blocks others until the transaction ends. */
export async function takeImportTurn(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TURN})`);
}

/** Returns the catalogue's products for EANs; `isLocked` locks them for this transaction. */
export async function knownProducts(tx: Db, eans: readonly string[], isLocked: boolean): Promise<Map<string, KnownProduct>> {
  if (eans.length === 0) return new Map();
  const matches = tx
    .select()
    .from(products)
    // The collation restricts the choice to the plain index: with many EANs at once the planner would use the one on digits, a hundred times slower.
    .where(sql`${products.ean} collate "C" in ${[...eans]}`)
    .orderBy(products.id);
  const rows = await (isLocked ? matches.for("update") : matches);
  const ids = rows.map(({ id }) => id);
  const overrides = ids.length === 0 ? [] : await tx.select().from(productOverrides).where(inArray(productOverrides.productId, ids));
  const feeds = ids.length === 0 ? [] : await tx.select().from(productFeeds).where(inArray(productFeeds.productId, ids));
  const coverUrls = await coverUrlsOf(tx, ids);
  const overridesOf = Map.groupBy(overrides, ({ productId }) => productId);
  const feedOf = new Map(feeds.map((feed) => [feed.productId, feed]));
  return new Map(
    rows.map((product) => [
      product.ean,
      {
        product,
        overrides: overridesOf.get(product.id) ?? [],
        feed: feedOf.get(product.id) ?? null,
        coverUrl: coverUrls.get(product.id) ?? null,
      },
    ]),
  );
}

/** A title to add to the catalogue. */
export interface AddedProduct {
  ean: string;
  values: FeedValues;
  feed: FeedNote;
}

/** Adds titles: without stock, visible, and not custom. */
export async function addFeedProducts(tx: Db, added: readonly AddedProduct[]): Promise<void> {
  if (added.length === 0) return;
  await insertRows(
    tx,
    products,
    added.map(({ ean, values }) => ({
      ...values,
      ean,
      titleKey: searchKey(values.title),
      categories: [],
      classifications: [],
      variations: [],
      stock: 0,
      isSigned: false,
      isVisible: true,
      isCustom: false,
    })),
  );
  const notes = JSON.stringify(added.map(({ ean, feed }) => ({ ean, reference: feed.reference, sent_at: feed.sentAt })));
  await tx.execute(sql`
    insert into product_feeds (product_id, reference, sent_at)
      select p.id, note.reference, note.sent_at
      from json_to_recordset(${notes}::text::json) as note (ean text, reference text, sent_at timestamptz) join products p on p.ean collate "C" = note.ean`);
  await noteCoverUrls(
    tx,
    added.flatMap(({ ean, feed }) => (feed.coverUrl ? [{ ean, url: feed.coverUrl }] : [])),
  );
}

/** Updates known titles and increments their versions. */
export async function changeProducts(tx: Db, changed: readonly { product: KnownProduct; change: ProductChange }[]): Promise<void> {
  const rows = changed.filter(({ change }) => Object.keys(change.set).length > 0);
  if (rows.length > 0) {
    const records = JSON.stringify(rows.map(({ product, change }) => asColumns({ ...product.product, ...change.set })));
    await tx.execute(sql`
      update products p set (title, title_key, authors, publishers, suppliers, collections, editions, series, publics, kind, release_date,
          price_cents, tax_rate, availability, summary, pages, weight, height, width, thickness, languages, clil, thema, duration, is_visible, stock,
          shelf, version)
        = (n.title, n.title_key, n.authors, n.publishers, n.suppliers, n.collections, n.editions, n.series, n.publics, n.kind, n.release_date,
          n.price_cents, n.tax_rate, n.availability, n.summary, n.pages, n.weight, n.height, n.width, n.thickness, n.languages, n.clil, n.thema,
          n.duration, n.is_visible, n.stock, n.shelf, p.version + 1)
        from json_populate_recordset(null::products, ${records}::text::json) n where p.id = n.id`);
  }
  const overruled = changed.flatMap(({ product, change }) =>
    change.overruled.map(({ field, value }) => ({ product_id: product.product.id, field, feed_value: value })),
  );
  if (overruled.length === 0) return;
  await tx.execute(sql`
    update product_overrides o set feed_value = coalesce(n.feed_value, 'null'::jsonb)
      from json_to_recordset(${JSON.stringify(overruled)}::text::json) as n (product_id integer, field text, feed_value jsonb)
      where o.product_id = n.product_id and o.field = n.field`);
}

function asColumns(product: KnownProduct["product"]): Record<string, unknown> {
  return {
    id: product.id,
    title: product.title,
    title_key: searchKey(product.title),
    authors: product.authors,
    publishers: product.publishers,
    suppliers: product.suppliers,
    collections: product.collections,
    editions: product.editions,
    series: product.series,
    publics: product.publics,
    kind: product.kind,
    release_date: product.releaseDate,
    price_cents: product.priceCents,
    tax_rate: product.taxRate,
    availability: product.availability,
    summary: product.summary,
    pages: product.pages,
    weight: product.weight,
    height: product.height,
    width: product.width,
    thickness: product.thickness,
    languages: product.languages,
    clil: product.clil,
    thema: product.thema,
    duration: product.duration,
    is_visible: product.isVisible,
    stock: product.stock,
    shelf: product.shelf,
  };
}

/** Records which message last concerned each product. */
export async function noteFeeds(tx: Db, notes: readonly { productId: number; ean: string; feed: FeedNote }[]): Promise<void> {
  if (notes.length === 0) return;
  const records = JSON.stringify(
    notes.map(({ productId, feed }) => ({
      product_id: productId,
      reference: feed.reference,
      sent_at: feed.sentAt,
      is_hidden: feed.isHidden,
    })),
  );
  await tx.execute(sql`
    insert into product_feeds select * from json_populate_recordset(null::product_feeds, ${records}::text::json)
      on conflict (product_id) do update set reference = excluded.reference, sent_at = excluded.sent_at, is_hidden = excluded.is_hidden`);
  await noteCoverUrls(
    tx,
    notes.flatMap(({ ean, feed: { coverUrl } }) => (coverUrl === undefined ? [] : [{ ean, url: coverUrl }])),
  );
}

/** Stores the displayed facts of records. */
export function keepRecords(tx: Db, shown: readonly (typeof importRecords.$inferInsert)[]): Promise<void> {
  return insertRows(tx, importRecords, shown);
}
