import {
  type BookPriceLaw,
  basisPoints,
  bookPriceLaw,
  couponKey,
  type DiscountAttribute,
  type DiscountCodeState,
  type DiscountHint,
  type DiscountTerms,
  discountState,
  discountTypes,
} from "./discount.ts";
import type { PaymentMethod, ShippingMethod } from "./enumerations.ts";
import { shareCents, toCents } from "./money.ts";
import { type ShippingThresholds, shippingHint } from "./order/darcos.ts";
import { isPickup } from "./order/legal.ts";

/** A title of a basket. */
export interface BasketLine {
  ean: string;
  unitPriceCents: number;
  quantity: number;
  /** Whether the French law on book prices applies to it. */
  isBook: boolean;
  categories: readonly string[];
  subCategories: readonly string[];
  attributes: readonly DiscountAttribute[];
}

/** A basket to discount; null fields are unknown, so discounts that depend on them do not apply. */
export interface Basket {
  lines: readonly BasketLine[];
  shippingCents: number;
  code: string | null;
  customer: { roleId: number | null; hasFidelity: boolean } | null;
  billingCountry: string | null;
  shippingCountry: string | null;
  paymentMethod: PaymentMethod | null;
  shippingMethod: ShippingMethod | null;
}

/** A discount that may apply to a basket. */
export interface DiscountRule extends DiscountTerms {
  id: number;
  /** Number of orders that redeemed it and are not cancelled. */
  redemptionCount: number;
  /** The same for this customer. */
  customerRedemptionCount: number;
  /** State of the typed code, if it is a single-use code of this discount. */
  ownCode?: DiscountCodeState | undefined;
}

/** Reasons why a discount does not apply to a basket. */
export type DiscountRefusal =
  | "Draft"
  | "Scheduled"
  | "Over"
  | "Exhausted"
  | "CodeMissing"
  | "CodeOther"
  /** Used by another order. */
  | "CodeUsed"
  | "CodeWithdrawn"
  | "MinimumNotReached"
  | "FidelityMissing"
  | "RoleOther"
  | "PaymentMethodOther"
  | "ShippingMethodOther"
  | "BillingCountryOther"
  | "ShippingCountryOther"
  | "CustomerUnknown"
  | "CustomerUsedUp"
  | "NoItemInScope"
  | "NothingToTake"
  /** Another combination is cheaper, or equal with fewer discounts. */
  | "Outweighed"
  /** Too many combinable discounts: not all combinations are tried. */
  | "TooMany";

/** Reasons to reject a discount code. */
export type CodeRefusal = Extract<DiscountRefusal, `Code${string}`>;

/** Amount that one discount takes off one line or the shipping. */
export interface DiscountStep {
  discountId: number;
  /** Base of the discount: the amount left by earlier ones. */
  baseCents: number;
  takenCents: number;
  /** Unrounded value in ten-thousandths of a cent, if it is a percentage of exactly this amount without a cap. */
  exact: number | null;
}

/** A basket with the combination of discounts that is cheapest for the customer, and its calculation. */
export interface DiscountedBasket {
  lines: { beforeCents: number; afterCents: number; steps: DiscountStep[]; outOfScope: number[] }[];
  shipping: { beforeCents: number; afterCents: number; steps: DiscountStep[] };
  /** Sorted in the order of their application. */
  applied: { discountId: number; takenCents: number; isCapped: boolean }[];
  /** The other discounts, and the amount each would take off alone. */
  refused: { discountId: number; reason: DiscountRefusal; aloneCents: number }[];
  totalBeforeCents: number;
  totalCents: number;
}

/** Maximum number of discounts combined; every subset of those with the largest effect is tried. */
export const MOST_DISCOUNTS_TOGETHER = 12;

/** Remaining amounts of a basket during calculation. */
interface Left {
  lines: readonly number[];
  shipping: number;
}

interface Taken {
  lines: readonly number[];
  shipping: number;
  exact: readonly (number | null)[];
  isCapped: boolean;
}

/**
 * Returns the cheapest combination of discounts: items first, then subtotal, then shipping, each on what is left. An exclusive discount applies
 * alone; ties go to fewer discounts, then to the lower id. Amounts are distributed over lines without losing a cent, so VAT per rate is exact.
 */
