import type { Schemas } from "@reserve/contract";
import { and, eq, inArray } from "drizzle-orm";
import { type AuditFrame, writeAudit } from "../../platform/audit/audit.ts";
import { productFeedCovers, productFiles, products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import type { PictureFault } from "../../platform/pictures.ts";
import type { Ports } from "../../platform/ports.ts";
import { MOST_BYTES, nameOfUrl, PICTURE_SIZES, pictureFile, type StoredFile, storePicture } from "../../platform/stored-files.ts";
import { noValidators, type Validators, type WebFault } from "../../platform/web.ts";
import { lockProduct } from "./product.edit.store.ts";
import { giveFile, noteFile } from "./product.files.store.ts";

type Fault = Schemas["FeedCoverFault"];

/** Result of fetching a product's cover from the feed. */
export interface FetchedCover {
  url: string;
  /** The stored file, `Same` if unchanged, or the reason why there is none. */
  result: { fileId: number; file: StoredFile } | "Same" | Fault;
  /** Validators for the next fetch; the previous ones if the site sent none. */
  validators: Validators;
}

const WEB_FAULTS: Readonly<Record<WebFault, Fault>> = {
  badUrl: "BadUrl",
  notPublic: "BadUrl",
  unreachable: "Unreachable",
  tooSlow: "Unreachable",
  refused: "Refused",
  tooLarge: "TooLarge",
};
const PICTURE_FAULTS: Readonly<Record<PictureFault, Fault>> = {
  unknown: "NoPicture",
  broken: "NoPicture",
  tooSmall: "NoPicture",
  somethingBehind: "NoPicture",
  tooLarge: "TooLarge",
};

/** Fetches and stores the feed's covers of these products, outside any transaction; skips products without one, or whose cover staff decided. */
export async function fetchFeedCovers(
  ports: Pick<Ports, "db" | "web" | "files" | "pictures" | "clock">,
  ids: readonly number[],
): Promise<Map<number, FetchedCover>> {
  const rows = await ports.db
    .select({ cover: productFeedCovers, shown: productFiles })
    .from(productFeedCovers)
    .leftJoin(productFiles, and(eq(productFiles.productId, productFeedCovers.productId), eq(productFiles.kind, "Picture")))
    .where(inArray(productFeedCovers.productId, [...ids]));
  const wanted = rows.filter(({ cover, shown }) => cover.fault !== "Removed" && shown?.isFromFeed !== false);
  const fetched = wanted.map(
    async ({ cover: { productId, url, etag, lastModified }, shown }) =>
      [productId, { url, ...(await fetchCover(ports, url, shown, { etag, lastModified })) }] as const,
  );
  return new Map(await Promise.all(fetched));
}

async function fetchCover(
  ports: Parameters<typeof fetchFeedCovers>[0],
  url: string,
  shown: Pick<typeof productFiles.$inferSelect, "key" | "sourceUrl"> | null,
  before: Validators,
): Promise<Omit<FetchedCover, "url">> {
  // The stored validators belong to the current cover: a different URL is fetched unconditionally.
  const download = await ports.web.fetchChanged(url, MOST_BYTES, shown?.sourceUrl === url ? before : noValidators);
  if (download === "unchanged") return { result: "Same", validators: before };
  if (typeof download === "string") return { result: WEB_FAULTS[download], validators: before };
  return { result: await drawnCover(ports, url, download.bytes, shown?.key ?? null), validators: download.validators };
}

async function drawnCover(
  ports: Parameters<typeof fetchFeedCovers>[0],
  url: string,
  bytes: Uint8Array<ArrayBuffer>,
  shownKey: string | null,
): Promise<FetchedCover["result"]> {
  const picture = await ports.pictures.redraw(bytes, PICTURE_SIZES);
  if (typeof picture === "string") return PICTURE_FAULTS[picture];
  const full = picture.drawn.find(({ name }) => name === "full");
  const before = shownKey === null ? null : await ports.files.read(pictureFile(shownKey, "full"));
  // An identical picture keeps its key, so that caches stay valid.
  if (full && before && isSame(full.bytes, before)) return "Same";
  const file = await storePicture(ports.files, picture, nameOfUrl(url));
  return { fileId: await noteFile(ports.db, file, { at: ports.clock.now(), sourceUrl: url, userId: null }), file };
}

/** Sets a fetched cover, unless product, feed or staff decision changed meanwhile; records the result of the attempt. */
export async function takeFeedCover(tx: Db, id: number, { url, result, validators }: FetchedCover, frame: AuditFrame): Promise<void> {
  if (!(await lockProduct(tx, id))) return;
  const isNamed = and(eq(productFeedCovers.productId, id), eq(productFeedCovers.url, url));
  const [cover] = await tx.select().from(productFeedCovers).where(isNamed).for("update");
  const shown = await pictureOf(tx, id);
  if (!cover || cover.fault === "Removed" || (shown && !shown.isFromFeed)) return;
  const fault = typeof result === "object" || result === "Same" ? null : result;
  await tx
    .update(productFeedCovers)
    .set({ triedAt: frame.at, fault, ...validators })
    .where(isNamed);
  if (result === "Same" && shown) await tx.update(productFiles).set({ sourceUrl: url }).where(eq(productFiles.id, shown.id));
  if (typeof result !== "object") return;
  await giveFile(tx, id, result.fileId, result.file, "");
  await tx.update(productFiles).set({ isFromFeed: true }).where(eq(productFiles.id, result.fileId));
  const [product] = await tx.select({ title: products.title }).from(products).where(eq(products.id, id));
  await writeAudit(tx, frame, {
    entity: "product",
    entityId: id,
    entityName: product?.title,
    before: { picture: shown?.key ?? null },
    after: { picture: result.file.key },
  });
}

/** Records that staff removed the feed's cover: it is not fetched again until the feed has another one. */
export async function declineFeedCover(tx: Db, id: number): Promise<void> {
  await tx
    .update(productFeedCovers)
    .set({ fault: "Removed" satisfies Fault })
    .where(eq(productFeedCovers.productId, id));
}

async function pictureOf(db: Db, id: number): Promise<{ id: number; key: string; isFromFeed: boolean } | undefined> {
  const [row] = await db
    .select({ id: productFiles.id, key: productFiles.key, isFromFeed: productFiles.isFromFeed })
    .from(productFiles)
    .where(and(eq(productFiles.productId, id), eq(productFiles.kind, "Picture")));
  return row;
}

const isSame = (one: Uint8Array, other: Uint8Array) => one.length === other.length && one.every((byte, at) => byte === other[at]);
