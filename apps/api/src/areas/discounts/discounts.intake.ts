import { couponKey, fromCents, type IntakeDiscount } from "@reserve/domain";
import { asc, inArray } from "drizzle-orm";
import { refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { redeem } from "./discounts.redemptions.ts";
import { discountCodes, discounts } from "./discounts.tables.ts";
import { GONE, NO_DISCOUNT_OF_CODE, TWICE } from "./discounts.texts.ts";

/** Returns the discount of each code named by orders, all locked in id order, so that concurrent redemptions wait instead of deadlocking. */
export async function lockNamedDiscounts(tx: Db, named: readonly IntakeDiscount[]): Promise<ReadonlyMap<string, number>> {
  const codes = named.flatMap(({ code }) => (code === null ? [] : couponKey(code)));
  const found =
    codes.length === 0
      ? []
      : await tx
          .select({ code: discountCodes.code, discountId: discountCodes.discountId })
          .from(discountCodes)
          .where(inArray(discountCodes.code, codes));
  const ids = [...found.map(({ discountId }) => discountId), ...named.flatMap(({ discountId }) => discountId ?? [])];
  if (ids.length > 0)
    await tx.select({ id: discounts.id }).from(discounts).where(inArray(discounts.id, ids)).orderBy(asc(discounts.id)).for("update");
  return new Map(found.map(({ code, discountId }) => [code, discountId]));
}

/** Redeems the discounts of an incoming order, each with its code; returns them. Rejects at the property of one that cannot be redeemed. */
export async function redeemNamed(
  tx: Db,
  order: { reference: string; customerId: number; totalCents: number; discounts: readonly IntakeDiscount[] },
  idOfCode: ReadonlyMap<string, number>,
  now: Date,
): Promise<{ id: number; name: string; code: string | null }[]> {
  const had: { id: number; name: string; code: string | null }[] = [];
  const named = new Set<number>();
  for (const [index, { code, discountId, cents }] of order.discounts.entries()) {
    if (code === null && discountId === null) continue;
    const property = `discounts[${index}].${discountId === null ? "code" : "discountId"}`;
    const refusedFor = (errorMessage: Sentence) => refuse.invalid([{ propertyName: property, errorMessage }], errorMessage);
    const id = discountId ?? idOfCode.get(couponKey(code ?? ""));
    if (id === undefined) throw refusedFor(NO_DISCOUNT_OF_CODE);
    if (named.has(id)) throw refusedFor(TWICE);
    named.add(id);
    const applied = {
      ...{ orderReference: order.reference, customerId: order.customerId, code, orderTotal: fromCents(order.totalCents) },
      discounts: [{ discountId: id, taken: fromCents(cents) }],
    };
    const done = await redeem(tx, applied, now, { discount: () => property, code: `discounts[${index}].code` });
    if (!done) throw refusedFor(GONE);
    had.push(...done.changed.map(({ name }) => ({ id, name, code })));
  }
  return had;
}
