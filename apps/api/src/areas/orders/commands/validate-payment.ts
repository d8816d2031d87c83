import type { Schemas } from "@reserve/contract";
import { amountDueCents, apply } from "@reserve/domain";
import { requireAllowed } from "../order-refusals.ts";
import { newCounterPayments } from "./counter-payments.ts";
import type { OrderCommand } from "./run-order-command.ts";

/** Records the payment of an order; without `counterPayments` the money is not in the till. */
export const validatePayment: OrderCommand<Schemas["ValidatePaymentRequest"]> = ({ counterPayments }, order, context) => {
  const facts = requireAllowed("validatePayment", order, context);
  const payments = counterPayments ? newCounterPayments(counterPayments, amountDueCents(facts)) : [];
  const effect = apply("validatePayment", facts);
  return {
    order,
    effect,
    columns: { paidAt: context.now },
    counterPayments: payments,
    events: [{ kind: "PaymentReceived", amountCents: effect.paidCents }],
    ...(counterPayments ? { audited: { counterPayments } } : {}),
  };
};
