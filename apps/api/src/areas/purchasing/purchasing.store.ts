import type { Schemas } from "@reserve/contract";
import { missingCopies, parisDay, parisDayStart, purchaseState, searchKey } from "@reserve/domain";
import { and, asc, count, desc, eq, gte, inArray, isNull, lt, min, type SQL, sql } from "drizzle-orm";
import { products } from "../../platform/catalog/products.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { matchesWords } from "../../platform/lists/search.ts";
import { pageFacts } from "../../platform/lists.ts";
import { arrivals, purchaseLines, purchases } from "./purchasing.tables.ts";
import type { Sold } from "./sold.ts";

/** Maximum number of orders listed per title. */
const MOST_NAMED = 20;
/** Maximum number of arrivals listed per day. */
const MOST_ARRIVALS = 100;
/** Namespace of the titles' advisory locks. */
const TURN = 4401140;

/** Filters of the list of titles to order. */
export interface TitleFilters {
  search?: string | undefined;
  state?: "ToOrder" | "Ordered" | "Late" | undefined;
  supplier?: readonly string[] | undefined;
}

type TitleRow = {
  ean: string;
  product_id: number | null;
  title: string;
  authors: string[];
  publisher: string | null;
  supplier: string | null;
  shelf: string | null;
  release_date: string | null;
  wanted: number;
  stock: number;
  ordered: number;
  late: number;
  expected_on: string | null;
  missing: number;
};

const isOutstanding = sql`${purchaseLines.received} + ${purchaseLines.cancelled} < ${purchaseLines.quantity}`;
const outstanding = sql<number>`${purchaseLines.quantity} - ${purchaseLines.received} - ${purchaseLines.cancelled}`;

/** Locks titles for this transaction in a fixed order, so that arrivals are assigned one at a time. */
export async function takeTitles(tx: Db, eans: readonly string[]): Promise<void> {
  for (const ean of [...new Set(eans)].sort()) await tx.execute(sql`select pg_advisory_xact_lock(${TURN}, hashtext(${ean}))`);
}

/** Returns every title that is sold and not available, or on order, as `titles`. */
function titles(db: Db, sold: Pick<Sold, "wantedCopies">, now: Date): SQL {
  const today = parisDay(now);
  return sql`with wanted as (${sold.wantedCopies(db, now)}), on_order as (
      select l.ean, sum(l.quantity - l.received - l.cancelled)::integer as ordered, max(l.title) as title,
          coalesce(sum(l.quantity - l.received - l.cancelled) filter (where p.expected_on < ${today}::date), 0)::integer as late,
          min(p.expected_on)::text as expected_on
        from purchase_lines l join purchases p on p.id = l.purchase_id
        where l.received + l.cancelled < l.quantity group by l.ean
    ), known as (
      select coalesce(w.ean, o.ean) as ean, p.id as product_id, coalesce(p.title, w.title, o.title) as title,
          coalesce(p.authors, '{}') as authors, coalesce(p.publishers[1], w.publisher) as publisher,
          coalesce(p.suppliers[1], p.publishers[1], w.publisher) as supplier, p.shelf, p.release_date::text as release_date,
          coalesce(w.wanted, 0) as wanted, coalesce(p.stock, 0) as stock, coalesce(o.ordered, 0) as ordered, coalesce(o.late, 0) as late,
          o.expected_on
        from wanted w full join on_order o on o.ean = w.ean
          left join products p on p.ean collate "C" = coalesce(w.ean, o.ean)
    ), titles as (
      select known.*, greatest(0, wanted - greatest(0, stock) - ordered) as missing from known
        where ordered > 0 or wanted > greatest(0, stock) + ordered
    )`;
}

function conditionsOf({ search, state, supplier }: TitleFilters): SQL {
  const conditions = [sql`true`];
  if (search?.trim())
    conditions.push(
      ...matchesWords(sql`fold(concat_ws(' ', '', ean, title, array_to_string(authors, ' '), publisher, supplier))`, searchKey(search)),
    );
  if (state === "ToOrder") conditions.push(sql`missing > 0`);
  if (state === "Ordered") conditions.push(sql`ordered > 0`);
  if (state === "Late") conditions.push(sql`late > 0`);
  if (supplier?.length) conditions.push(sql`supplier = any(${sql.param([...supplier])}::text[])`);
  return sql.join(conditions, sql` and `);
}

const SORTS: Readonly<Record<string, SQL>> = {
  supplier: sql`fold(coalesce(supplier, '')) collate "C"`,
  title: sql`fold(title) collate "C"`,
  missingCount: sql`missing`,
  expectedOn: sql`expected_on`,
};

function orderOf(sort: string): SQL {
  const key = SORTS[sort.replace(/^-/, "")] ?? sql`ean`;
  return sql`${key} ${sql.raw(sort.startsWith("-") ? "desc" : "asc")} nulls last, fold(title) collate "C", ean`;
}

