import type { Schemas } from "@reserve/contract";
import { childrenByParent, type PageLayout, pageAddress, type TreePlace, walkTree } from "@reserve/domain";
import { and, asc, count, eq, inArray, max, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import { placesTable } from "../../platform/trees/trees.ts";
import type { PlacesOfTitle } from "./pages.blocs.ts";
import { pages, pageUrls } from "./pages.tables.ts";

/** A page's row. */
export type PageRow = typeof pages.$inferSelect;
/** Columns of a page that trees use. */
export type PageNodeRow = Pick<PageRow, keyof typeof NODE>;
/** Columns of a page that lists use. */
export type PageListRow = Pick<PageRow, keyof typeof LISTED>;

/** Editable fields of a page, validated and sanitized. */
export type PageContent = Pick<PageRow, "pageLayout" | "localizations" | "isPublished" | "isHome" | "blocs">;

/** Author and time of a write. */
export interface Written {
  updatedAt: Date;
  updatedBy: string;
}

/** Languages of pages; the first is the shop's default. */
export const pageLocales = ["fr", "en"] as const;

const NODE = {
  id: pages.id,
  parentId: pages.parentId,
  position: pages.position,
  localizations: pages.localizations,
  isPublished: pages.isPublished,
  isHome: pages.isHome,
  version: pages.version,
};

const LISTED = {
  ...NODE,
  pageLayout: pages.pageLayout,
  blocCount: pages.blocCount,
  updatedAt: pages.updatedAt,
  updatedBy: pages.updatedBy,
};

/** Filters of the list. */
export interface PageFilters {
  /** Search text: words of names and URLs. */
  search?: string | undefined;
  layout?: readonly PageLayout[] | undefined;
  isPublished?: boolean | undefined;
  /** Only pages that show a title by one of these places. */
  showing?: PlacesOfTitle | undefined;
}

/** Returns a page of the list, with the total, each with its ancestors from the first level down. */
export async function findPages(
  db: Db,
  { search, layout, isPublished, showing }: PageFilters,
  { sort, locale }: { sort: string; locale: "fr" | "en" },
  params: PageParams,
) {
  const where = and(
    search?.trim() ? matchesTyped(pages.searchText, search) : undefined,
    layout?.length ? inArray(pages.pageLayout, [...layout]) : undefined,
    isPublished === undefined ? undefined : eq(pages.isPublished, isPublished),
    showing && shows(showing),
  );
  const ordering = orderingOf(sort, pages.id, SORT_FIELDS[locale]);
  const found = idsOfPage(db, pages, where, ordering, params);
  const rows = await db
    .select({ ...LISTED, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(pages, eq(pages.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countRows(db, pages, where, () => estimateRows(db, pages, where), where ? orderBy(ordering) : []);
  return { rows: await withPaths(db, page.rows), nextCursor: page.nextCursor, ...counted };
}

function shows({ postIds, lists }: PlacesOfTitle): SQL {
  const namesPost = sql`exists (select 1 from jsonb_array_elements_text(bloc.it -> 'postIds') post (id)
    where post.id::integer = any(${sql.param([...postIds])}::integer[]))`;
  const showsList = sql`exists (select 1 from jsonb_to_recordset(${JSON.stringify(lists)}::jsonb) as list ("blocType" text, "pageKey" text)
    where list."blocType" = bloc.it ->> 'blocType' and list."pageKey" = ${pages.nameKey})`;
  return sql`exists (select 1 from jsonb_array_elements(${pages.blocs}) bloc (it) where ${namesPost} or ${showsList})`;
}

const UPDATED: SortField = { key: pages.updatedAt, type: "timestamptz" };
const SORT_FIELDS = {
  fr: { name: { key: pages.nameKey, type: "text" }, updatedAt: UPDATED },
  en: { name: { key: pages.nameKeyEn, type: "text" }, updatedAt: UPDATED },
} satisfies Record<string, Record<string, SortField>>;

/** Returns the pages with their ancestors; one query per level, however many there are. */
async function withPaths<Row extends PageNodeRow>(db: Db, rows: readonly Row[]) {
  const nodesById = new Map<number, PageNodeRow>(rows.map((row) => [row.id, row]));
  for (let missingIds = parentsOf(rows, nodesById); missingIds.length > 0; ) {
    const above = await db.select(NODE).from(pages).where(inArray(pages.id, missingIds));
    for (const row of above) nodesById.set(row.id, row);
    missingIds = parentsOf(above, nodesById);
  }
  return rows.map((row) => {
    const path: PageNodeRow[] = [];
    for (let above = parentIn(nodesById, row); above; above = parentIn(nodesById, above)) path.unshift(above);
    return { ...row, path };
  });
}

const parentIn = (nodesById: ReadonlyMap<number, PageNodeRow>, { parentId }: PageNodeRow) =>
  parentId === null ? undefined : nodesById.get(parentId);

/** Returns the unknown parents of these pages, each once. */
function parentsOf(rows: readonly PageNodeRow[], nodesById: ReadonlyMap<number, PageNodeRow>): number[] {
  const ids = rows.flatMap(({ parentId }) => (parentId === null || nodesById.has(parentId) ? [] : [parentId]));
  return [...new Set(ids)];
}

/** Returns all pages without their blocs, in depth-first order. */
export async function listPages(db: Db): Promise<(PageNodeRow & { level: number; childCount: number })[]> {
  const rows = await db.select(NODE).from(pages);
  const children = childrenByParent(rows);
  return walkTree(rows).map((row) => ({ ...row, childCount: children.get(row.id)?.length ?? 0 }));
}

/** Returns a page's row, or null; `isLocked` locks it for this transaction. */
export async function findRow(db: Db, id: number, isLocked = false): Promise<PageRow | null> {
  const query = db.select().from(pages).where(eq(pages.id, id));
  const [row] = await (isLocked ? query.for("update") : query);
  return row ?? null;
}

/** Returns the ancestors of a page, root first. */
export async function pagesAbove(db: Db, { parentId }: Pick<PageRow, "parentId">): Promise<PageRow[]> {
  const above: PageRow[] = [];
  for (let id = parentId; id !== null; ) {
    const row = await findRow(db, id);
    if (!row) break;
    above.unshift(row);
    id = row.parentId;
  }
  return above;
}

/** Counts the children of a page. */
export async function countChildren(db: Db, id: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(pages).where(eq(pages.parentId, id));
  return row?.count ?? 0;
}

/** Returns the home page; null if there is none. */
export async function homePage(db: Db): Promise<PageRow | null> {
  const [row] = await db.select().from(pages).where(eq(pages.isHome, true));
  return row ?? null;
}

/** Returns the page of a current or former URL. */
export async function pageOfUrl(db: Db, locale: "fr" | "en", relativeUrl: string): Promise<{ page: PageRow; isCurrent: boolean } | null> {
  const [row] = await db
    .select({ page: pages, isCurrent: pageUrls.isCurrent })
    .from(pageUrls)
    .innerJoin(pages, eq(pages.id, pageUrls.pageId))
    .where(and(eq(pageUrls.locale, locale), eq(pageUrls.relativeUrl, relativeUrl)));
  return row ?? null;
}

/** Returns the former URLs of a page. */
export async function oldUrls(db: Db, pageId: number): Promise<Schemas["Page"]["oldUrls"]> {
  return db
    .select({ locale: pageUrls.locale, relativeUrl: pageUrls.relativeUrl })
    .from(pageUrls)
    .where(and(eq(pageUrls.pageId, pageId), eq(pageUrls.isCurrent, false)))
    .orderBy(asc(pageUrls.locale), asc(pageUrls.relativeUrl));
}

/** Returns the pages that currently have these URLs. */
export async function ownersOfUrls(db: Db, texts: Schemas["PageTexts"], except: number | null) {
  const owners: { locale: "fr" | "en"; page: PageRow }[] = [];
  for (const locale of pageLocales) {
    const { relativeUrl } = texts[locale];
    const found = relativeUrl === null ? null : await pageOfUrl(db, locale, relativeUrl);
    if (found?.isCurrent && found.page.id !== except) owners.push({ locale, page: found.page });
  }
  return owners;
}

/** Inserts a page as the last child of its parent; returns its id, or null when one of its URLs was taken meanwhile. */
export async function insertPage(tx: Db, content: PageContent, parentId: number | null, written: Written): Promise<number | null> {
  const beside = parentId === null ? sql`${pages.parentId} is null` : eq(pages.parentId, parentId);
  const [last] = await tx
    .select({ position: max(pages.position) })
    .from(pages)
    .where(beside);
  const [row] = await tx
    .insert(pages)
    .values({ ...content, ...written, parentId, position: (last?.position ?? 0) + 1 })
    .returning({ id: pages.id });
  if (!row) throw new Error("an insert returned no row");
  return (await writeUrls(tx, row.id, content.localizations)) ? row.id : null;
}

/** Updates a locked page and increments its version; false if another page took one of its URLs meanwhile. */
export async function changePage(tx: Db, id: number, content: PageContent, written: Written): Promise<boolean> {
  await tx
    .update(pages)
    .set({ ...content, ...written, version: sql`${pages.version} + 1` })
    .where(eq(pages.id, id));
  return writeUrls(tx, id, content.localizations);
}

/** Unsets the home page and increments its version; a page already locked is passed in. */
export async function unsetHome(tx: Db, except: number | null): Promise<PageRow | null> {
  const [row] = await tx
    .update(pages)
    .set({ isHome: false, version: sql`${pages.version} + 1` })
    .where(and(eq(pages.isHome, true), except === null ? undefined : ne(pages.id, except)))
    .returning();
  return row ?? null;
}

/** Deletes a locked page with its URLs. */
export async function removePage(tx: Db, id: number): Promise<void> {
  await tx.delete(pages).where(eq(pages.id, id));
}

/** Moves pages of a locked tree. */
export async function placePages(tx: Db, places: readonly TreePlace[]): Promise<void> {
  if (places.length === 0) return;
  await tx.execute(
    sql`update pages set parent_id = place.parent_id, position = place.position from ${placesTable(places)} where pages.id = place.id`,
  );
}

/** Returns the nodes that are published and translated with all ancestors, in reading order. */
export function shownOf<Row extends PageNodeRow>(rows: readonly Row[], locale: "fr" | "en"): (Row & { level: number })[] {
  // The walk does not reach children of hidden nodes.
  return walkTree(rows.filter(({ isPublished, localizations }) => isPublished && localizations[locale].name !== ""));
}

/** Returns the languages in which the site shows a page, by each current or former address of the page. */
export async function shownPages(db: Db): Promise<Map<string, ReadonlySet<"fr" | "en">>> {
  const urlsQuery = db.select({ relativeUrl: pageUrls.relativeUrl, pageId: pageUrls.pageId }).from(pageUrls);
  const [rows, urls] = await Promise.all([listPages(db), urlsQuery]);
  const shown = pageLocales.map((locale) => ({ locale, ids: new Set(shownOf(rows, locale).map(({ id }) => id)) }));
  const localesOf = (pageId: number) => new Set(shown.flatMap(({ locale, ids }) => (ids.has(pageId) ? [locale] : [])));
  const found = new Map<string, ReadonlySet<"fr" | "en">>();
  for (const { relativeUrl, pageId } of urls) {
    const address = pageAddress(relativeUrl, false);
    // Two pages may have the same URL in different languages.
    found.set(address, new Set([...(found.get(address) ?? []), ...localesOf(pageId)]));
  }
  const home = rows.find(({ isHome }) => isHome);
  return home ? found.set(pageAddress("", true), localesOf(home.id)) : found;
}

/** Stores a page's URLs; its former ones stay valid. False if another page has one of them. */
async function writeUrls(tx: Db, pageId: number, texts: Schemas["PageTexts"]): Promise<boolean> {
  await tx.update(pageUrls).set({ isCurrent: false }).where(eq(pageUrls.pageId, pageId));
  for (const locale of pageLocales) {
    const { relativeUrl } = texts[locale];
    if (relativeUrl === null) continue;
    const [row] = await tx
      .insert(pageUrls)
      .values({ locale, relativeUrl, pageId, isCurrent: true })
      .onConflictDoUpdate({
        target: [pageUrls.locale, pageUrls.relativeUrl],
        set: { pageId, isCurrent: true },
        setWhere: sql`not ${pageUrls.isCurrent}`,
      })
      .returning({ pageId: pageUrls.pageId });
    if (!row) return false;
  }
  return true;
}

/** Returns the references of the stored page: they remain allowed even when not online now. */
export function storedIds(row: PageRow | null): { posts: ReadonlySet<number>; medias: ReadonlySet<number> } {
  const blocs = row?.blocs ?? [];
  return { posts: new Set(blocs.flatMap(({ postIds }) => postIds)), medias: new Set(blocs.flatMap(({ mediaIds }) => mediaIds)) };
}
