import type { Schemas } from "@reserve/contract";
import { announcedPickup, numberKey, PICKUP, pastedNumberKeys, searchedNumbers } from "@reserve/domain";
import { and, asc, count, desc, eq, getTableColumns, gt, gte, inArray, lt, lte, min, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { productPictures } from "../../platform/catalog/product-titles.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
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
} from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countOrEstimate, countRows, EXACT_UP_TO } from "../../platform/lists.ts";
import type { Waiting } from "../../platform/work-queues.ts";
import { asDocument, asListed } from "./document.record.ts";
import { ordersMeeting, viewCondition, viewNames } from "./document-views.ts";
import { listPapers, returnedCopies } from "./issued-papers.store.ts";
import { documentUndos } from "./order-undo.tables.ts";
import { documentEvents, documentItems, documents, issuedPapers, parcels, stores } from "./orders.tables.ts";
import { counterPaymentsOf } from "./till.store.ts";

/** Filters of the list of documents. */
export interface DocumentFilters {
  /** Search text: words of numbers, names, e-mails and EANs. */
  search?: string | undefined;
  /** A complete EAN in the search text: matches orders with such a line, or with an order number that looks like one. */
  ean?: string | undefined;
  view?: Schemas["DocumentView"] | undefined;
  /** Today in Paris: the content of a view depends on which books are published. */
  today: string;
  documentType: readonly Schemas["DocumentType"][];
  /** By default everything but carts. */
  documentStatus?: readonly Schemas["DocumentStatus"][] | undefined;
  paymentStatus?: readonly Schemas["PaymentStatus"][] | undefined;
  paymentMethod?: readonly Schemas["PaymentMethod"][] | undefined;
  shippingMethod?: readonly Schemas["ShippingMethod"][] | undefined;
  storeId?: readonly number[] | undefined;
  customerId?: number | undefined;
  /** Lower bound, inclusive. */
  from?: Date | undefined;
  /** Upper bound, exclusive. */
  before?: Date | undefined;
  /** Total with tax: minimum and maximum, inclusive. */
  fromCents?: number | undefined;
  toCents?: number | undefined;
  /** Pasted numbers: matches any of them. */
  number?: readonly string[] | undefined;
  /** Pickups announced before this time and not collected yet. */
  pickupNotifiedBefore?: Date | undefined;
}

/** Sort fields of documents. */
export const SORT_FIELDS = {
  date: { key: documents.date, type: "timestamptz" },
  customId: { key: documents.customIdKey, type: "text" },
  customerName: { key: documents.customerNameKey, type: "text" },
  totalPriceWithTax: { key: documents.totalCents, type: "integer" },
} satisfies Record<string, SortField>;

/** The columns of a document that lists and exports read. */
export const SUMMARY = {
  id: documents.id,
  customId: documents.customId,
  externalId: documents.externalId,
  documentType: documents.documentType,
  documentStatus: documents.documentStatus,
  paymentStatus: documents.paymentStatus,
  paymentMethod: documents.paymentMethod,
  shippingMethod: documents.shippingMethod,
  date: documents.date,
  customerId: documents.customerId,
  customerName: documents.customerName,
  totalCents: documents.totalCents,
  itemCount: documents.itemCount,
  shippedCount: documents.shippedCount,
  deliveryPackage: documents.deliveryPackage,
  pickingNotifiedAt: documents.pickingNotifiedAt,
  notifyFrom: documents.notifyFrom,
  refundDueCents: documents.refundDueCents,
  store: stores,
};

/** Returns a page of documents, with the total. */
export async function listDocuments(
  db: Db,
  filters: DocumentFilters,
  sort: string,
  params: PageParams,
): Promise<Omit<Schemas["DocumentPage"], "page" | "pageSize">> {
  const where = and(...conditionsOf(filters));
  const ordering = orderingOf(sort, documents.id, SORT_FIELDS);
  if (filters.search?.trim() && params.after === undefined && ordering.field === SORT_FIELDS.date) {
    const page = await searchOnce(db, where, ordering, params, filters.today);
    if (page) return page;
  }
  const found = idsOfPage(db, documents, where, ordering, params);
  const rows = await db
    .select({ ...SUMMARY, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(documents, eq(documents.id, found.id))
    .leftJoin(stores, eq(stores.id, documents.storeId))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const order = filters.search ? orderBy(orderingOf("-date", documents.id, SORT_FIELDS)) : [];
  const counted = await countRows(db, documents, where, () => estimateRows(db, documents, where), order);
  return { items: page.rows.map((row) => asListed(row, filters.today)), nextCursor: page.nextCursor, ...counted };
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
      sql`(select count(*)::integer from ${documents} where ${and(...conditionsOf({ view, today, documentType: ["Order"] }))}) as ${sql.identifier(view)}`,
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
    .where(and(...conditionsOf({ view, today, documentType: ["Order"] })));
  return row ?? { ...NOBODY, pickups: 0 };
}

/** Counts the pickups announced before a time and not collected, with the age of the oldest. */
export async function countPickups(db: Db, before: Date, today: string): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldestAt: min(documents.pickingNotifiedAt) })
    .from(documents)
    .where(and(...conditionsOf({ pickupNotifiedBefore: before, today, documentType: ["Order"] })));
  return row ?? NOBODY;
}

