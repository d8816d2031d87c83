import type { PaymentStatus } from "@reserve/domain";
import { and, eq, gte, inArray, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { documentItems, documents } from "./orders.tables.ts";

/** What was ordered in one week. */
export interface SalesSum {
  orderCount: number;
  turnoverCents: number;
}

/** Money that came in and, for the most part, stayed. */
const PAID: readonly PaymentStatus[] = ["Paid", "PartiallyRefunded"];

/**
 * Orders (carts apart) and turnover between these beginnings of weeks, the last one up to `now`. Turnover: paid orders without their
 * cancelled lines; shipping counts as long as a line does.
 */
export async function sumWeeks(db: Db, starts: readonly Date[], now: Date): Promise<SalesSum[]> {
  const [first] = starts;
  if (!first) return [];
  const moments = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  const cancelled = sql`coalesce((
    select sum(${documentItems.quantity} * ${documentItems.unitCents}) from ${documentItems}
    where ${documentItems.documentId} = ${documents.id} and ${documentItems.status} = 'Cancelled'), 0)`;
  const sold = db
    .select({
      // The beginnings were counted in Paris by the caller, so a week that changes the clock is as right as any other.
      week: sql<number>`width_bucket(${documents.date}, array[${moments}])`.as("week"),
      paidCents: sql<number>`case
        when not ${inArray(documents.paymentStatus, [...PAID])} then 0
        when not 'Cancelled' = any(${documents.lineStatuses}) then ${documents.totalCents}
        when ${documents.lineStatuses} <@ array['Cancelled'] then 0
        else ${documents.totalCents} - ${cancelled} end`.as("paid_cents"),
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
      turnoverCents: sql<number>`sum(${sold.paidCents})::double precision`,
    })
    .from(sold)
    .groupBy(sold.week);
  const byWeek = new Map(rows.map((row) => [row.week, row]));
  return starts.map((_, index) => byWeek.get(index + 1) ?? { orderCount: 0, turnoverCents: 0 });
}
