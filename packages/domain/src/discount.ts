import { edgeMoment } from "./dates.ts";
import type { PaymentMethod, ShippingMethod } from "./enumerations.ts";
import { toCents } from "./money.ts";
import { isPickup } from "./order/legal.ts";

/** Bases of a discount, in the order of calculation. */
export const discountTypes = ["AppliesToItems", "AppliesToSubTotal", "AppliesToShipping"] as const;
/** One of `discountTypes`. */
export type DiscountType = (typeof discountTypes)[number];

/** Usage limits of a discount. */
export const discountLimitationTypes = ["Unlimited", "NTimesOnly", "NTimesPerCustomer"] as const;
/** One of `discountLimitationTypes`. */
export type DiscountLimitationType = (typeof discountLimitationTypes)[number];

/** States of a discount. */
export const discountStates = ["draft", "scheduled", "active", "exhausted", "over"] as const;
/** One of `discountStates`. */
export type DiscountState = (typeof discountStates)[number];

/** An attribute of a title, as in the catalogue: « Format », « Poche ». */
export interface DiscountAttribute {
  type: string;
  value: string;
}

/** Editable fields of a discount, in the wire's names. Amounts are decimal strings in euros, percentages 0 to 1. */
export interface DiscountTerms {
  name: string;
  description: string;
  isPublished: boolean;
  publicationStartTime: string | null;
  publicationEndTime: string | null;
  discountType: DiscountType;
  /** Everything it applies to is free. */
  isFree: boolean;
  usePercentage: boolean;
  discountPercentage: number | null;
  discountAmount: string | null;
  maximumDiscountAmountWithUserPercentage: string | null;
  requiresCouponCode: boolean;
  /** The code shared by all customers; null with `requiresCouponCode`: only individual codes, each valid for one order. */
  couponCode: string | null;
  isCumulative: boolean;
  restrictedMinSpentAmount: string | null;
  /** Country codes of two letters. */
  restrictedBillingCountryId: string | null;
  restricedShippingCountryId: string | null;
  restrictedToCustomerRoleId: number | null;
  restrictedToCustomerWithFidelity: boolean;
  restrictedPaymentMethodName: PaymentMethod | null;
  restrictedShippingMethodName: ShippingMethod | null;
  /** JSON passed to the site unchanged. */
  extensionData: string | null;
  discountLimitationType: DiscountLimitationType;
  limitationTimes: number | null;
  /** Names of the trade's detailed categories. */
  assignedToSubCategories: readonly string[];
  assignedToCategories: readonly string[];
  /** EANs. */
  assignedToProducts: readonly string[];
  assignedToProductAttributes: readonly DiscountAttribute[];
}

/** Default fields of a new discount: a draft percentage on every title, for everybody, without limit. */
export const newDiscount: DiscountTerms = {
  name: "",
  description: "",
  isPublished: false,
  publicationStartTime: null,
  publicationEndTime: null,
  discountType: "AppliesToItems",
  isFree: false,
  usePercentage: true,
  discountPercentage: null,
  discountAmount: null,
  maximumDiscountAmountWithUserPercentage: null,
  requiresCouponCode: false,
  couponCode: null,
  isCumulative: false,
  restrictedMinSpentAmount: null,
  restrictedBillingCountryId: null,
  restricedShippingCountryId: null,
  restrictedToCustomerRoleId: null,
  restrictedToCustomerWithFidelity: false,
  restrictedPaymentMethodName: null,
  restrictedShippingMethodName: null,
  extensionData: null,
  discountLimitationType: "Unlimited",
  limitationTimes: null,
  assignedToSubCategories: [],
  assignedToCategories: [],
  assignedToProducts: [],
  assignedToProductAttributes: [],
};

/** Facts from which a discount's state is derived. */
export interface DiscountFacts
  extends Pick<
    DiscountTerms,
    "isPublished" | "publicationStartTime" | "publicationEndTime" | "discountLimitationType" | "limitationTimes"
  > {
  /** Number of orders that redeemed it and are not cancelled. */
  redemptionCount: number;
}

