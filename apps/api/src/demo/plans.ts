import {
  type DocumentStatus,
  documentStatuses,
  isDeferred,
  isLegalPair,
  isPickup,
  type PaymentMethod,
  type PaymentStatus,
  paymentMethods,
  paymentStatuses,
  type ShippingMethod,
} from "@reserve/domain";
import type { Plan } from "./documents.ts";
import type { Random } from "./random.ts";

/** Picks payment and shipping methods, roughly in the proportions of French readers. */
function pickMethods(random: Random): Pick<Plan, "paymentMethod" | "shippingMethod"> {
  const paymentMethod = random.weighted<PaymentMethod>({
    CreditCard: 56,
    Paypal: 14,
    Check: 6,
    ManualAtPickup: 12,
    OnInvoice: 9,
    FictiveSuccess: 2,
    FictiveFailure: 1,
  });
  return { paymentMethod, shippingMethod: pickShipping(random, paymentMethod) };
}

function pickShipping(random: Random, paymentMethod: PaymentMethod): ShippingMethod {
  if (paymentMethod === "ManualAtPickup") return random.weighted<ShippingMethod>({ Pickup: 85, ProWithdrawal: 15 });
  return random.weighted<ShippingMethod>({
    Colissimo: 34,
    MondialRelay: 18,
    PostStandard: 12,
    Pickup: 20,
    ProWithdrawal: paymentMethod === "OnInvoice" ? 20 : 2,
    RelaisColis: 5,
    Proxicourse: 3,
    DhlExpress: 2,
    DeutschePost: 2,
    Fedex: 2,
  });
}

/** Returns a plan for every legal pair of statuses, so that every state of the console is covered. */
export function coveragePlans(random: Random): Plan[] {
  const plans: Plan[] = [];
  for (const documentStatus of documentStatuses) {
    for (const paymentStatus of paymentStatuses) {
      const fitting = paymentMethods.filter((method) => isLegalPair(documentStatus, paymentStatus, method));
      if (fitting.length === 0) continue;
      const paymentMethod = methodFor(random, paymentStatus, fitting);
      const shippingMethod = pickShipping(random, paymentMethod);
      const isParcel = documentStatus === "Shipped" && isPickup(shippingMethod);
      plans.push({ documentStatus, paymentStatus, paymentMethod, shippingMethod: isParcel ? "Colissimo" : shippingMethod });
    }
  }
  return plans;
}

function methodFor(random: Random, paymentStatus: PaymentStatus, fitting: readonly PaymentMethod[]): PaymentMethod {
  // A bank authorizes, voids or refuses; a cheque or an invoice cannot.
  const online = fitting.filter((method) => method === "CreditCard" || method === "Paypal");
  if (["Authorized", "Voided", "Refused"].includes(paymentStatus) && online.length > 0) return random.pick(online);
  // Orders paid at the counter are collected there, never shipped.
  return random.pick(fitting.filter((method) => method !== "ManualAtPickup"));
}

/** Returns the plan of an order from months ago: almost always completed. */
export function oldPlan(random: Random): Plan {
  const methods = pickMethods(random);
  if (methods.paymentMethod === "FictiveFailure") return { ...methods, documentStatus: "PaymentFailed", paymentStatus: "Refused" };
  const fate = random.weighted({ done: 88, cancelled: 5, toRefund: 0.6, refunded: 2, partly: 2, failed: 2.4 });
  const legal = (documentStatus: DocumentStatus, paymentStatus: PaymentStatus): Plan => ({ ...methods, documentStatus, paymentStatus });
  if (fate === "cancelled") return legal("Cancelled", "Cancelled");
  if (fate === "toRefund") return legal("Cancelled", "Paid");
  if (fate === "refunded") return legal("Cancelled", "Refunded");
  if (fate === "partly") return legal("Complete", "PartiallyRefunded");
  const isRefusable = !isDeferred(methods.paymentMethod) && methods.paymentMethod !== "Check";
  if (fate === "failed" && isRefusable) return legal("Cancelled", "Refused");
  return legal("Complete", "Paid");
}

/** Returns the plan of an order of the last days: anywhere between the cart and delivery. */
export function freshPlan(random: Random): Plan {
  const methods = pickMethods(random);
  const { paymentMethod, shippingMethod } = methods;
  const legal = (documentStatus: DocumentStatus, paymentStatus: PaymentStatus, more: Partial<Plan> = {}): Plan => ({
    ...methods,
    documentStatus,
    paymentStatus,
    ...more,
  });
  if (paymentMethod === "FictiveFailure") return legal("PaymentFailed", "Refused");
  if (paymentMethod === "ManualAtPickup") {
    const isPickingNotified = random.chance(0.5);
    return random.chance(0.6)
      ? legal("Created", "Pending", { isPickingNotified })
      : legal("Processing", "Pending", { isPickingNotified: true });
  }
  if (paymentMethod === "OnInvoice")
    return random.chance(0.7) ? legal("Pending", "Pending") : legal(isPickup(shippingMethod) ? "Complete" : "Shipped", "Pending");
  if (paymentMethod === "Check") return random.chance(0.6) ? legal("AwaitingPayment", "Pending") : legal("Processing", "Paid");
  if (isPickup(shippingMethod)) return legal("Processing", "Paid", { isPickingNotified: random.chance(0.5) });
  const fate = random.weighted({ prepare: 58, part: 8, shipped: 20, authorized: 6, failed: 4, cart: 4 });
  if (fate === "part") return legal("Processing", "Paid", { shippedLines: 2 });
  if (fate === "shipped") return legal("Shipped", "Paid");
  if (fate === "authorized") return legal("Processing", "Authorized");
  if (fate === "failed") return legal("PaymentFailed", "Refused");
  if (fate === "cart") return legal("Temp", "Temp");
  return legal("Processing", "Paid");
}

/** Impossible states, as another system or a manual change of the database may produce them: « État incohérent ». */
export const incoherentPlans: readonly Plan[] = [
  { documentStatus: "Complete", paymentStatus: "Refused", paymentMethod: "CreditCard", shippingMethod: "Colissimo" },
  { documentStatus: "Processing", paymentStatus: "Cancelled", paymentMethod: "Paypal", shippingMethod: "MondialRelay" },
  { documentStatus: "AwaitingPayment", paymentStatus: "Paid", paymentMethod: "Check", shippingMethod: "Pickup" },
];

/** Pickups announced weeks ago and never collected, by their number of orders before the newest ones. */
export const latePlans: ReadonlyMap<number, Plan> = new Map([
  [21, pickup("Processing", "Paid", "CreditCard", "Pickup")],
  [27, pickup("Created", "Pending", "ManualAtPickup", "Pickup")],
  [36, pickup("Processing", "Paid", "Paypal", "ProWithdrawal")],
]);

function pickup(
  documentStatus: DocumentStatus,
  paymentStatus: PaymentStatus,
  paymentMethod: PaymentMethod,
  shippingMethod: ShippingMethod,
): Plan {
  return { documentStatus, paymentStatus, paymentMethod, shippingMethod, isPickingNotified: true };
}
