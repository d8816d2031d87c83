import type { Schemas } from "@reserve/contract";
import { amountDueCents, apply, toCents, usualMeans } from "@reserve/domain";
import { refuse } from "../../../platform/contract/refusals.ts";
import type { NewLedgerEntry } from "../ledger/ledger.store.ts";
import { requireAllowed } from "../order-refusals.ts";
import { newCounterPayments, sumOf } from "./counter-payments.ts";
import type { OrderCommand } from "./run-order-command.ts";

/** Records money of an order, by default what is due; without `counterPayments` it is not in the till. */
export const validatePayment: OrderCommand<Schemas["ValidatePaymentRequest"]> = (input, order, context) => {
  const facts = requireAllowed("validatePayment", order, context);
  const { counterPayments } = input;
  const dueCents = amountDueCents(facts);
  const entries = counterPayments
    ? newCounterPayments(counterPayments, dueCents)
    : otherPayment(input, dueCents, order.document.paymentMethod);
  const receivedCents = sumOf(entries);
  const effect = apply("validatePayment", facts, { receivedCents });
  return {
    order,
    effect,
    columns: effect.paymentStatus === "Pending" ? {} : { paidAt: context.now },
    entries,
    events: [{ kind: "PaymentReceived", amountCents: receivedCents }],
    ...(counterPayments ? { audited: { counterPayments } } : {}),
  };
};

/** Returns the entry of money that came otherwise than at the counter; none for an order that costs nothing. It may be more than what is due. */
function otherPayment(
  { amount, means, reference }: Schemas["ValidatePaymentRequest"],
  dueCents: number,
  method: Schemas["PaymentMethod"],
): NewLedgerEntry[] {
  const cents = amount === undefined ? dueCents : (toCents(amount) ?? 0);
  if (amount !== undefined && cents <= 0) throw refuse.invalid([NO_AMOUNT]);
  if (cents === 0) return [];
  return [{ kind: "Payment", means: means ?? usualMeans[method], cents, isAtCounter: false, reference: reference?.trim() || null }];
}

const NO_AMOUNT = {
  propertyName: "amount",
  errorMessage: { fr: "Indiquez un montant de plus de 0 €.", en: "Give an amount above €0." },
};
