import type { Schemas } from "@reserve/contract";
import { amountDueCents, apply, can } from "@reserve/domain";
import { changeByRule, completionEvents, type LockedDocument } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { orderMails } from "../order-mails.ts";
import { requireAllowed } from "../order-refusals.ts";
import type { WriteContext } from "../order-writes.ts";
import { newCounterPayments } from "./counter-payments.ts";
import type { CommandOutcome } from "./run-order-command.ts";

/** Records the payment of an order; without `counterPayments` the money is not in the till. */
export function validatePayment(
  { counterPayments }: Schemas["ValidatePaymentRequest"],
  order: LockedDocument,
  { now, variant }: WriteContext,
): CommandOutcome {
  const facts = factsOf(order);
  requireAllowed(can("validatePayment", facts, variant.flags));
  const payments = counterPayments ? newCounterPayments(counterPayments, amountDueCents(facts)) : [];
  const effect = apply("validatePayment", facts);
  return {
    order,
    effect,
    change: { ...changeByRule(effect, order), paidAt: now },
    counterPayments: payments,
    events: [{ kind: "PaymentReceived", amountCents: effect.paidCents }, ...completionEvents(order, effect)],
    mails: orderMails(order, effect),
    ...(counterPayments ? { audited: { counterPayments } } : {}),
  };
}
