import type { Schemas } from "@reserve/contract";
import { type PopupState, popupOverlap, popupState, searchKey } from "@reserve/domain";
import { cleanHtml } from "@reserve/domain/rich-text";
import { and, desc, eq, gt, isNull, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { type ListQuery, recordTable } from "../../platform/records/record-table.ts";
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

type Row = typeof popups.$inferSelect;

/** Popup records. */
export const popupRows = recordTable(popups, {
  sorts: { title: { key: popups.titleKey, type: "text" }, createdAt: { key: popups.createdAt, type: "timestamptz" } },
});

/** Returns a page of popups, with the total. */
export async function listPopups(db: Db, { search, state, ...page }: ListQuery<"listPopups">, now: Date): Promise<Schemas["PopupPage"]> {
  const where = and(
    search?.trim() ? matchesTyped(popups.searchText, search) : undefined,
    state?.length ? or(...state.map((one) => isIn(one, now))) : undefined,
  );
  const { rows, ...facts } = await popupRows.page(db, page, where);
  return { ...facts, items: rows.map((row) => summaryOf(row, now)) };
}

/** Returns the popups that visitors see now, the latest start first. */
export async function shownPopups(db: Db, now: Date): Promise<Schemas["ShownPopup"][]> {
  const rows = await db.select().from(popups).where(isIn("active", now)).orderBy(sql`${popups.startTime} desc nulls last`, desc(popups.id));
  return rows.map(({ id, title, html, cookieDays }) => ({ id, title, html: cleanHtml(html), cookieDurationDays: cookieDays }));
}

/** Inserts a popup. */
export function insertPopup(tx: Db, text: PopupText, now: Date): Promise<Row> {
  return popupRows.insert(tx, { ...stored(text), createdAt: now });
}

/** Updates a locked popup. */
export function changePopup(tx: Db, id: number, text: PopupText): Promise<Row> {
  return popupRows.change(tx, id, stored(text));
}

/** Inserts popups as they are; for seeding. */
export async function addPopups(tx: Db, texts: readonly (PopupText & { createdAt: Date })[]): Promise<void> {
  if (texts.length > 0) await tx.insert(popups).values(texts.map((text) => ({ ...stored(text), createdAt: text.createdAt })));
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

/** Returns a popup as in the contract, with the other popups shown at the same time. */
export async function asPopup(db: Db, row: Row, now: Date): Promise<Schemas["Popup"]> {
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