const NOBODY: Waiting = { count: 0, oldestAt: null };

/** Returns the shops by name. */
export async function listStores(db: Db): Promise<Schemas["Store"][]> {
  return db.select().from(stores).orderBy(asc(stores.name), asc(stores.id));
}

/** Returns a document with all its data; null if there is none. */
export async function findDocument(db: Db, id: number): Promise<Schemas["Document"] | null> {
  const [found] = await db
    .select({ document: documents, store: stores, customer: customers })
    .from(documents)
    .innerJoin(customers, eq(customers.id, documents.customerId))
    .leftJoin(stores, eq(stores.id, documents.storeId))
    .where(eq(documents.id, id));
  if (!found) return null;
  const items = await readItems(db, id);
  const events = await db
    .select()
    .from(documentEvents)
    .where(eq(documentEvents.documentId, id))
    .orderBy(desc(documentEvents.date), desc(documentEvents.id));
  const related = await relatedDocuments(db, found.document);
  const returned = found.document.documentType === "Order" ? await returnedCopies(db, id) : new Map<number, number>();
  const undo = await undoOf(db, found.document);
  return asDocument({
    ...found,
    items,
    parcels: await parcelsOf(db, id),
    returned,
    papers: await listPapers(db, id),
    counterPayments: await counterPaymentsOf(db, id),
    events,
    undo,
    related,
  });
}

/** Returns the last undoable action of a document in its current state. */
async function undoOf(db: Db, { id, version }: Pick<typeof documents.$inferSelect, "id" | "version">) {
  const { id: undoId, kind, until } = documentUndos;
  const [undo] = await db
    .select({ id: undoId, kind, until })
    .from(documentUndos)
    .where(and(eq(documentUndos.documentId, id), eq(documentUndos.version, version)));
  return undo ?? null;
}

/** Returns the parcels of a document, oldest first. */
export function parcelsOf(db: Db, documentId: number) {
  return parcelsOfAll(db, [documentId]);
}

/** Returns the parcels of several orders. */
export function parcelsOfAll(db: Db, documentIds: readonly number[]) {
  return db
    .select()
    .from(parcels)
    .where(inArray(parcels.documentId, [...documentIds]))
    .orderBy(asc(parcels.number));
}

/** Returns the sheet source of a document; null for a cart or a missing one. */
export async function findSheetSource(db: Db, id: number) {
  return (await findSheetSources(db, [id])).get(id) ?? null;
}

/** Returns the sheet sources of documents by id, without carts and missing ones. */
export async function findSheetSources(db: Db, ids: readonly number[]) {
  const found = await db
    .select({ document: documents, store: stores, customer: customers })
    .from(documents)
    .innerJoin(customers, eq(customers.id, documents.customerId))
    .leftJoin(stores, eq(stores.id, documents.storeId))
    .where(and(inArray(documents.id, [...ids]), ne(documents.documentStatus, "Temp")));
  const here = found.map(({ document }) => document.id);
  const roots = [...new Set(found.map(({ document }) => document.relatedToId ?? document.id))];
  const items = await db
    .select()
    .from(documentItems)
    .where(inArray(documentItems.documentId, here))
    .orderBy(asc(documentItems.position), asc(documentItems.id));
  const members = await db
    .select({
      id: documents.id,
      customId: documents.customId,
      documentType: documents.documentType,
      date: documents.date,
      relatedToId: documents.relatedToId,
    })
    .from(documents)
    .where(or(inArray(documents.id, roots), inArray(documents.relatedToId, roots)))
    .orderBy(asc(documents.date), asc(documents.id));
  const left = await db
    .select()
    .from(parcels)
    .where(inArray(parcels.documentId, here))
    .orderBy(asc(parcels.documentId), asc(parcels.number));
  const itemsOf = Map.groupBy(items, ({ documentId }) => documentId);
  const membersOf = Map.groupBy(members, (member) => member.relatedToId ?? member.id);
  const parcelsOfEach = Map.groupBy(left, ({ documentId }) => documentId);
  return new Map(
    found.map((one) => {
      const { id, relatedToId } = one.document;
      // Itself before related ones: an invoice is its own.
      const family = [one.document, ...(membersOf.get(relatedToId ?? id) ?? []).filter((member) => member.id !== id)];
      const source = {
        ...one,
        items: itemsOf.get(id) ?? [],
        parcels: parcelsOfEach.get(id) ?? [],
        order: family.find(({ documentType }) => documentType === "Order") ?? one.document,
        invoice: family.find(({ documentType }) => documentType === "Invoice") ?? null,
      };
      return [id, source] as const;
    }),
  );
}