/** Returns the state of a discount: draft, scheduled, ended, used up or active. */
export function discountState(facts: DiscountFacts, now: Date): DiscountState {
  const { isPublished, publicationStartTime: start, publicationEndTime: end } = facts;
  if (!isPublished) return "draft";
  if (start !== null && edgeMoment(start, "start") > now) return "scheduled";
  if (end !== null && edgeMoment(end, "end") <= now) return "over";
  const { discountLimitationType, limitationTimes, redemptionCount } = facts;
  return discountLimitationType === "NTimesOnly" && redemptionCount >= (limitationTimes ?? 0) ? "exhausted" : "active";
}

/** Fields that are relevant only for certain values of other fields; the rest are always relevant. */
const dependent = {
  usePercentage: ({ isFree }) => !isFree,
  discountPercentage: ({ isFree, usePercentage }) => !isFree && usePercentage,
  maximumDiscountAmountWithUserPercentage: ({ isFree, usePercentage }) => !isFree && usePercentage,
  discountAmount: ({ isFree, usePercentage }) => !isFree && !usePercentage,
  couponCode: ({ requiresCouponCode }) => requiresCouponCode,
  limitationTimes: ({ discountLimitationType }) => discountLimitationType !== "Unlimited",
  assignedToSubCategories: takesFromItems,
  assignedToCategories: takesFromItems,
  assignedToProducts: takesFromItems,
  assignedToProductAttributes: takesFromItems,
} satisfies Partial<Record<keyof DiscountTerms, (terms: DiscountChoices) => boolean>>;

/** The fields that decide which other fields are relevant. */
export type DiscountChoices = Pick<
  DiscountTerms,
  "discountType" | "isFree" | "usePercentage" | "requiresCouponCode" | "discountLimitationType"
>;

function takesFromItems({ discountType }: DiscountChoices): boolean {
  return discountType === "AppliesToItems";
}

/** Whether a field is relevant given the others; irrelevant fields are neither shown nor stored. */
export function isDiscountFieldRelevant(field: keyof DiscountTerms, choices: DiscountChoices): boolean {
  const rule: ((terms: DiscountChoices) => boolean) | undefined =
    field in dependent ? dependent[field as keyof typeof dependent] : undefined;
  return rule?.(choices) ?? true;
}

/** Returns the fields as stored: irrelevant ones empty, texts trimmed, the code in upper case. */
export function storedTerms(terms: DiscountTerms): DiscountTerms {
  const counts = (field: keyof DiscountTerms) => isDiscountFieldRelevant(field, terms);
  return {
    ...terms,
    name: terms.name.trim(),
    description: terms.description.trim(),
    usePercentage: counts("usePercentage") && terms.usePercentage,
    discountPercentage: counts("discountPercentage") ? terms.discountPercentage : null,
    maximumDiscountAmountWithUserPercentage: counts("maximumDiscountAmountWithUserPercentage")
      ? terms.maximumDiscountAmountWithUserPercentage
      : null,
    discountAmount: counts("discountAmount") ? terms.discountAmount : null,
    couponCode: counts("couponCode") && terms.couponCode !== null ? couponKey(terms.couponCode) || null : null,
    limitationTimes: counts("limitationTimes") ? terms.limitationTimes : null,
    assignedToSubCategories: counts("assignedToSubCategories") ? [...new Set(terms.assignedToSubCategories)] : [],
    assignedToCategories: counts("assignedToCategories") ? [...new Set(terms.assignedToCategories)] : [],
    assignedToProducts: counts("assignedToProducts") ? [...new Set(terms.assignedToProducts)] : [],
    assignedToProductAttributes: counts("assignedToProductAttributes") ? terms.assignedToProductAttributes : [],
    extensionData: terms.extensionData?.trim() || null,
  };
}

