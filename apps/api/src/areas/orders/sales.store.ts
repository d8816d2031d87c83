import type { PaymentStatus } from "@reserve/domain";
import { and, eq, gte, inArray, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { documents } from "./orders.tables.ts";

/** What was ordered in one week. */
export interface SalesSum {
  orderCount: number;
  /** How many of them the turnover comes from. */
  paidCount: number;
  turnoverCents: number;
}

/** Money that came in and, for the most part, stayed. */
const PAID: readonly PaymentStatus[] = ["Paid", "PartiallyRefunded"];

/**
 * Orders (carts apart) and turnover between these beginnings of weeks, the last one up to `now`. Turnover: what paid orders come to without their
 * cancelled lines, less what was given back beyond those.
 */
export async function sumWeeks(db: Db, starts: readonly Date[], now: Date): Promise<SalesSum[]> {
  const [first] = starts;
  if (!first) return [];
  const moments = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  const isPaid = sql`(${inArray(documents.paymentStatus, [...PAID])} and not ${documents.lineStatuses} <@ array['Cancelled'])`;
  const sold = db
    .select({
      // The beginnings were counted in Paris by the caller, so a week that changes the clock is as right as any other.
      week: sql<number>`width_bucket(${documents.date}, array[${moments}])`.as("week"),
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