/** Returns a page of titles to order or on order, with waiting orders and open purchases. */
export async function listTitles(
  db: Db,
  sold: Sold,
  filters: TitleFilters,
  { sort, page, pageSize, now }: { sort: string; page: number; pageSize: number; now: Date },
): Promise<Schemas["TitleToOrderPage"]> {
  const head = titles(db, sold, now);
  const where = conditionsOf(filters);
  const sumsQuery = rowsOf<{ count: number; suppliers: string[] | null }>(
    db,
    sql`${head} select (count(*) filter (where ${where}))::integer as count, array_agg(distinct supplier) filter (where supplier is not null) as suppliers
      from titles`,
  );
  const rowsQuery = rowsOf<TitleRow>(
    db,
    sql`${head} select * from titles where ${where} order by ${orderOf(sort)} limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const [[sums], rows] = await Promise.all([sumsQuery, rowsQuery]);
  const eans = rows.map(({ ean }) => ean);
  const [waitingLines, orderedLines] = await Promise.all([sold.linesWaiting(db, eans, now), linesOnOrder(db, eans)]);
  const waiting = Map.groupBy(waitingLines, ({ ean }) => ean);
  const onOrder = Map.groupBy(orderedLines, ({ ean }) => ean);
  return {
    ...pageFacts({ page, pageSize }, { totalCount: sums?.count ?? 0, totalIsExact: true }),
    suppliers: (sums?.suppliers ?? []).toSorted((a, b) => a.localeCompare(b, "fr")),
    items: rows.map((row) => ({
      ean: row.ean,
      productId: row.product_id,
      title: row.title,
      authors: row.authors,
      publisher: row.publisher,
      supplier: row.supplier,
      shelf: row.shelf,
      releaseDate: row.release_date,
      wantedCount: row.wanted,
      stock: row.stock,
      orderedCount: row.ordered,
      missingCount: missingCopies(row),
      lateCount: row.late,
      expectedOn: row.expected_on,
      state: purchaseState({ ...row, expectedOn: row.expected_on }) ?? "Ordered",
      documents: documentsOf(waiting.get(row.ean) ?? []),
      purchases: (onOrder.get(row.ean) ?? []).map(({ ean: _, orderedAt, ...line }) => ({ ...line, orderedAt: orderedAt.toISOString() })),
    })),
  };
}

/** Counts the titles to order, as their list does. */
export async function countToOrder(db: Db, wantedCopies: Sold["wantedCopies"], now: Date): Promise<number> {
  const where = conditionsOf({ state: "ToOrder" });
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`${titles(db, { wantedCopies }, now)} select count(*)::integer as count from titles where ${where}`,
  );
  return row?.count ?? 0;
}

/** Counts the titles with late copies, and since when the first is late. */
export async function countLate(db: Db, { now }: { now: Date }): Promise<{ count: number; oldestAt: Date | null }> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${purchaseLines.ean})::integer`, since: min(purchases.expectedOn) })
    .from(purchaseLines)
    .innerJoin(purchases, eq(purchases.id, purchaseLines.purchaseId))
    .where(and(isOutstanding, lt(purchases.expectedOn, parisDay(now))));
  return { count: row?.count ?? 0, oldestAt: row?.since ? parisDayStart(row.since) : null };
}

/** Yields all titles in batches, for the export. */
export async function* titlesInBatches(
  db: Db,
  sold: Sold,
  filters: TitleFilters,
  { sort, size, now }: { sort: string; size: number; now: Date },
): AsyncGenerator<Schemas["TitleToOrder"][], void> {
  for (let page = 1; ; page += 1) {
    const { items } = await listTitles(db, sold, filters, { sort, page, pageSize: size, now });
    yield items;
    if (items.length < size) return;
  }
}

type WaitingLineRow = Awaited<ReturnType<Sold["linesWaiting"]>>[number];

/** Returns the orders of these lines, each with its number of missing copies. */
function documentsOf(lines: readonly WaitingLineRow[]): Schemas["WaitingDocument"][] {
  const documents = new Map<number, Schemas["WaitingDocument"]>();
  for (const { documentId, customId, customerName, date, isPickup, quantity, setAside } of lines) {
    const purchased = documents.get(documentId);
    const more = quantity - setAside;
    documents.set(documentId, {
      ...{ id: documentId, customId, customerName, date: date.toISOString(), isPickup },
      quantity: (purchased?.quantity ?? 0) + more,
    });
  }
  return [...documents.values()].slice(0, MOST_NAMED);
}

function linesOnOrder(db: Db, eans: readonly string[]) {
  if (eans.length === 0) return Promise.resolve([]);
  return db
    .select({
      ean: purchaseLines.ean,
      id: purchaseLines.id,
      quantity: purchaseLines.quantity,
      outstanding,
      orderedAt: purchases.orderedAt,
      orderedBy: purchases.orderedBy,
      expectedOn: purchases.expectedOn,
      reference: purchases.reference,
    })
    .from(purchaseLines)
    .innerJoin(purchases, eq(purchases.id, purchaseLines.purchaseId))
    .where(and(inArray(purchaseLines.ean, [...eans]), isOutstanding))
    .orderBy(sql`${purchases.expectedOn} nulls last`, asc(purchaseLines.id));
}

