import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { fromCents, isPickup, type PaymentMethod, type ShippingMethod } from "@reserve/domain";
import { paymentMethodLabels, shippingMethodLabels } from "@reserve/domain/labels";

type Offered = Schemas["CartMethodList"]["items"];

/** Shipping prices; parcels never below the three euros of the loi Darcos, pickup free. */
const SHIPPING_CENTS: readonly [ShippingMethod, number][] = [
  ["Colissimo", 490],
  ["MondialRelay", 390],
  ["RelaisColis", 390],
  ["PostStandard", 300],
  ["DhlExpress", 1490],
  ["Pickup", 0],
  ["ProWithdrawal", 0],
];

const PAYMENTS: readonly PaymentMethod[] = ["CreditCard", "Paypal", "Check", "OnInvoice", "ManualAtPickup"];

/** Payment methods for testing the shop, without real payment. */
const FICTIVE: readonly PaymentMethod[] = ["FictiveSuccess", "FictiveFailure"];

/** Returns the shipping methods of the shop; pickup needs a shop. */
export function offeredShipping(hasStores: boolean, locale: LocaleCode): Offered {
  return SHIPPING_CENTS.filter(([id]) => hasStores || !isPickup(id)).map(([id, cents]) => ({
    id,
    label: shippingMethodLabels[id][locale],
    priceWithTax: fromCents(cents),
    isPickup: isPickup(id),
  }));
}

/** Returns the payment methods of the shop; the fictive ones only in demo shops. */
export function offeredPayments(isDemo: boolean, locale: LocaleCode): Offered {
  return [...PAYMENTS, ...(isDemo ? FICTIVE : [])].map((id) => ({
    id,
    label: paymentMethodLabels[id][locale],
    priceWithTax: null,
    isPickup: id === "ManualAtPickup",
  }));
}