/** Reasons why a discount cannot be saved. */
export type DiscountFaultReason =
  | "NameMissing"
  | "NoSuchDate"
  | "EndBeforeStart"
  | "PercentageOutOfRange"
  | "PercentageTooFine"
  | "AmountMissing"
  | "AmountNotPositive"
  | "CodeForm"
  | "TimesMissing"
  | "NoJson";

/** A validation error of a discount field. */
export interface DiscountFault {
  field: keyof DiscountTerms;
  reason: DiscountFaultReason;
}

/** Format of a code: letters and digits, in groups separated by hyphens, so that customers can type it. */
const GROUPS = "[A-Z0-9]+(?:-[A-Z0-9]+)*";
const CODE = new RegExp(`^${GROUPS}$`);
const PREFIX = new RegExp(`^(?:${GROUPS}-?)?$`);

/** Returns all errors of the typed fields; irrelevant fields are not checked. */
export function discountFaults(typed: DiscountTerms): DiscountFault[] {
  const terms = storedTerms(typed);
  const faults: DiscountFault[] = [];
  const fault = (field: keyof DiscountTerms, reason: DiscountFaultReason) => faults.push({ field, reason });
  if (terms.name === "") fault("name", "NameMissing");
  const [start, end] = (["Start", "End"] as const).map((edge) => {
    const field = `publication${edge}Time` as const;
    const text = terms[field];
    if (text === null) return null;
    const moment = edgeMoment(text, edge === "Start" ? "start" : "end");
    if (!Number.isNaN(moment.getTime())) return moment;
    fault(field, "NoSuchDate");
    return null;
  });
  if (start && end && end <= start) fault("publicationEndTime", "EndBeforeStart");
  if (!terms.isFree && terms.usePercentage) {
    const share = terms.discountPercentage;
    if (share === null || !(share > 0 && share <= 1)) fault("discountPercentage", "PercentageOutOfRange");
    else if (basisPoints(share) === null) fault("discountPercentage", "PercentageTooFine");
  }
  if (!terms.isFree && !terms.usePercentage && terms.discountAmount === null) fault("discountAmount", "AmountMissing");
  for (const field of ["discountAmount", "maximumDiscountAmountWithUserPercentage", "restrictedMinSpentAmount"] as const) {
    const amount = terms[field];
    if (amount !== null && !((toCents(amount) ?? 0) > 0)) fault(field, "AmountNotPositive");
  }
  const code = terms.couponCode;
  if (code !== null && (code.length < 3 || !CODE.test(code))) fault("couponCode", "CodeForm");
  if (terms.discountLimitationType !== "Unlimited" && (terms.limitationTimes ?? 0) < 1) fault("limitationTimes", "TimesMissing");
  if (terms.extensionData !== null && !isJson(terms.extensionData)) fault("extensionData", "NoJson");
  return faults;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // Unreadable JSON is invalid.
    return false;
  }
}

/** Returns a share in ten-thousandths, so that 0.055 is never a binary fraction; null if it is more precise than that. */
export function basisPoints(share: number): number | null {
  const points = Math.round(share * 10_000);
  return Math.abs(points / 10_000 - share) < 1e-9 ? points : null;
}

/** Returns the comparison key of a code: customers type lower case and spaces. */
export function couponKey(typed: string): string {
  return typed.replace(/\s+/g, "").toUpperCase();
}

/** Alphabet of codes: without 0, O, 1 and I, so that they can be dictated. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Returns a readable code: prefix and six characters; `pick(n)` returns a random integer below n. */
export function makeCouponCode(prefix: string, pick: (below: number) => number): string {
  return couponKey(prefix) + Array.from({ length: 6 }, () => SIGNS[pick(SIGNS.length)]).join("");
}

/** Returns distinct, readable codes. */
export function makeCouponCodes(prefix: string, count: number, pick: (below: number) => number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(makeCouponCode(prefix, pick));
  return [...codes];
}

/** Whether a code prefix is valid: unaccented letters, digits and inner or trailing hyphens, or empty. */
export function isCouponPrefix(typed: string): boolean {
  return PREFIX.test(couponKey(typed));
}

