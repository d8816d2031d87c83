import type { Schemas } from "@reserve/contract";
import { type PopupState, popupOverlap, popupState, searchKey } from "@reserve/domain";
import { cleanHtml } from "@reserve/domain/rich-text";
import { and, desc, eq, gt, isNull, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import { popups } from "./popups.tables.ts";

/** Editable fields of a popup, validated and sanitized. */
export interface PopupText {
  title: string;
  html: string;
  isActive: boolean;
  cookieDays: number;
  startTime: Date | null;
  endTime: Date | null;
}

/** Filters of the list. */
export interface PopupFilters {
  /** Search text: words of the title. */
  search?: string | undefined;
  state?: readonly PopupState[] | undefined;
}

type Row = typeof popups.$inferSelect;

const SORT_FIELDS = {
  title: { key: popups.titleKey, type: "text" },
  createdAt: { key: popups.createdAt, type: "timestamptz" },
} satisfies Record<string, SortField>;

/** Returns a page of popups, with the total. */
export async function listPopups(
  db: Db,
  { search, state }: PopupFilters,
  sort: string,
  params: PageParams,
  now: Date,
): Promise<Omit<Schemas["PopupPage"], "page" | "pageSize">> {
  const where = and(
    search?.trim() ? matchesTyped(popups.searchText, search) : undefined,
    state?.length ? or(...state.map((one) => isIn(one, now))) : undefined,
  );
  const ordering = orderingOf(sort, popups.id, SORT_FIELDS);
  const found = idsOfPage(db, popups, where, ordering, params);
  const rows = await db
    .select({ record: popups, id: popups.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(popups, eq(popups.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countRows(db, popups, where, () => estimateRows(db, popups, where), where ? orderBy(ordering) : []);
  return { items: page.rows.map(({ record }) => summaryOf(record, now)), nextCursor: page.nextCursor, ...counted };
}

/** Returns the popups that visitors see now, the latest start first. */
export async function shownPopups(db: Db, now: Date): Promise<Schemas["ShownPopup"][]> {
  const rows = await db.select().from(popups).where(isIn("active", now)).orderBy(sql`${popups.startTime} desc nulls last`, desc(popups.id));
  return rows.map(({ id, title, html, cookieDays }) => ({ id, title, html: cleanHtml(html), cookieDurationDays: cookieDays }));
}

/** Returns the record, or null. */
export async function findPopup(db: Db, id: number, now: Date): Promise<Schemas["Popup"] | null> {
  const [row] = await db.select().from(popups).where(eq(popups.id, id));
  return row ? asPopup(db, row, now) : null;
}

/** Locks the record for this transaction and returns it; null when it does not exist. */
export async function lockPopup(tx: Db, id: number, now: Date): Promise<Schemas["Popup"] | null> {
  const [row] = await tx.select().from(popups).where(eq(popups.id, id)).for("update");
  return row ? asPopup(tx, row, now) : null;
}

/** Inserts a record; returns it as stored. */
export async function insertPopup(tx: Db, text: PopupText, now: Date): Promise<Schemas["Popup"]> {
  const [row] = await tx
    .insert(popups)
    .values({ ...stored(text), createdAt: now })
    .returning();
  if (!row) throw new Error("an insert returned no row");
  return asPopup(tx, row, now);
}

/** Inserts popups as they are; for seeding. */
export async function addPopups(tx: Db, texts: readonly (PopupText & { createdAt: Date })[]): Promise<void> {
  if (texts.length > 0) await tx.insert(popups).values(texts.map((text) => ({ ...stored(text), createdAt: text.createdAt })));
}

/** Updates a locked record and increments its version; returns it as stored. */
export async function changePopup(tx: Db, id: number, text: PopupText, now: Date): Promise<Schemas["Popup"]> {
  const [row] = await tx
    .update(popups)
    .set({ ...stored(text), version: sql`${popups.version} + 1` })
    .where(eq(popups.id, id))
    .returning();
  if (!row) throw new Error("a held record vanished");
  return asPopup(tx, row, now);
}

/** Deletes a locked record. */
export async function removePopup(tx: Db, id: number): Promise<void> {
  await tx.delete(popups).where(eq(popups.id, id));
}

/** Returns the domain's state as an SQL condition; a test checks that both agree. */
function isIn(state: PopupState, now: Date): SQL | undefined {
  if (state === "draft") return not(eq(popups.isActive, true));
  const hasBegun = or(isNull(popups.startTime), lte(popups.startTime, now));
  if (state === "scheduled") return and(popups.isActive, gt(popups.startTime, now));
  if (state === "over") return and(popups.isActive, hasBegun, lte(popups.endTime, now));
  return and(popups.isActive, hasBegun, or(isNull(popups.endTime), gt(popups.endTime, now)));
}

function stored({ title, html, isActive, cookieDays, startTime, endTime }: PopupText) {
  const titleKey = searchKey(title);
  // Cleaned here, so that no caller can store unclean HTML.
  return { title, titleKey, searchText: ` ${titleKey}`, html: cleanHtml(html), isActive, cookieDays, startTime, endTime };
}

/** Returns the dates in their wire form. */
const timesOf = ({ isActive, startTime, endTime }: Row) => ({
  isActive,
  startTime: startTime?.toISOString() ?? null,
  endTime: endTime?.toISOString() ?? null,
});

function summaryOf(row: Row, now: Date): Schemas["PopupSummary"] {
  const times = timesOf(row);
  return {
    id: row.id,
    title: row.title,
    state: popupState(times, now),
    ...times,
    cookieDurationDays: row.cookieDays,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

async function asPopup(db: Db, row: Row, now: Date): Promise<Schemas["Popup"]> {
  return { ...summaryOf(row, now), html: cleanHtml(row.html), overlaps: await overlapsOf(db, row, now) };
}

/** Returns the other popups shown at the same time, earliest first. */
async function overlapsOf(db: Db, row: Row, now: Date): Promise<Schemas["PopupOverlap"][]> {
  if (!row.isActive) return [];
  const others = await db
    .select()
    .from(popups)
    .where(and(popups.isActive, ne(popups.id, row.id), or(isNull(popups.endTime), gt(popups.endTime, now))))
    .orderBy(sql`${popups.startTime} nulls first`, popups.id);
  return others.flatMap((other) => {
    const shared = popupOverlap(timesOf(row), timesOf(other), now);
    return shared ? [{ id: other.id, title: other.title, ...shared }] : [];
  });
}
