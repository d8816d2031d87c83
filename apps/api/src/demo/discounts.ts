import {
  type DiscountTerms,
  makeCouponCodes,
  newDiscount,
  parisDay,
  parisDayEnd,
  parisDayStart,
  parisMoment,
  shiftDay,
} from "@reserve/domain";
import type { DemoDiscount } from "./rows.ts";

/** Defaults of a discount plan: published, a percentage of every title, for everyone, without limit. */
const USUAL: DiscountTerms = { ...newDiscount, isPublished: true };

/** Days from today of its creation, start and end. */
interface Plan {
  terms: Partial<DiscountTerms> & { name: string };
  madeBefore: number;
  from?: number;
  until?: number;
  redemptionCount?: number;
  /** Single-use codes: their prefix and number; the first ones are redeemed. */
  ownCodes?: { prefix: string; count: number };
}

const share = (discountPercentage: number) => ({ discountPercentage });
const amount = (discountAmount: string) => ({ usePercentage: false, discountAmount });
const code = (couponCode: string) => ({ requiresCouponCode: true, couponCode });
const inAll = (limitationTimes: number) => ({ discountLimitationType: "NTimesOnly" as const, limitationTimes });
const perCustomer = (limitationTimes: number) => ({ discountLimitationType: "NTimesPerCustomer" as const, limitationTimes });
const INSTITUTIONS = 3;

const PLANS: readonly Plan[] = [
  {
    terms: {
      ...{ name: "Carte de fidélité", description: "Le plafond de la loi, en magasin seulement.", ...share(0.05) },
      ...{ restrictedToCustomerWithFidelity: true, restrictedShippingMethodName: "Pickup" },
    },
    ...{ madeBefore: 400, from: -399, redemptionCount: 212 },
  },
  {
    terms: {
      ...{ name: "Bibliothèques et collectivités", description: "Neuf pour cent, comme la loi le permet.", ...share(0.09) },
      restrictedToCustomerRoleId: INSTITUTIONS,
    },
    ...{ madeBefore: 390, from: -380, redemptionCount: 48 },
  },
  {
    terms: {
      ...{
        name: "Noël des fidèles",
        description: "Remerciement de fin d’année, carte et code requis.",
        ...share(0.05),
        ...code("NOEL-7KQ4TW"),
      },
      ...{ maximumDiscountAmountWithUserPercentage: "20.00", restrictedMinSpentAmount: "30.00", restrictedToCustomerWithFidelity: true },
      ...{ assignedToCategories: ["Littérature", "Bande dessinée"], ...perCustomer(1) },
    },
    ...{ madeBefore: 12, from: -5, until: 33, redemptionCount: 37 },
  },
  {
    terms: {
      ...{ name: "Livraison à 1 centime dès 50 €", discountType: "AppliesToShipping", ...amount("4.89"), isCumulative: false },
      ...{ restrictedMinSpentAmount: "50.00", restrictedShippingMethodName: "Colissimo", restricedShippingCountryId: "FR" },
    },
    ...{ madeBefore: 60, from: -55, redemptionCount: 91 },
  },
  {
    terms: {
      ...{ name: "Films de novembre", description: "Mois du film documentaire.", ...share(0.2), isCumulative: true },
      assignedToCategories: ["Films en DVD"],
    },
    ...{ madeBefore: 30, from: -20, until: 9, redemptionCount: 16 },
  },
  {
    terms: {
      ...{ name: "Bienvenue", description: "Cinq euros de papeterie, une fois.", discountType: "AppliesToItems", ...amount("5.00") },
      ...{ ...code("BIENVENUE"), isCumulative: true, assignedToCategories: ["Papeterie et cadeaux"], ...perCustomer(1) },
    },
    ...{ madeBefore: 200, from: -190, redemptionCount: 64 },
  },
  {
    terms: { name: "Les cinquante premiers", ...share(0.05), ...code("PREMIERS"), ...inAll(50), restrictedShippingMethodName: "Pickup" },
    ...{ madeBefore: 25, from: -24, until: 20, redemptionCount: 50 },
  },
  {
    terms: {
      ...{ name: "Soldes de la papeterie", discountType: "AppliesToItems", ...share(0.3), isCumulative: true },
      assignedToCategories: ["Papeterie et cadeaux"],
    },
    ...{ madeBefore: 3, from: 46, until: 73 },
  },
  {
    terms: {
      ...{ name: "Dix euros dès cent", discountType: "AppliesToSubTotal", ...amount("10.00"), ...code("DIX-CENT") },
      ...{ restrictedMinSpentAmount: "100.00", restrictedPaymentMethodName: "CreditCard", ...inAll(100) },
    },
    ...{ madeBefore: 8, from: 10, until: 40 },
  },
  {
    terms: { name: "Rentrée littéraire", ...share(0.05), ...code("RENTREE-26"), assignedToCategories: ["Littérature"], ...perCustomer(1) },
    ...{ madeBefore: 96, from: -90, until: -32, redemptionCount: 118 },
  },
  {
    terms: {
      ...{ name: "Poche d’été", ...share(0.05), restrictedShippingMethodName: "Pickup" },
      assignedToProductAttributes: [{ type: "Format", value: "Poche" }],
    },
    ...{ madeBefore: 160, from: -150, until: -82, redemptionCount: 73 },
  },
  {
    terms: {
      ...{ name: "Anniversaire de la librairie", description: "Une carte par lecteur, avec son code.", ...share(0.05) },
      ...{ requiresCouponCode: true, restrictedShippingMethodName: "Pickup" },
    },
    ...{ madeBefore: 20, from: -18, until: 60, redemptionCount: 11, ownCodes: { prefix: "ANNIV-", count: 40 } },
  },
  {
    terms: {
      ...{ name: "Retrait offert en Belgique", description: "À décider avec le point relais.", isPublished: false, isFree: true },
      ...{ usePercentage: false, discountType: "AppliesToShipping", restricedShippingCountryId: "BE", restrictedBillingCountryId: "BE" },
      restrictedMinSpentAmount: "35.00",
    },
    ...{ madeBefore: 2 },
  },
];