export function discountBasket(rules: readonly DiscountRule[], basket: Basket, now: Date): DiscountedBasket {
  const before: Left = { lines: basket.lines.map(lineCents), shipping: basket.shippingCents };
  const refused = new Map<number, { reason: DiscountRefusal; aloneCents: number }>();
  const candidates: { rule: DiscountRule; aloneCents: number }[] = [];
  for (const rule of [...rules].sort(inOrder)) {
    const reason = refusalOf(rule, basket, now);
    const aloneCents = reason ? 0 : sumTaken(take(rule, basket, before));
    if (reason || aloneCents === 0) refused.set(rule.id, { reason: reason ?? "NothingToTake", aloneCents });
    else candidates.push({ rule, aloneCents });
  }
  const together = candidates.filter(({ rule }) => rule.isCumulative);
  const tried = new Set(
    [...together].sort((a, b) => b.aloneCents - a.aloneCents || a.rule.id - b.rule.id).slice(0, MOST_DISCOUNTS_TOGETHER),
  );
  let best: { total: number; rules: readonly DiscountRule[] } = { total: sum(before), rules: [] };
  const consider = (left: Left, chosen: readonly DiscountRule[]) => {
    const total = sum(left);
    if (total < best.total || (total === best.total && isPreferred(chosen, best.rules))) best = { total, rules: chosen };
  };
  for (const { rule } of candidates) if (!rule.isCumulative) consider(without(before, take(rule, basket, before)), [rule]);
  const order = together.filter((candidate) => tried.has(candidate)).map(({ rule }) => rule);
  const walk = (left: Left, chosen: readonly DiscountRule[], next: number) => {
    if (chosen.length > 0) consider(left, chosen);
    for (let index = next; index < order.length; index++) {
      const rule = order[index];
      if (!rule) continue;
      const taken = take(rule, basket, left);
      // A discount that takes nothing off would only enlarge the set.
      if (sumTaken(taken) > 0) walk(without(left, taken), [...chosen, rule], index + 1);
    }
  };
  walk(before, [], 0);
  for (const candidate of candidates) {
    const { rule, aloneCents } = candidate;
    if (best.rules.includes(rule)) continue;
    refused.set(rule.id, { reason: rule.isCumulative && !tried.has(candidate) ? "TooMany" : "Outweighed", aloneCents });
  }
  return explained(best.rules, refused, basket, before);
}

/** Recalculates the chosen combination and records each step. */
function explained(
  chosen: readonly DiscountRule[],
  refused: ReadonlyMap<number, { reason: DiscountRefusal; aloneCents: number }>,
  basket: Basket,
  before: Left,
): DiscountedBasket {
  const lines: DiscountedBasket["lines"] = before.lines.map((cents) => ({
    beforeCents: cents,
    afterCents: cents,
    steps: [],
    outOfScope: [],
  }));
  const shipping: DiscountedBasket["shipping"] = { beforeCents: before.shipping, afterCents: before.shipping, steps: [] };
  const applied: DiscountedBasket["applied"] = [];
  let left = before;
  for (const rule of chosen) {
    const taken = take(rule, basket, left);
    for (const [index, line] of lines.entries()) {
      const title = basket.lines[index];
      if (rule.discountType === "AppliesToItems" && title && !isInScope(rule, title)) line.outOfScope.push(rule.id);
      const takenCents = taken.lines[index] ?? 0;
      if (takenCents === 0) continue;
      line.steps.push({ discountId: rule.id, baseCents: line.afterCents, takenCents, exact: taken.exact[index] ?? null });
      line.afterCents -= takenCents;
    }
    if (taken.shipping > 0) {
      const exact = taken.exact[0] ?? null;
      shipping.steps.push({ discountId: rule.id, baseCents: shipping.afterCents, takenCents: taken.shipping, exact });
      shipping.afterCents -= taken.shipping;
    }
    applied.push({ discountId: rule.id, takenCents: sumTaken(taken), isCapped: taken.isCapped });
    left = without(left, taken);
  }
  return {
    lines,
    shipping,
    applied,
    refused: [...refused].map(([discountId, why]) => ({ discountId, ...why })).sort((a, b) => a.discountId - b.discountId),
    totalBeforeCents: sum(before),
    totalCents: sum(left),
  };
}

