import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import {
  type Basket,
  type BasketLine,
  basketHints,
  type DiscountStep,
  type DiscountTerms,
  discountBasket,
  fromCents,
  toCents,
} from "@reserve/domain";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { ownCode } from "./discounts.codes.store.ts";
import { ownCodeOf, redemptionsOf } from "./discounts.redemptions.ts";
import { basketTitles, ruleOf, rulesNow } from "./discounts.store.ts";

/** Facts of a customer that discounts use. */
export interface Buyer {
  roleId: number | null;
  hasFidelity: boolean;
  billingCountry: string | null;
  shippingCountry: string | null;
}

/** Returns the discount facts of a customer; null when there is none. */
export type FindBuyer = (db: Db, id: number) => Promise<Buyer | null>;

/** The specified customer does not exist. */
export const NO_CUSTOMER = { fr: "Ce client n’existe pas ou n’existe plus.", en: "This customer does not exist, or no longer." };

/** Id of a discount that is not saved yet. */
const NEW = 0;

/** Simulates the published discounts and an unsaved one on a basket; null when the named one does not exist. */
export async function simulate(
  db: Db,
  request: Schemas["DiscountSimulationRequest"],
  terms: DiscountTerms | null,
  { now, variant, findBuyer }: { now: Date; variant: ClientVariant; findBuyer: FindBuyer },
): Promise<Schemas["DiscountSimulation"] | null> {
  const timesOf = request.customerId === null ? new Map<number, number>() : await redemptionsOf(db, request.customerId);
  const saved = request.id === null ? null : await ruleOf(db, request.id, timesOf);
  if (request.id !== null && !saved) return null;
  const rules = (await rulesNow(db, now, timesOf)).filter(({ id }) => id !== saved?.id);
  const own = await ownCode(db, request.code);
  for (const rule of rules) rule.ownCode = ownCodeOf(rule.id, own);
  if (terms) {
    // Evaluated as if published: the author of a draft wants to see its effect.
    const counts = { redemptionCount: saved?.redemptionCount ?? 0, customerRedemptionCount: saved?.customerRedemptionCount ?? 0 };
    // A draft with single-use codes, tested without a code, is treated as if the customer had one.
    const requiresCouponCode = terms.requiresCouponCode && (terms.couponCode !== null || Boolean(request.code?.trim()));
    const stands = { isPublished: true, requiresCouponCode, id: saved?.id ?? NEW, ownCode: saved ? ownCodeOf(saved.id, own) : undefined };
    rules.push({ ...terms, ...stands, ...counts });
  } else if (saved) rules.push({ ...saved, ownCode: ownCodeOf(saved.id, own) });
  const { basket, titles } = await basketOf(db, request, findBuyer);
  const counted = discountBasket(rules, basket, now);
  const names = new Map(rules.map(({ id, name }) => [id, name]));
  const nameOf = (id: number) => names.get(id) ?? "";
  return {
    lines: counted.lines.map(({ beforeCents, afterCents, steps, outOfScope }, index) => {
      const title = titles[index];
      if (!title) throw new Error("a line was counted that the basket does not have");
      return { ...title, before: fromCents(beforeCents), after: fromCents(afterCents), steps: steps.map(asStep), outOfScope };
    }),
    shipping: {
      before: fromCents(counted.shipping.beforeCents),
      after: fromCents(counted.shipping.afterCents),
      steps: counted.shipping.steps.map(asStep),
    },
    applied: counted.applied.map(({ discountId, takenCents, isCapped }) => ({
      ...{ discountId, name: nameOf(discountId) },
      ...{ taken: fromCents(takenCents), isCapped },
    })),
    refused: counted.refused.map(({ discountId, reason, aloneCents }) => ({
      ...{ discountId, name: nameOf(discountId), reason },
      alone: fromCents(aloneCents),
    })),
    hints: basketHints(basket, counted, variant.thresholds),
    totalBefore: fromCents(counted.totalBeforeCents),
    total: fromCents(counted.totalCents),
  };
}

type Title = Pick<Schemas["DiscountSimulation"]["lines"][number], "ean" | "title" | "kind" | "quantity" | "unitPrice">;

async function basketOf(
  db: Db,
  request: Schemas["DiscountSimulationRequest"],
  findBuyer: FindBuyer,
): Promise<{ basket: Basket; titles: Title[] }> {
  const wrong: PropertyRefusal[] = [];
  const titlesByEan = await basketTitles(
    db,
    request.lines.map(({ ean }) => ean),
  );
  const lines: BasketLine[] = [];
  const titles: Title[] = [];
  for (const [index, { ean, quantity }] of request.lines.entries()) {
    const found = titlesByEan.get(ean);
    if (!found || found.priceCents === null) {
      const errorMessage = found
        ? { fr: `« ${found.title} » n’a pas encore de prix.`, en: `“${found.title}” has no price yet.` }
        : { fr: `Aucun titre n’a l’EAN ${ean}.`, en: `No title has the EAN ${ean}.` };
      wrong.push({ propertyName: `lines[${index}].ean`, errorMessage });
      continue;
    }
    const { title, kind, priceCents, categories, classifications, variations } = found;
    const isBook = kind === "Book" || kind === "Comic";
    lines.push({ ean, unitPriceCents: priceCents, quantity, isBook, categories, subCategories: classifications, attributes: variations });
    titles.push({ ean, title, kind, quantity, unitPrice: fromCents(priceCents) });
  }
  const buyer = request.customerId === null ? null : await findBuyer(db, request.customerId);
  if (request.customerId !== null && !buyer) {
    wrong.push({ propertyName: "customerId", errorMessage: NO_CUSTOMER });
  }
  if (wrong.length > 0) throw refuse.invalid(wrong);
  const { code, paymentMethod, shippingMethod, billingCountry, shippingCountry, shippingPrice } = request;
  return {
    basket: {
      lines,
      shippingCents: toCents(shippingPrice) ?? 0,
      code,
      customer: buyer,
      billingCountry: billingCountry ?? buyer?.billingCountry ?? null,
      shippingCountry: shippingCountry ?? buyer?.shippingCountry ?? null,
      paymentMethod,
      shippingMethod,
    },
    titles,
  };
}

function asStep({ discountId, baseCents, takenCents, exact }: DiscountStep): Schemas["DiscountStep"] {
  return { discountId, base: fromCents(baseCents), taken: fromCents(takenCents), exact: exact === null ? null : exactEuros(exact) };
}

/** Formats ten-thousandths of a cent as euros with at least three decimals: the third one shows the rounding. */
function exactEuros(tenThousandths: number): string {
  const digits = String(tenThousandths).padStart(7, "0");
  const decimals = digits.slice(-6).replace(/0{1,3}$/, "");
  return `${digits.slice(0, -6)}.${decimals}`;
}