/** Average total of a demo order, and average discount on it, in cents. */
const ORDER_CENTS = 4_898;
const GIVEN_CENTS = 166;

/** Returns thirteen discounts typical of a bookshop: permanent, for Christmas, with individual codes, used up, scheduled, ended, and a draft. */
export function makeDiscounts(now: Date): DemoDiscount[] {
  const day = (offset: number) => shiftDay(parisDay(now), offset);
  return PLANS.map(({ terms, madeBefore, from, until, redemptionCount = 0, ownCodes }, index) => ({
    ...USUAL,
    ...terms,
    id: index + 1,
    publicationStartTime: from === undefined ? null : parisDayStart(day(from)).toISOString(),
    publicationEndTime: until === undefined ? null : parisDayEnd(day(until)).toISOString(),
    redemptionCount,
    givenCents: redemptionCount * GIVEN_CENTS,
    turnoverCents: redemptionCount * ORDER_CENTS,
    createdAt: parisMoment(day(-madeBefore), "10:05").toISOString(),
    codes: ownCodes ? makeCodes(ownCodes, redemptionCount, (before) => parisMoment(day(-before), "17:20").toISOString()) : [],
  }));
}

/** Returns deterministic codes: some redeemed by orders, one of them released, the others free. */
function makeCodes(
  { prefix, count }: { prefix: string; count: number },
  had: number,
  at: (daysBefore: number) => string,
): DemoDiscount["codes"] {
  let drawn = 4_400;
  const pick = (below: number) => {
    drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(drawn / 65_536) % below;
  };
  return makeCouponCodes(prefix, count, pick).map((code, index) => ({
    code,
    orderReference: index < had ? `QUAI-${24_101 + index * 3}` : null,
    usedAt: index < had ? at(had - index) : null,
    withdrawnAt: index === had ? at(0) : null,
  }));
}