/** Applies a discount to the remaining amounts; never takes off more than is left. */
function take(rule: DiscountRule, basket: Basket, left: Left): Taken {
  const none = left.lines.map(() => 0);
  const unknown = left.lines.map(() => null);
  if (rule.discountType === "AppliesToShipping") {
    const { cents, exact, isCapped } = takeFrom(rule, left.shipping);
    return { lines: none, shipping: cents, exact: [exact], isCapped };
  }
  if (rule.discountType === "AppliesToSubTotal") {
    const { cents, isCapped } = takeFrom(rule, add(left.lines));
    return { lines: shareCents(cents, left.lines), shipping: 0, exact: unknown, isCapped };
  }
  const each = basket.lines.map((line, index) => {
    const cents = left.lines[index] ?? 0;
    if (!isInScope(rule, line)) return { cents: 0, exact: null };
    if (rule.isFree || rule.usePercentage) return percentage(rule, cents);
    // A fixed amount applies to each copy.
    return { cents: Math.min(cents, (toCents(rule.discountAmount ?? "0") ?? 0) * line.quantity), exact: null };
  });
  const wanted = each.map(({ cents }) => cents);
  const cap = capOf(rule);
  if (cap === null || add(wanted) <= cap) {
    return { lines: wanted, shipping: 0, exact: each.map(({ exact }) => exact), isCapped: false };
  }
  return { lines: shareCents(cap, wanted), shipping: 0, exact: unknown, isCapped: true };
}

/** Returns the amount a discount takes off one amount. */
function takeFrom(rule: DiscountRule, cents: number): { cents: number; exact: number | null; isCapped: boolean } {
  if (!rule.isFree && !rule.usePercentage) {
    return { cents: Math.min(cents, toCents(rule.discountAmount ?? "0") ?? 0), exact: null, isCapped: false };
  }
  const wanted = percentage(rule, cents);
  const cap = capOf(rule);
  return cap !== null && wanted.cents > cap ? { cents: cap, exact: null, isCapped: true } : { ...wanted, isCapped: false };
}

/** Returns a percentage of an amount, rounded half up to the cent, and its unrounded value in ten-thousandths of a cent; null if free. */
function percentage({ isFree, discountPercentage }: DiscountRule, cents: number): { cents: number; exact: number | null } {
  if (isFree) return { cents, exact: null };
  const exact = cents * (basisPoints(discountPercentage ?? 0) ?? 0);
  return { cents: Math.floor((exact + 5_000) / 10_000), exact };
}

function capOf({ isFree, usePercentage, maximumDiscountAmountWithUserPercentage: cap }: DiscountRule): number | null {
  return cap === null || isFree || !usePercentage ? null : toCents(cap);
}

/** Whether a product discount applies to a line: the title needs one value of its scope. */
export function isInScope(
  rule: Pick<DiscountTerms, "assignedToCategories" | "assignedToSubCategories" | "assignedToProducts" | "assignedToProductAttributes">,
  line: Pick<BasketLine, "ean" | "categories" | "subCategories" | "attributes">,
): boolean {
  const { assignedToCategories, assignedToSubCategories, assignedToProducts, assignedToProductAttributes } = rule;
  const scopes = [assignedToCategories, assignedToSubCategories, assignedToProducts, assignedToProductAttributes];
  if (scopes.every((scope) => scope.length === 0)) return true;
  return (
    assignedToProducts.includes(line.ean) ||
    line.categories.some((name) => assignedToCategories.includes(name)) ||
    line.subCategories.some((name) => assignedToSubCategories.includes(name)) ||
    line.attributes.some(({ type, value }) => assignedToProductAttributes.some((one) => one.type === type && one.value === value))
  );
}

/** Returns the first reason why a discount does not apply, regardless of other discounts; null if it applies. */
function refusalOf(rule: DiscountRule, basket: Basket, now: Date): DiscountRefusal | null {
  const state = discountState(rule, now);
  if (state !== "active") return ({ draft: "Draft", scheduled: "Scheduled", over: "Over", exhausted: "Exhausted" } as const)[state];
  const code = rule.requiresCouponCode ? codeRefusal(rule, basket.code) : null;
  if (code) return code;
  const { customer } = basket;
  const minimum = rule.restrictedMinSpentAmount === null ? 0 : (toCents(rule.restrictedMinSpentAmount) ?? 0);
  if (add(basket.lines.map(lineCents)) < minimum) return "MinimumNotReached";
  if (rule.restrictedToCustomerWithFidelity && !customer?.hasFidelity) return "FidelityMissing";
  if (isOther(rule.restrictedToCustomerRoleId, customer?.roleId ?? null)) return "RoleOther";
  if (isOther(rule.restrictedPaymentMethodName, basket.paymentMethod)) return "PaymentMethodOther";
  if (isOther(rule.restrictedShippingMethodName, basket.shippingMethod)) return "ShippingMethodOther";
  if (isOther(rule.restrictedBillingCountryId, basket.billingCountry)) return "BillingCountryOther";
  if (isOther(rule.restricedShippingCountryId, basket.shippingCountry)) return "ShippingCountryOther";
  if (rule.discountLimitationType === "NTimesPerCustomer") {
    if (!customer) return "CustomerUnknown";
    if (rule.customerRedemptionCount >= (rule.limitationTimes ?? 0)) return "CustomerUsedUp";
  }
  if (rule.discountType === "AppliesToItems" && !basket.lines.some((line) => isInScope(rule, line))) return "NoItemInScope";
  return null;
}