/** States of a single-use code. */
export const discountCodeStates = ["free", "used", "withdrawn"] as const;
/** One of `discountCodeStates`. */
export type DiscountCodeState = (typeof discountCodeStates)[number];

/** Returns the state of a single-use code: unused, used by an order, or withdrawn. */
export function discountCodeState(code: { orderReference: string | null; withdrawnAt: Date | string | null }): DiscountCodeState {
  if (code.orderReference !== null) return "used";
  return code.withdrawnAt === null ? "free" : "withdrawn";
}

/** A fragment of the sentence that describes a discount, with its field. */
export type DiscountPhrase =
  | { part: "free"; field: "isFree" }
  | { part: "percentage"; field: "discountPercentage"; share: number | null }
  | { part: "amount"; field: "discountAmount"; amount: string | null; isEach: boolean }
  | { part: "on"; field: "discountType"; type: DiscountType; scope: DiscountScope | null }
  | { part: "cap"; field: "maximumDiscountAmountWithUserPercentage"; amount: string }
  | { part: "code"; field: "couponCode" | "requiresCouponCode"; code: string | null }
  | { part: "minimum"; field: "restrictedMinSpentAmount"; amount: string }
  | { part: "fidelity"; field: "restrictedToCustomerWithFidelity" }
  | { part: "role"; field: "restrictedToCustomerRoleId"; roleId: number }
  | { part: "shippingMethod"; field: "restrictedShippingMethodName"; method: ShippingMethod }
  | { part: "paymentMethod"; field: "restrictedPaymentMethodName"; method: PaymentMethod }
  | { part: "billingCountry"; field: "restrictedBillingCountryId"; country: string }
  | { part: "shippingCountry"; field: "restricedShippingCountryId"; country: string }
  | { part: "dates"; field: "publicationStartTime" | "publicationEndTime"; from: string | null; until: string | null }
  | { part: "limit"; field: "limitationTimes"; isPerCustomer: boolean; times: number | null }
  | { part: "cumulation"; field: "isCumulative"; isCumulative: boolean };

/** Number of values of each scope attribute of a discount; a title needs one of them. */
export interface DiscountScope {
  categories: number;
  subCategories: number;
  products: number;
  attributes: number;
}

/** Returns the sentence that describes a discount: how much, on what, maximum, for whom, when, how often, combinable or not. */
export function discountSentence(typed: DiscountTerms): DiscountPhrase[] {
  const terms = storedTerms(typed);
  const phrases: DiscountPhrase[] = [takenPhrase(terms)];
  phrases.push({ part: "on", field: "discountType", type: terms.discountType, scope: scopeOf(terms) });
  const { maximumDiscountAmountWithUserPercentage: cap, restrictedMinSpentAmount: minimum } = terms;
  if (cap !== null) phrases.push({ part: "cap", field: "maximumDiscountAmountWithUserPercentage", amount: cap });
  const { requiresCouponCode, couponCode: code } = terms;
  if (requiresCouponCode) phrases.push({ part: "code", field: code === null ? "requiresCouponCode" : "couponCode", code });
  if (minimum !== null) phrases.push({ part: "minimum", field: "restrictedMinSpentAmount", amount: minimum });
  if (terms.restrictedToCustomerWithFidelity) phrases.push({ part: "fidelity", field: "restrictedToCustomerWithFidelity" });
  const { restrictedToCustomerRoleId: roleId, restrictedShippingMethodName: shipping, restrictedPaymentMethodName: payment } = terms;
  if (roleId !== null) phrases.push({ part: "role", field: "restrictedToCustomerRoleId", roleId });
  if (shipping !== null) phrases.push({ part: "shippingMethod", field: "restrictedShippingMethodName", method: shipping });
  if (payment !== null) phrases.push({ part: "paymentMethod", field: "restrictedPaymentMethodName", method: payment });
  const { restrictedBillingCountryId: billed, restricedShippingCountryId: shipped } = terms;
  if (billed !== null) phrases.push({ part: "billingCountry", field: "restrictedBillingCountryId", country: billed });
  if (shipped !== null) phrases.push({ part: "shippingCountry", field: "restricedShippingCountryId", country: shipped });
  const { publicationStartTime: from, publicationEndTime: until } = terms;
  if (from !== null || until !== null) {
    phrases.push({ part: "dates", field: from === null ? "publicationEndTime" : "publicationStartTime", from, until });
  }
  if (terms.discountLimitationType !== "Unlimited") {
    const isPerCustomer = terms.discountLimitationType === "NTimesPerCustomer";
    phrases.push({ part: "limit", field: "limitationTimes", isPerCustomer, times: terms.limitationTimes });
  }
  phrases.push({ part: "cumulation", field: "isCumulative", isCumulative: terms.isCumulative });
  return phrases;
}

