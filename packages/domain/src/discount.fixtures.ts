import type { DiscountTerms } from "./discount.ts";

/** A discount of 5 % on every title, active, without conditions; `over` says what is different. */
export function discountTerms(over: Partial<DiscountTerms> = {}): DiscountTerms {
  return {
    name: "Noël des fidèles",
    description: "",
    isPublished: true,
    publicationStartTime: null,
    publicationEndTime: null,
    discountType: "AppliesToItems",
    isFree: false,
    usePercentage: true,
    discountPercentage: 0.05,
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
    ...over,
  };
}
