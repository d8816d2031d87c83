import type { Input, Schemas } from "@reserve/contract";
import {
  announcedPickup,
  numberKey,
  PICKUP,
  parisDayStart,
  pastedNumberKeys,
  searchedEan,
  searchedNumbers,
  shiftDay,
  toCents,
} from "@reserve/domain";
import { and, count, eq, gt, gte, inArray, lt, lte, min, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, rowsOf } from "../../../platform/database/database.ts";
import {
  cursorKey,
  cutPage,
  estimateRows,
  idsOfPage,
  type Ordering,
  orderBy,
  orderingOf,
  type PageParams,
  type SortField,
} from "../../../platform/lists/keyset.ts";
import { matchesTyped } from "../../../platform/lists/search.ts";
import { countOrEstimate, countPage, EXACT_UP_TO, totalOf } from "../../../platform/lists.ts";
import type { Waiting } from "../../../platform/work-queues.ts";
import { asListed, SUMMARY } from "../document.record.ts";
import { documentItems, documents, issuedPapers, parcels, stores } from "../orders.tables.ts";
import { ordersMeeting, viewCondition, viewNames } from "./document-views.ts";

/** Filters of the list of documents, as in the contract. */
type DocumentFilters = Omit<NonNullable<Input<"listDocuments">["query"]>, "sort" | "page" | "pageSize" | "after">;

/** A filtered and sorted list of documents. */
export interface DocumentList {
  filters: DocumentFilters;
  sort: string;
  /** Today in Paris: the content of a view depends on which books are published. */
  today: string;
}

/** Sort fields of documents. */
export const SORT_FIELDS = {
  date: { key: documents.date, type: "timestamptz" },
  customId: { key: documents.customIdKey, type: "text" },
  customerName: { key: documents.customerNameKey, type: "text" },
  totalPriceWithTax: { key: documents.totalCents, type: "integer" },
} satisfies Record<string, SortField>;

/** Returns a page of documents, with the total. */
export async function listDocuments(
  db: Db,
  list: DocumentList,
  params: PageParams,
): Promise<Omit<Schemas["DocumentPage"], "page" | "pageSize">> {
  const { filters, sort, today } = list;
  const where = and(...conditionsOf(list));
  const isTextSearch = searchOf(filters)?.kind === "text";
  const ordering = orderingOf(sort, documents.id, SORT_FIELDS);
  if (isTextSearch && params.after === undefined && ordering.field === SORT_FIELDS.date) {
    const page = await searchOnce(db, where, ordering, params, today);
    if (page) return page;
  }
  const found = idsOfPage(db, documents, where, ordering, params);
  const order = isTextSearch ? orderBy(orderingOf("-date", documents.id, SORT_FIELDS)) : [];
  const rows = await db
    .select({ ...SUMMARY, cursorKey: found.cursorKey, total: totalOf(db, documents, where, order) })
    .from(found)
    .innerJoin(documents, eq(documents.id, found.id))
    .leftJoin(stores, eq(stores.id, documents.storeId))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countPage(rows, db, documents, where, () => estimateRows(db, documents, where), order);
  return { items: page.rows.map((row) => asListed(row, today)), nextCursor: page.nextCursor, ...counted };
}

/** Returns a page of a search with its total in one query. Null when the page is beyond the count limit or the end. */
async function searchOnce(
  db: Db,
  where: SQL | undefined,
  ordering: Ordering,
  { page, pageSize }: PageParams,
  today: string,
): Promise<Omit<Schemas["DocumentPage"], "page" | "pageSize"> | null> {
  const before = (page - 1) * pageSize;
  if (before + pageSize >= EXACT_UP_TO) return null;
  const found = db.$with("found").as(
    db
      .select({
        id: documents.id,
        cursorKey: cursorKey(ordering).as("cursor_key"),
        place: sql<number>`row_number() over (order by ${sql.join(orderBy(ordering), sql`, `)})`.as("place"),
      })
      .from(documents)
      .where(where)
      .orderBy(...orderBy(ordering))
      .limit(EXACT_UP_TO + 1),
  );
  const rows = await db
    .with(found)
    .select({ ...SUMMARY, cursorKey: found.cursorKey, total: sql<number>`(select count(*)::integer from ${found})` })
    .from(found)
    .innerJoin(documents, eq(documents.id, found.id))
    .leftJoin(stores, eq(stores.id, documents.storeId))
    .where(and(gt(found.place, before), lte(found.place, before + pageSize + 1)))
    .orderBy(found.place);
  const total = rows[0]?.total;
  if (total === undefined) return null;
  const cut = cutPage(rows, pageSize, ordering);
  const counted = await countOrEstimate(total, () => estimateRows(db, documents, where));
  return { items: cut.rows.map((row) => asListed(row, today)), nextCursor: cut.nextCursor, ...counted };
}

