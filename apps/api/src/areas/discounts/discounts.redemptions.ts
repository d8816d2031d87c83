import type { Schemas } from "@reserve/contract";
import { discountState } from "@reserve/domain";
import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import { type PropertyRefusal, refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { termsOf } from "./discounts.store.ts";
import { discountRedemptions, discounts } from "./discounts.tables.ts";
import { redemptionWords } from "./discounts.words.ts";

type Row = typeof discounts.$inferSelect;

interface Redeemed {
  /** Those that were given or given back just now. */
  changed: readonly Pick<Row, "id" | "name">[];
  items: Schemas["DiscountRedemptions"]["items"];
}

/**
 * Notes that an order has had these discounts, all of them or none: 409 with what cannot be had any more, 404 for one that does not exist. What the order
 * has had already is not counted again. The discounts are held meanwhile, so that of two orders for the last one only one gets it.
 */
export async function redeem(
  tx: Db,
  { orderReference, discountIds, customerId }: Schemas["DiscountRedemptionRequest"],
  now: Date,
): Promise<Redeemed | null> {
  const held = await tx
    .select()
    .from(discounts)
    .where(inArray(discounts.id, [...discountIds]))
    .orderBy(asc(discounts.id))
    .for("update");
  if (held.length < discountIds.length) return null;
  const had = await redeemedBy(tx, orderReference);
  const fresh = held.filter(({ id }) => !had.includes(id));
  const byCustomer = customerId === null ? new Map<number, number>() : await redemptionsOf(tx, customerId);
  const wrong: PropertyRefusal[] = fresh.flatMap((row) => {
    const errorMessage = refusalOf(row, customerId === null ? null : (byCustomer.get(row.id) ?? 0), now);
    return errorMessage ? [{ propertyName: `discountIds[${discountIds.indexOf(row.id)}]`, errorMessage: errorMessage(row.name) }] : [];
  });
  const [first] = wrong;
  if (first) throw refuse.conflict(first.errorMessage, "notRedeemable", wrong);
  for (const { id } of fresh) {
    await tx
      .insert(discountRedemptions)
      .values({ discountId: id, orderReference, customerId, redeemedAt: now })
      .onConflictDoUpdate({
        target: [discountRedemptions.discountId, discountRedemptions.orderReference],
        set: { customerId, redeemedAt: now, releasedAt: null },
      });
  }
  return { changed: fresh, items: await counted(tx, fresh, discountIds, 1) };
}

/** Gives back what an order has had, once; null when it has had nothing. */
export async function release(tx: Db, orderReference: string, now: Date): Promise<Redeemed | null> {
  const known = await tx
    .select({ id: discountRedemptions.discountId })
    .from(discountRedemptions)
    .where(eq(discountRedemptions.orderReference, orderReference));
  if (known.length === 0) return null;
  const ids = known.map(({ id }) => id);
  const held = await tx.select().from(discounts).where(inArray(discounts.id, ids)).orderBy(asc(discounts.id)).for("update");
  const had = await redeemedBy(tx, orderReference);
  await tx
    .update(discountRedemptions)
    .set({ releasedAt: now })
    .where(and(eq(discountRedemptions.orderReference, orderReference), isNull(discountRedemptions.releasedAt)));
  const given = held.filter(({ id }) => had.includes(id));
  return { changed: given, items: await counted(tx, given, ids, -1) };
}

/** How often a customer has each discount, without what was given back. */
export async function redemptionsOf(db: Db, customerId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: discountRedemptions.discountId, count: count() })
    .from(discountRedemptions)
    .where(and(eq(discountRedemptions.customerId, customerId), isNull(discountRedemptions.releasedAt)))
    .groupBy(discountRedemptions.discountId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** The discounts that an order has now. */
async function redeemedBy(db: Db, orderReference: string): Promise<number[]> {
  const rows = await db
    .select({ id: discountRedemptions.discountId })
    .from(discountRedemptions)
    .where(and(eq(discountRedemptions.orderReference, orderReference), isNull(discountRedemptions.releasedAt)));
  return rows.map(({ id }) => id);
}

/** Counts the held ones up or down, and says of all how often they are had. */
async function counted(
  tx: Db,
  changed: readonly Row[],
  ids: readonly number[],
  by: 1 | -1,
): Promise<Schemas["DiscountRedemptions"]["items"]> {
  if (changed.length > 0)
    await tx
      .update(discounts)
      .set({ redemptionCount: sql`${discounts.redemptionCount} + ${by}` })
      .where(
        inArray(
          discounts.id,
          changed.map(({ id }) => id),
        ),
      );
  return tx
    .select({ discountId: discounts.id, redemptionCount: discounts.redemptionCount })
    .from(discounts)
    .where(inArray(discounts.id, [...ids]))
    .orderBy(asc(discounts.id));
}

/** Why a discount cannot be had any more; `times`: how often the customer has it, null for nobody known. */
function refusalOf(row: Row, times: number | null, now: Date): ((name: string) => Sentence) | null {
  const state = discountState({ ...termsOf(row), redemptionCount: row.redemptionCount }, now);
  if (state !== "active") return redemptionWords[state];
  if (row.limitationType !== "NTimesPerCustomer") return null;
  if (times === null) return redemptionWords.customerUnknown;
  return times >= (row.limitationTimes ?? 0) ? redemptionWords.customerUsedUp : null;
}
