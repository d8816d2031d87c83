import type { Schemas } from "@reserve/contract";
import { amountDueCents, apply, toCents, usualMeans } from "@reserve/domain";
import { refuse } from "../../../platform/contract/refusals.ts";
import type { NewLedgerEntry } from "../ledger/ledger.store.ts";
import type { LockedDocument } from "../order-changes.store.ts";
import { requireAllowed } from "../order-refusals.ts";
import type { WriteContext } from "../order-writes.ts";
import { voucherPayment } from "../vouchers/voucher-payments.ts";
import { auditedPayments, newCounterPayments, sumOf } from "./counter-payments.ts";
import type { OrderCommand } from "./run-order-command.ts";
import { requireWriteOff } from "./write-off.ts";

/** Records money of an order, by default what is due; without `counterPayments` it is not in the till. */
export const validatePayment: OrderCommand<Schemas["ValidatePaymentRequest"]> = async (input, order, context) => {
  const facts = requireAllowed("validatePayment", order, context);
  const { counterPayments } = input;
  const dueCents = amountDueCents(facts);
  const entries = counterPayments
    ? await newCounterPayments(counterPayments, dueCents, order, context)
    : await otherPayment(input, dueCents, order, context);
  const receivedCents = sumOf(entries);
  const effect = apply("validatePayment", facts, { receivedCents });
  return {
    order,
    effect,
    columns: effect.paymentStatus === "Pending" ? {} : { paidAt: context.now },
    entries,
    events: [{ kind: "PaymentReceived", amountCents: receivedCents }],
    ...(counterPayments ? { audited: { counterPayments: auditedPayments(counterPayments) } } : {}),
  };
};

/** Returns the entry of money that came otherwise than at the counter; none for an order that costs nothing. It may be more than what is due. */
async function otherPayment(
  { amount, means, reference, voucherCode }: Schemas["ValidatePaymentRequest"],
  dueCents: number,
  order: LockedDocument,
  context: WriteContext,
): Promise<NewLedgerEntry[]> {
  const cents = amount === undefined ? dueCents : (toCents(amount) ?? 0);
  if (amount !== undefined && cents <= 0) throw refuse.invalid([NO_AMOUNT]);
  if (cents === 0) return [];
  if (means === "OtherOrder") throw refuse.invalid([FROM_THE_OTHER]);
  if (means === "WriteOff") requireWriteOff(cents, context, null, dueCents);
  if (means === "Voucher" || voucherCode !== undefined) {
    const properties = { code: "voucherCode", amount: "amount" };
    const payment = { voucherCode, dueCents, properties, ...(amount === undefined ? {} : { cents }) };
    return [await voucherPayment(payment, order, context)];
  }
  return [
    {
      kind: "Payment",
      means: means ?? usualMeans[order.document.paymentMethod],
      cents,
      isAtCounter: false,
      reference: reference?.trim() || null,
    },
  ];
}

const FROM_THE_OTHER = {
  propertyName: "means",
  errorMessage: {
    fr: "L’argent d’une autre commande s’applique depuis celle-là, par un remboursement.",
    en: "Money of another order is applied from there, by a refund.",
  },
};
const NO_AMOUNT = {
  propertyName: "amount",
  errorMessage: { fr: "Indiquez un montant de plus de 0 €.", en: "Give an amount above €0." },
};
