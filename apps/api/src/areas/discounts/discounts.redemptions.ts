import type { Schemas } from "@reserve/contract";
import { codeRefusal, type DiscountCodeState, discountCodeState, discountState, toCents } from "@reserve/domain";
import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import { type PropertyRefusal, refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { type CodeRow, freeCodes, lockOwnCode, noteCode } from "./discounts.codes.store.ts";
import { termsOf } from "./discounts.store.ts";
import { discountRedemptions, discounts } from "./discounts.tables.ts";
import { codeRefusalTexts, redemptionTexts } from "./discounts.texts.ts";

type Row = typeof discounts.$inferSelect;

interface Redeemed {
  /** The discounts redeemed or released by this call. */
  changed: readonly Pick<Row, "id" | "name">[];
  items: Schemas["DiscountRedemptions"]["items"];
}

/** Request properties of discounts and code. */
interface Places {
  discount: (index: number) => string;
  code: string;
}
const OWN_PLACES: Places = { discount: (index) => `discounts[${index}].discountId`, code: "code" };

/**
 * Redeems discounts for an order, all or none: 409 with those no longer available, null when one does not exist. Idempotent per order.
 * Discounts and code are locked, so only one of two orders gets the last use.
 */
export async function redeem(
  tx: Db,
  request: Schemas["DiscountRedemptionRequest"],
  now: Date,
  places = OWN_PLACES,
): Promise<Redeemed | null> {
  const { orderReference, customerId, code } = request;
  const discountIds = request.discounts.map(({ discountId }) => discountId);
  const lockedDiscounts = await tx
    .select()
    .from(discounts)
    .where(inArray(discounts.id, discountIds))
    .orderBy(asc(discounts.id))
    .for("update");
  if (lockedDiscounts.length < discountIds.length) return null;
  const had = await redemptionsBy(tx, orderReference);
  const fresh = lockedDiscounts.filter(({ id }) => !had.has(id));
  const own = await lockOwnCode(tx, code);
  const byCustomer = customerId === null ? new Map<number, number>() : await redemptionsOf(tx, customerId);
  const wrong: PropertyRefusal[] = fresh.flatMap((row) => {
    const errorMessage = refusalOf(row, customerId === null ? null : (byCustomer.get(row.id) ?? 0), now);
    if (errorMessage) return [{ propertyName: places.discount(discountIds.indexOf(row.id)), errorMessage: errorMessage(row.name) }];
    const why = row.requiresCouponCode ? codeRefusal({ couponCode: row.couponCode, ownCode: ownCodeOf(row.id, own) }, code) : null;
    return why ? [{ propertyName: places.code, errorMessage: codeRefusalTexts[why](row.name) }] : [];
  });
  const [first] = wrong;
  if (first) throw refuse.conflict(first.errorMessage, "notRedeemable", wrong);
  const orderCents = toCents(request.orderTotal) ?? 0;
  const takenById = new Map(
    request.discounts.map(({ discountId, taken }) => [discountId, { takenCents: toCents(taken) ?? 0, orderCents }]),
  );
  for (const { id } of fresh) {
    const sums = takenById.get(id) ?? { takenCents: 0, orderCents };
    await tx
      .insert(discountRedemptions)
      .values({ discountId: id, orderReference, customerId, redeemedAt: now, ...sums })
      .onConflictDoUpdate({
        target: [discountRedemptions.discountId, discountRedemptions.orderReference],
        set: { customerId, redeemedAt: now, releasedAt: null, ...sums },
      });
  }
  if (own && fresh.some(({ id, requiresCouponCode }) => id === own.discountId && requiresCouponCode))
    await noteCode(tx, own.id, orderReference, now);
  return { changed: fresh, items: await counted(tx, fresh, discountIds, takenById, 1) };
}

/** Releases the discounts of an order, once; null when it has none. */
export async function release(tx: Db, orderReference: string, now: Date): Promise<Redeemed | null> {
  const earlier = await tx
    .select({ id: discountRedemptions.discountId })
    .from(discountRedemptions)
    .where(eq(discountRedemptions.orderReference, orderReference));
  if (earlier.length === 0) return null;
  const ids = earlier.map(({ id }) => id);
  const lockedDiscounts = await tx.select().from(discounts).where(inArray(discounts.id, ids)).orderBy(asc(discounts.id)).for("update");
  const had = await redemptionsBy(tx, orderReference);
  await tx
    .update(discountRedemptions)
    .set({ releasedAt: now })
    .where(and(eq(discountRedemptions.orderReference, orderReference), isNull(discountRedemptions.releasedAt)));
  await freeCodes(tx, orderReference, now);
  const redeemed = lockedDiscounts.filter(({ id }) => had.has(id));
  return { changed: redeemed, items: await counted(tx, redeemed, ids, had, -1) };
}

/** Counts a customer's redemptions per discount, without released ones. */
export async function redemptionsOf(db: Db, customerId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: discountRedemptions.discountId, count: count() })
    .from(discountRedemptions)
    .where(and(eq(discountRedemptions.customerId, customerId), isNull(discountRedemptions.releasedAt)))
    .groupBy(discountRedemptions.discountId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Returns the state of a typed code, if it is one of the discount’s own. */
export function ownCodeOf(discountId: number, own: CodeRow | null): DiscountCodeState | undefined {
  return own?.discountId === discountId ? discountCodeState(own) : undefined;
}

/** Amount taken off an order, and the order's total. */
interface Sums {
  takenCents: number;
  orderCents: number;
}

/** Returns the current discounts of an order. */
async function redemptionsBy(db: Db, orderReference: string): Promise<Map<number, Sums>> {
  const { discountId, takenCents, orderCents } = discountRedemptions;
  const rows = await db
    .select({ discountId, takenCents, orderCents })
    .from(discountRedemptions)
    .where(and(eq(discountRedemptions.orderReference, orderReference), isNull(discountRedemptions.releasedAt)));
  return new Map(rows.map(({ discountId: id, ...sums }) => [id, sums]));
}

/** Adjusts usage and amounts of locked discounts; returns all usage counts. */
async function counted(
  tx: Db,
  changed: readonly Row[],
  ids: readonly number[],
  sums: ReadonlyMap<number, Sums>,
  by: 1 | -1,
): Promise<Schemas["DiscountRedemptions"]["items"]> {
  for (const { id } of changed) {
    const { takenCents = 0, orderCents = 0 } = sums.get(id) ?? {};
    await tx
      .update(discounts)
      .set({
        redemptionCount: sql`${discounts.redemptionCount} + ${by}`,
        givenCents: sql`${discounts.givenCents} + ${by * takenCents}`,
        turnoverCents: sql`${discounts.turnoverCents} + ${by * orderCents}`,
      })
      .where(eq(discounts.id, id));
  }
  return tx
    .select({ discountId: discounts.id, redemptionCount: discounts.redemptionCount })
    .from(discounts)
    .where(inArray(discounts.id, [...ids]))
    .orderBy(asc(discounts.id));
}

/** Whether an order ever redeemed a discount. */
export async function isRedeemed(db: Db, discountId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: discountRedemptions.discountId })
    .from(discountRedemptions)
    .where(eq(discountRedemptions.discountId, discountId))
    .limit(1);
  return row !== undefined;
}

/** Returns why a discount is no longer available; null if it is. `times`: how often the customer has used it, null if unknown. */
function refusalOf(row: Row, times: number | null, now: Date): ((name: string) => Sentence) | null {
  const state = discountState({ ...termsOf(row), redemptionCount: row.redemptionCount }, now);
  if (state !== "active") return redemptionTexts[state];
  if (row.limitationType !== "NTimesPerCustomer") return null;
  if (times === null) return redemptionTexts.customerUnknown;
  return times >= (row.limitationTimes ?? 0) ? redemptionTexts.customerUsedUp : null;
}