/** Counts the orders of each built-in view on a day, Europe/Paris. */
export async function countViews(db: Db, today: string): Promise<Schemas["ViewCounts"]["items"]> {
  const counts = viewNames.map(
    (view) =>
      sql`(select count(*)::integer from ${documents} where ${and(...conditionsOf({ filters: { view }, today }))}) as ${sql.identifier(view)}`,
  );
  const [row] = await rowsOf<Record<string, number>>(db, sql`select ${sql.join(counts, sql`, `)}`);
  return viewNames.map((view) => ({ view, count: row?.[view] ?? 0 }));
}

/** Counts the orders of a view on a day (Europe/Paris), its pickups, and the age of the oldest. */
export async function countView(db: Db, view: Schemas["DocumentView"], today: string): Promise<Waiting & { pickups: number }> {
  const isCollected = inArray(documents.shippingMethod, [...PICKUP]);
  const [row] = await db
    .select({ count: count(), pickups: sql<number>`(count(*) filter (where ${isCollected}))::integer`, oldestAt: min(documents.date) })
    .from(documents)
    .where(and(...conditionsOf({ filters: { view }, today })));
  return row ?? { ...NOBODY, pickups: 0 };
}

/** Counts the pickups announced before a day and not collected, with the age of the oldest. */
export async function countPickups(db: Db, pickupNotifiedBefore: string, today: string): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldestAt: min(documents.pickingNotifiedAt) })
    .from(documents)
    .where(and(...conditionsOf({ filters: { pickupNotifiedBefore }, today })));
  return row ?? NOBODY;
}

const NOBODY: Waiting = { count: 0, oldestAt: null };