/** Returns the lines of a document in order, with the current covers of their titles. */
export function readItems(db: Db, id: number) {
  return readItemsOf(db, [id]);
}

/** Returns the lines of several documents. */
export function readItemsOf(db: Db, ids: readonly number[]) {
  return db
    .select({ ...getTableColumns(documentItems), picture: productPictures.picture })
    .from(documentItems)
    .leftJoin(productPictures, eq(productPictures.id, documentItems.productId))
    .where(inArray(documentItems.documentId, [...ids]))
    .orderBy(asc(documentItems.position), asc(documentItems.id));
}

/** Returns the versions of those of these documents that exist. */
export function readVersions(db: Db, ids: readonly number[]): Promise<{ id: number; version: number }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({ id: documents.id, version: documents.version })
    .from(documents)
    .where(inArray(documents.id, [...ids]));
}

/** Returns the other documents of its family, oldest first; null if the document does not exist. */
export async function listRelated(db: Db, id: number): Promise<Schemas["RelatedDocument"][] | null> {
  const [document] = await db.select({ id: documents.id, relatedToId: documents.relatedToId }).from(documents).where(eq(documents.id, id));
  if (!document) return null;
  return (await relatedDocuments(db, document)).map((row) => ({ ...row, date: row.date.toISOString() }));
}

/** Returns the messages to a document's customer, newest first; null when the document does not exist. */
export async function listMessages(db: Db, id: number): Promise<Schemas["DocumentMessageList"]["items"] | null> {
  const [document] = await db.select({ id: documents.id }).from(documents).where(eq(documents.id, id));
  if (!document) return null;
  const rows = await db
    .select({ id: documentEvents.id, date: documentEvents.date, actorName: documentEvents.actorName, text: documentEvents.text })
    .from(documentEvents)
    .where(and(eq(documentEvents.documentId, id), eq(documentEvents.kind, "CustomerMessage")))
    .orderBy(desc(documentEvents.date), desc(documentEvents.id));
  return rows.map((row) => ({ ...row, date: row.date.toISOString(), text: row.text ?? "" }));
}

/** Returns the documents of one family: an order with its quotation, deliveries and invoices. */
function relatedDocuments(db: Db, document: { id: number; relatedToId: number | null }) {
  const root = document.relatedToId ?? document.id;
  const member = alias(documents, "member");
  return db
    .select({
      id: member.id,
      customId: member.customId,
      documentType: member.documentType,
      documentStatus: member.documentStatus,
      date: member.date,
    })
    .from(member)
    .where(and(or(eq(member.id, root), eq(member.relatedToId, root)), ne(member.id, document.id)))
    .orderBy(asc(member.date), asc(member.id));
}

/** SQL conditions of the document list. */
export function conditionsOf(filters: DocumentFilters): SQL[] {
  const conditions: (SQL | undefined)[] = [
    inArray(documents.documentType, [...filters.documentType]),
    filters.documentStatus?.length ? inArray(documents.documentStatus, [...filters.documentStatus]) : ne(documents.documentStatus, "Temp"),
    filters.paymentStatus?.length ? inArray(documents.paymentStatus, [...filters.paymentStatus]) : undefined,
    filters.paymentMethod?.length ? inArray(documents.paymentMethod, [...filters.paymentMethod]) : undefined,
    filters.shippingMethod?.length ? inArray(documents.shippingMethod, [...filters.shippingMethod]) : undefined,
    filters.storeId?.length ? inArray(documents.storeId, [...filters.storeId]) : undefined,
    filters.customerId === undefined ? undefined : eq(documents.customerId, filters.customerId),
    filters.from ? gte(documents.date, filters.from) : undefined,
    filters.before ? lt(documents.date, filters.before) : undefined,
    filters.fromCents === undefined ? undefined : gte(documents.totalCents, filters.fromCents),
    filters.toCents === undefined ? undefined : lte(documents.totalCents, filters.toCents),
    filters.number?.length ? inArray(documents.customIdKey, [...new Set(filters.number.flatMap(pastedNumberKeys))]) : undefined,
    filters.view ? viewCondition(filters.view, filters.today) : undefined,
    ...(filters.pickupNotifiedBefore
      ? [ordersMeeting([announcedPickup], filters.today), lt(documents.pickingNotifiedAt, filters.pickupNotifiedBefore)]
      : []),
    filters.ean === undefined ? undefined : hasLineOrNumber(filters.ean),
    filters.search?.trim() ? matchesSearch(filters.search) : undefined,
  ];
  return conditions.filter((condition) => condition !== undefined);
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
