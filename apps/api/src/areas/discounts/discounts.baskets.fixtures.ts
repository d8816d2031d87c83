import type { Schemas } from "@reserve/contract";
import {
  type BasketLine,
  type DiscountRule,
  type DiscountTerms,
  discountBasket,
  fromCents,
  newDiscount,
  storedTerms,
} from "@reserve/domain";
import { products } from "../../platform/catalog/products.tables.ts";
import type { Caller, TestApp } from "../../testing/test-app.ts";
import { addProducts, type NewProduct } from "../catalog/catalog.bulk.store.ts";
import { titles } from "../catalog/catalog.list.fixtures.ts";
import { addDiscounts, rulesNow } from "./discounts.store.ts";
import { discountRedemptions, discounts } from "./discounts.tables.ts";

/** Returns a number below another one; the sequence is deterministic. */
type Pick = (below: number) => number;

const CATEGORIES = ["Littérature", "Essais", "Jeunesse"];
const BASKETS_A_SHOP = 50;
const TITLES = 12;

/** Results of the simulation and the domain for the same baskets. */
export interface Agreement {
  baskets: number;
  /** Number of baskets whose results differ, to the cent. */
  differing: number;
  /** Number of baskets with more than one discount. */
  withSeveral: number;
  /** The lowest total, in cents. */
  lowestCents: number;
}

/** Simulates random baskets, each with one unsaved discount beside the shop's, and compares with the domain. */
export async function compareBaskets(shop: TestApp, caller: Caller, baskets: number, seed = 58): Promise<Agreement> {
  const pick = picker(seed);
  const { db } = shop.database;
  const now = shop.clock.now();
  const randomTitles = await addRandomTitles(shop, pick);
  const found: Agreement = { baskets: 0, differing: 0, withSeveral: 0, lowestCents: Number.POSITIVE_INFINITY };
  let stored: DiscountRule[] = [];
  for (; found.baskets < baskets; found.baskets++) {
    if (found.baskets % BASKETS_A_SHOP === 0) {
      await db.delete(discountRedemptions);
      await db.delete(discounts);
      const many = Array.from({ length: 1 + pick(4) }, () => randomTerms(pick));
      await addDiscounts(
        db,
        many.map((terms) => ({ ...terms, redemptionCount: 0, givenCents: 0, turnoverCents: 0, createdAt: now })),
      );
      stored = await rulesNow(db, now, new Map());
    }
    const written = randomTerms(pick);
    const lines = Array.from({ length: 1 + pick(4) }, () => ({ line: oneOf(pick, randomTitles), quantity: 1 + pick(3) }));
    const shippingCents = oneOf(pick, [0, 1, 300, 490, 790]);
    const place = { billingCountry: "FR", shippingCountry: "FR", paymentMethod: "CreditCard", shippingMethod: "Colissimo" } as const;
    const body: Schemas["DiscountSimulationRequest"] = {
      ...{ id: null, discount: written as Schemas["DiscountSave"], code: null, customerId: null, ...place },
      lines: lines.map(({ line, quantity }) => ({ ean: line.ean, quantity })),
      shippingPrice: fromCents(shippingCents),
    };
    const { entityOutput: simulated } = (await caller.call("simulateDiscounts", { body })).body;
    const rules = [...stored, { ...storedTerms(written), id: 0, redemptionCount: 0, customerRedemptionCount: 0 }];
    const basket = {
      lines: lines.map(({ line, quantity }) => ({ ...line, quantity })),
      shippingCents,
      code: null,
      customer: null,
      ...place,
    };
    const expected = discountBasket(rules, basket, now);
    const isSame =
      simulated.total === fromCents(expected.totalCents) &&
      simulated.shipping.after === fromCents(expected.shipping.afterCents) &&
      simulated.lines.map(({ after }) => after).join() === expected.lines.map(({ afterCents }) => fromCents(afterCents)).join() &&
      simulated.applied.map(({ discountId, taken }) => `${discountId} ${taken}`).join() ===
        expected.applied.map(({ discountId, takenCents }) => `${discountId} ${fromCents(takenCents)}`).join();
    if (!isSame) found.differing++;
    if (simulated.applied.length > 1) found.withSeveral++;
    found.lowestCents = Math.min(found.lowestCents, Math.round(Number(simulated.total) * 100));
  }
  return found;
}

/** Returns a small seeded generator, so that a failing example is reproducible. */
function picker(seed: number): Pick {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function oneOf<T>(pick: Pick, choices: readonly T[]): T {
  return choices[pick(choices.length)] as T;
}

function randomTerms(pick: Pick): DiscountTerms {
  return storedTerms({
    ...newDiscount,
    ...{ name: "Au hasard", isPublished: true, isFree: pick(12) === 0, usePercentage: pick(3) > 0 },
    discountType: oneOf(pick, ["AppliesToItems", "AppliesToItems", "AppliesToSubTotal", "AppliesToShipping"] as const),
    discountPercentage: oneOf(pick, [0.05, 0.0555, 0.1, 0.3333, 0.5, 1]),
    discountAmount: fromCents(1 + pick(900)),
    maximumDiscountAmountWithUserPercentage: pick(3) === 0 ? fromCents(1 + pick(500)) : null,
    isCumulative: pick(4) > 0,
    assignedToCategories: pick(2) === 0 ? [oneOf(pick, CATEGORIES)] : [],
  });
}

async function addRandomTitles(shop: TestApp, pick: Pick): Promise<Omit<BasketLine, "quantity">[]> {
  const [plain] = titles;
  if (!plain) throw new Error("There is no title to begin with.");
  const many = Array.from({ length: TITLES }, (_, index): NewProduct => {
    const ean = String(2_000_000_058_000 + index);
    return { ...plain, id: 5_800 + index, ean, priceCents: pick(12) === 0 ? 0 : pick(5_000), categories: [oneOf(pick, CATEGORIES)] };
  });
  await addProducts(shop.database.db, many);
  const rows = await shop.database.db.select().from(products);
  const made = new Set(many.map(({ ean }) => ean));
  return rows
    .filter(({ ean }) => made.has(ean))
    .map(({ ean, kind, priceCents, categories, classifications, variations }) => ({
      ...{ ean, unitPriceCents: priceCents ?? 0, isBook: kind === "Book" || kind === "Comic", categories },
      ...{ subCategories: classifications, attributes: variations },
    }));
}