/** SQL conditions of the document list. */
export function conditionsOf({ filters, today }: Pick<DocumentList, "filters" | "today">): SQL[] {
  const { documentType = ["Order"], dateFrom, dateTo, pickupNotifiedBefore } = filters;
  const [leastCents, mostCents] = [columnCents(filters.amountFrom), columnCents(filters.amountTo)];
  const search = searchOf(filters);
  const conditions: (SQL | undefined)[] = [
    inArray(documents.documentType, [...documentType]),
    filters.documentStatus?.length ? inArray(documents.documentStatus, [...filters.documentStatus]) : ne(documents.documentStatus, "Temp"),
    filters.paymentStatus?.length ? inArray(documents.paymentStatus, [...filters.paymentStatus]) : undefined,
    filters.paymentMethod?.length ? inArray(documents.paymentMethod, [...filters.paymentMethod]) : undefined,
    filters.shippingMethod?.length ? inArray(documents.shippingMethod, [...filters.shippingMethod]) : undefined,
    filters.storeId?.length ? inArray(documents.storeId, [...filters.storeId]) : undefined,
    filters.customerId === undefined ? undefined : eq(documents.customerId, filters.customerId),
    dateFrom === undefined ? undefined : gte(documents.date, parisDayStart(dateFrom)),
    dateTo === undefined ? undefined : lt(documents.date, parisDayStart(shiftDay(dateTo, 1))),
    leastCents === null ? undefined : gte(documents.totalCents, leastCents),
    mostCents === null ? undefined : lte(documents.totalCents, mostCents),
    filters.number?.length ? inArray(documents.customIdKey, [...new Set(filters.number.flatMap(pastedNumberKeys))]) : undefined,
    filters.view ? viewCondition(filters.view, today) : undefined,
    ...(pickupNotifiedBefore === undefined
      ? []
      : [ordersMeeting([announcedPickup], today), lt(documents.pickingNotifiedAt, parisDayStart(pickupNotifiedBefore))]),
    search?.kind === "ean" ? hasLineOrNumber(search.ean) : undefined,
    search?.kind === "text" ? matchesSearch(search.text) : undefined,
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/**
 * Returns what is searched: words of numbers, names, e-mails and EANs; or a complete EAN, which matches orders with such a line, or with a number that
 * looks like one. A code scanned with its hyphens, or an old ISBN, is searched as its EAN.
 */
export function searchOf({ search }: DocumentFilters): { kind: "ean"; ean: string } | { kind: "text"; text: string } | null {
  if (!search?.trim()) return null;
  const ean = searchedEan(search);
  return ean ? { kind: "ean", ean } : { kind: "text", text: search };
}

/** Returns an amount in cents for a comparison; beyond the column's range everything or nothing matches, as with the extreme value. */
function columnCents(amount: string | undefined): number | null {
  const cents = amount === undefined ? null : toCents(amount);
  return cents === null ? null : Math.max(-1, Math.min(cents, 2_147_483_647));
}

/**
 * Matches the text, a tracking number, or numbers: if one of the numbers is a document's, only numbers are matched, so that « BR-31 » does not find
 * BR-310.
 */
function matchesSearch(text: string): SQL | undefined {
  const meant = numbersMeant(text);
  if (!meant) return or(matchesTyped(documents.searchText, text), ...hasTracking(text));
  return or(and(sql`not ${meant.isKnown}`, matchesTyped(documents.searchText, text)), ...meant.conditions, ...hasTracking(text));
}

/**
 * Returns whether a document has one of the typed numbers, and the conditions that match it by its own number or that of its invoice, delivery or
 * quotation.
 */
function numbersMeant(text: string): { isKnown: SQL; conditions: SQL[] } | null {
  const keys = [...new Set(searchedNumbers(text).flatMap(pastedNumberKeys))];
  if (keys.length === 0) return null;
  const member = alias(documents, "numbered");
  const issued = sql`array(select ${issuedPapers.documentId} from ${issuedPapers} where ${inArray(issuedPapers.numberKey, keys)})`;
  const family = sql`array(select coalesce(${member.relatedToId}, ${member.id}) from ${documents} as ${sql.identifier("numbered")} where ${inArray(member.customIdKey, keys)})`;
  return {
    isKnown: sql`(cardinality(${family}) + cardinality(${issued}) > 0)`,
    conditions: [
      sql`${documents.id} = any(${family})`,
      sql`${documents.relatedToId} = any(${family})`,
      sql`${documents.id} = any(${issued})`,
    ],
  };
}

/** Matches a tracking number scanned off a parcel: of a shipped parcel, or the next one. */
function hasTracking(text: string): SQL[] {
  const code = text.replace(/\s/g, "").toUpperCase();
  if (!/^(?=(?:\D*\d){5})[A-Z0-9][A-Z0-9.\-/]{7,59}$/.test(code)) return [];
  const left = sql`select ${parcels.documentId} from ${parcels} where upper(replace(${parcels.trackingNumber}, ' ', '')) = ${code}`;
  return [sql`${documents.id} = any(array(${left}))`, sql`upper(replace(${documents.deliveryPackage}, ' ', '')) = ${code}`];
}

/**
 * Returns the condition on lines. Reads the lines first: an array of ids is looked up in the primary key, whereas a semi-join would scan the
 * documents.
 */
function hasLineOrNumber(ean: string): SQL | undefined {
  const withLine = sql`select ${documentItems.documentId} from ${documentItems} where ${eq(documentItems.ean, ean)}`;
  return or(sql`${documents.id} = any(array(${withLine}))`, eq(documents.customIdKey, numberKey(ean)), eq(documents.externalId, ean));
}