/** Returns the catalogue's titles by EAN. */
export async function knownTitles(db: Db, eans: readonly string[]) {
  const rows = await db
    .select({ ean: products.ean, title: products.title, authors: products.authors, shelf: products.shelf, stock: products.stock })
    .from(products)
    .where(inArray(sql`${products.ean} collate "C"`, [...eans]));
  return new Map(rows.map((row) => [row.ean, row]));
}

/** Inserts a purchase; returns the ids of its lines. */
export async function addPurchase(
  tx: Db,
  purchase: Omit<typeof purchases.$inferInsert, "id">,
  lines: readonly { ean: string; title: string; quantity: number }[],
): Promise<number[]> {
  const [row] = await tx.insert(purchases).values(purchase).returning({ id: purchases.id });
  if (!row) throw new Error("an inserted purchase returned no row");
  const added = await tx
    .insert(purchaseLines)
    .values(lines.map((line) => ({ ...line, purchaseId: row.id })))
    .returning({ id: purchaseLines.id });
  return added.map(({ id }) => id);
}

/** Returns the existing lines among these. */
export function findPurchaseLines(db: Db, ids: readonly number[]) {
  return db
    .select({ id: purchaseLines.id, ean: purchaseLines.ean, title: purchaseLines.title, outstanding })
    .from(purchaseLines)
    .where(inArray(purchaseLines.id, [...ids]));
}

/** Cancels copies of a line that have not arrived. */
export async function cancelOutstanding(tx: Db, id: number, copies: number): Promise<void> {
  await tx
    .update(purchaseLines)
    .set({ cancelled: sql`${purchaseLines.cancelled} + ${copies}` })
    .where(eq(purchaseLines.id, id));
}

/** Counts the copies of a title on order. */
export async function countOnOrder(db: Db, ean: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${outstanding}), 0)::integer` })
    .from(purchaseLines)
    .where(and(eq(purchaseLines.ean, ean), isOutstanding));
  return row?.count ?? 0;
}

/** Counts a copy as arrived in the line with the earliest expected date; null if none is on order. */
export async function countArrived(tx: Db, ean: string): Promise<number | null> {
  const [line] = await tx
    .select({ id: purchaseLines.id })
    .from(purchaseLines)
    .innerJoin(purchases, eq(purchases.id, purchaseLines.purchaseId))
    .where(and(eq(purchaseLines.ean, ean), isOutstanding))
    .orderBy(sql`${purchases.expectedOn} nulls last`, asc(purchaseLines.id))
    .limit(1);
  if (!line) return null;
  await changeReceived(tx, line.id, 1);
  return line.id;
}

/** Counts a copy of a line as arrived, or as not arrived after all. */
export async function changeReceived(tx: Db, id: number, by: 1 | -1): Promise<void> {
  await tx
    .update(purchaseLines)
    .set({ received: sql`${purchaseLines.received} + ${by}` })
    .where(eq(purchaseLines.id, id));
}

/** An arrived copy's row. */
export type ArrivalRow = typeof arrivals.$inferSelect;

/** Inserts an arrived copy. */
export async function addArrival(tx: Db, arrival: Omit<typeof arrivals.$inferInsert, "id">): Promise<ArrivalRow> {
  const [row] = await tx.insert(arrivals).values(arrival).returning();
  if (!row) throw new Error("an inserted arrival returned no row");
  return row;
}

/** Returns an arrival; `isLocked` locks it for this transaction. */
export async function findArrival(db: Db, id: number, isLocked = false): Promise<ArrivalRow | null> {
  const query = db.select().from(arrivals).where(eq(arrivals.id, id));
  const [row] = await (isLocked ? query.for("update") : query);
  return row ?? null;
}

/** Records that an arrival was undone. */
export async function markTakenBack(tx: Db, id: number, at: Date): Promise<void> {
  await tx.update(arrivals).set({ takenBackAt: at }).where(eq(arrivals.id, id));
}

/** Returns today's arrivals, newest first, with the number of copies arrived and on order. */
export async function arrivedToday(db: Db, now: Date) {
  const since = gte(arrivals.receivedAt, parisDayStart(parisDay(now)));
  const rows = await db.select().from(arrivals).where(since).orderBy(desc(arrivals.receivedAt), desc(arrivals.id)).limit(MOST_ARRIVALS);
  const [arrived] = await db
    .select({ total: count() })
    .from(arrivals)
    .where(and(since, isNull(arrivals.takenBackAt)));
  const [expected] = await db
    .select({ total: sql<number>`coalesce(sum(${outstanding}), 0)::integer` })
    .from(purchaseLines)
    .where(isOutstanding);
  return { rows, totalCount: arrived?.total ?? 0, expectedCount: expected?.total ?? 0 };
}