function takenPhrase(terms: DiscountTerms): DiscountPhrase {
  if (terms.isFree) return { part: "free", field: "isFree" };
  if (terms.usePercentage) return { part: "percentage", field: "discountPercentage", share: terms.discountPercentage };
  return { part: "amount", field: "discountAmount", amount: terms.discountAmount, isEach: terms.discountType === "AppliesToItems" };
}

function scopeOf(terms: DiscountTerms): DiscountScope | null {
  const scope = {
    categories: terms.assignedToCategories.length,
    subCategories: terms.assignedToSubCategories.length,
    products: terms.assignedToProducts.length,
    attributes: terms.assignedToProductAttributes.length,
  };
  return Object.values(scope).some((count) => count > 0) ? scope : null;
}

/** A warning about the French book price law; never blocking. */
export type DiscountHint =
  /** Books would cost less than the law allows, even with collection in the shop. */
  | "BooksBelowPrice"
  /** The same for public bodies and libraries, for which the law allows lower prices. */
  | "BooksBelowPublicPrice"
  /** Within the law for pickups, but shipped books are sold at the publisher's price. */
  | "BooksPosted"
  /** Shipping books would be free, or below the legal minimum. */
  | "ShippingTooCheap";

/** The client's parameters of the book price law: shares from 0 to 1, and the customer roles of public bodies and libraries. */
export interface BookPriceLaw {
  maximumBookDiscount: number;
  maximumPublicBookDiscount: number;
  publicBodyRoles: readonly number[];
}

/**
 * Returns the maximum legal discount on books for a customer role, and the warning when exceeded. For public bodies the rate must also be
 * published.
 */
export function bookPriceLaw(
  roleId: number | null,
  { maximumBookDiscount, maximumPublicBookDiscount, publicBodyRoles }: BookPriceLaw,
): { most: number; beyond: "BooksBelowPrice" | "BooksBelowPublicPrice"; isForPosted: boolean } {
  return roleId !== null && publicBodyRoles.includes(roleId)
    ? { most: maximumPublicBookDiscount, beyond: "BooksBelowPublicPrice", isForPosted: true }
    : { most: maximumBookDiscount, beyond: "BooksBelowPrice", isForPosted: false };
}

/** Returns the legal warnings of a discount without a basket; amounts can only be judged with a basket. */
export function discountHints(
  { discountType, isFree, usePercentage, discountPercentage, restrictedShippingMethodName, restrictedToCustomerRoleId }: DiscountTerms,
  law: BookPriceLaw,
): DiscountHint[] {
  const { most, beyond, isForPosted } = bookPriceLaw(restrictedToCustomerRoleId, law);
  const isCollected = restrictedShippingMethodName !== null && isPickup(restrictedShippingMethodName);
  if (discountType === "AppliesToShipping") return isCollected ? [] : ["ShippingTooCheap"];
  if (isFree || (usePercentage && (discountPercentage ?? 0) > most + 1e-9)) return [beyond];
  return isCollected || isForPosted ? [] : ["BooksPosted"];
}
