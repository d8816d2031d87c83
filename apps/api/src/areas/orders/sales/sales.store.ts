import type { PaymentStatus } from "@reserve/domain";
import { and, asc, desc, eq, gte, inArray, isNotNull, lte, ne, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { documentItems, documents } from "../orders.tables.ts";

/** Sales of one week. */
export interface SalesSum {
  orderCount: number;
  /** Number of orders in the turnover. */
  paidCount: number;
  turnoverCents: number;
}

/** Statuses of received payments that were not fully refunded. */
const PAID: readonly PaymentStatus[] = ["Paid", "PartiallyRefunded"];

/**
 * Returns orders (without carts) and turnover between week starts, the last until `now`. Turnover: totals of paid orders without cancelled
 * lines, less refunds.
 */
export async function sumWeeks(db: Db, starts: readonly Date[], now: Date): Promise<SalesSum[]> {
  const [first] = starts;
  if (!first) return [];
  const isPaid = sql`(${inArray(documents.paymentStatus, [...PAID])} and not ${documents.lineStatuses} <@ array['Cancelled'])`;
  const sold = db
    .select({
      week: weekOf(starts).as("week"),
      isPaid: isPaid.as("is_paid"),
      paidCents: sql<number>`case when ${isPaid}
        then least(${documents.totalCents}, coalesce(${documents.paidCents}, ${documents.totalCents}) - coalesce(${documents.refundedCents}, 0))
        else 0 end`.as("paid_cents"),
    })
    .from(documents)
    .where(
      and(eq(documents.documentType, "Order"), ne(documents.documentStatus, "Temp"), gte(documents.date, first), lte(documents.date, now)),
    )
    .as("sold");
  const rows = await db
    .select({
      week: sold.week,
      orderCount: sql<number>`count(*)::integer`,
      paidCount: sql<number>`count(*) filter (where ${sold.isPaid})::integer`,
      turnoverCents: sql<number>`sum(${sold.paidCents})::double precision`,
    })
    .from(sold)
    .groupBy(sold.week);
  const byWeek = new Map(rows.map((row) => [row.week, row]));
  return starts.map((_, index) => byWeek.get(index + 1) ?? { orderCount: 0, paidCount: 0, turnoverCents: 0 });
}

/** Returns the number of an order's week, from 1. The starts are computed in Paris, so that weeks with a clock change are correct too. */
function weekOf(starts: readonly Date[]) {
  const moments = starts.map((start) => sql`${start.toISOString()}::timestamptz`);
  return sql<number>`width_bucket(${documents.date}, array[${sql.join(moments, sql`, `)}])`;
}

/** Sales of one title. */
export interface TitleSales {
  /** Number of copies per week, in the order of the requested weeks. */
  copies: number[];
  yearCopies: number;
  lastOrderedAt: Date | null;
  openOrderCount: number;
  openCopies: number;
}

/** Sums the ordered copies of a title by week, since `yearStart`, and those not shipped yet; without carts and cancelled lines. */
export async function sumTitle(db: Db, ean: string, starts: readonly Date[], yearStart: Date, now: Date): Promise<TitleSales> {
  const isOpen = inArray(documentItems.status, ["Created", "Pending", "Processing"]);
  const rows = await db
    .select({
      week: weekOf(starts).as("week"),
      copies: sql<number>`sum(${documentItems.quantity})::integer`,
      yearCopies: sql<number>`coalesce(sum(${documentItems.quantity}) filter (where ${gte(documents.date, yearStart)}), 0)::integer`,
      last: sql<Date>`max(${documents.date})`.mapWith(documents.date),
      openOrderCount: sql<number>`count(distinct ${documents.id}) filter (where ${isOpen})::integer`,
      openCopies: sql<number>`coalesce(sum(${documentItems.quantity}) filter (where ${isOpen}), 0)::integer`,
    })
    .from(documentItems)
    .innerJoin(documents, eq(documents.id, documentItems.documentId))
    .where(
      and(
        eq(documentItems.ean, ean),
        eq(documents.documentType, "Order"),
        ne(documents.documentStatus, "Temp"),
        notInArray(documentItems.status, ["Temp", "Cancelled"]),
        lte(documents.date, now),
      ),
    )
    .groupBy(sql`week`);
  const sum = (key: "yearCopies" | "openOrderCount" | "openCopies") => rows.reduce((total, row) => total + row[key], 0);
  const byWeek = new Map(rows.map(({ week, copies }) => [week, copies]));
  return {
    copies: starts.map((_, index) => byWeek.get(index + 1) ?? 0),
    yearCopies: sum("yearCopies"),
    lastOrderedAt: rows.reduce<Date | null>((latest, { last }) => (latest && latest > last ? latest : last), null),
    // An order is counted in a single week, so that weekly counts add up.
    openOrderCount: sum("openOrderCount"),
    openCopies: sum("openCopies"),
  };
}

/** Returns the most ordered products since a time, best first; without carts and cancelled lines. */
export async function bestSellers(db: Db, since: Date, most: number): Promise<number[]> {
  const copies = sql`sum(${documentItems.quantity})`;
  const rows = await db
    .select({ id: sql<number>`${documentItems.productId}` })
    .from(documents)
    .innerJoin(documentItems, eq(documentItems.documentId, documents.id))
    .where(
      and(
        eq(documents.documentType, "Order"),
        ne(documents.documentStatus, "Temp"),
        gte(documents.date, since),
        notInArray(documentItems.status, ["Temp", "Cancelled"]),
        isNotNull(documentItems.productId),
      ),
    )
    .groupBy(documentItems.productId)
    .orderBy(desc(copies), asc(documentItems.productId))
    .limit(most);
  return rows.map(({ id }) => id);
}