/** Returns why a code does not unlock a discount; null when it does. */
export function codeRefusal(
  { couponCode, ownCode }: Pick<DiscountRule, "couponCode" | "ownCode">,
  typed: string | null,
): CodeRefusal | null {
  const key = couponKey(typed ?? "");
  if (key === "") return "CodeMissing";
  if (couponCode !== null && key === couponKey(couponCode)) return null;
  return ownCode === undefined ? "CodeOther" : ({ free: null, used: "CodeUsed", withdrawn: "CodeWithdrawn" } as const)[ownCode];
}

function isOther<T>(requestedValue: T | null, actualValue: T | null): boolean {
  return requestedValue !== null && requestedValue !== actualValue;
}

function inOrder(one: DiscountRule, other: DiscountRule): number {
  return discountTypes.indexOf(one.discountType) - discountTypes.indexOf(other.discountType) || one.id - other.id;
}

/** Fewer discounts first, then the lower id. */
function isPreferred(one: readonly DiscountRule[], other: readonly DiscountRule[]): boolean {
  if (one.length !== other.length) return one.length < other.length;
  const ids = (rules: readonly DiscountRule[]) => rules.map(({ id }) => id).sort((a, b) => a - b);
  const others = ids(other);
  for (const [index, id] of ids(one).entries()) {
    const unlike = id - (others[index] ?? id);
    if (unlike !== 0) return unlike < 0;
  }
  return false;
}

/** Returns legal warnings about a basket with its discounts. */
export function basketHints(
  basket: Basket,
  { lines, shipping }: Pick<DiscountedBasket, "lines" | "shipping">,
  thresholds: ShippingThresholds & BookPriceLaw,
): DiscountHint[] {
  const law = bookPriceLaw(basket.customer?.roleId ?? null, thresholds);
  const most = basisPoints(law.most) ?? 0;
  const isCollected = basket.shippingMethod !== null && isPickup(basket.shippingMethod);
  const hints: DiscountHint[] = [];
  const books = lines.filter((line, index) => basket.lines[index]?.isBook && line.steps.length > 0);
  // Half a cent of rounding is not a violation.
  if (books.some(({ beforeCents, afterCents }) => (beforeCents - afterCents) * 10_000 > beforeCents * most + 5_000)) {
    hints.push(law.beyond);
  } else if (books.length > 0 && !isCollected && !law.isForPosted) hints.push("BooksPosted");
  if (basket.shippingMethod !== null && shipping.steps.length > 0) {
    const shipped = lines.map((line, index) => ({
      status: "Created" as const,
      isBook: basket.lines[index]?.isBook ?? false,
      totalCents: line.afterCents,
    }));
    const order = { shippingMethod: basket.shippingMethod, shippingPriceCents: shipping.afterCents, lines: shipped };
    if (shipped.some(({ isBook }) => isBook) && shippingHint(order, thresholds)) hints.push("ShippingTooCheap");
  }
  return hints;
}

const lineCents = ({ unitPriceCents, quantity }: Pick<BasketLine, "unitPriceCents" | "quantity">) => unitPriceCents * quantity;
const add = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
const sum = ({ lines, shipping }: Left) => add(lines) + shipping;
const sumTaken = ({ lines, shipping }: Taken) => add(lines) + shipping;
const without = (left: Left, taken: Taken): Left => ({
  lines: left.lines.map((cents, index) => cents - (taken.lines[index] ?? 0)),
  shipping: left.shipping - taken.shipping,
});
