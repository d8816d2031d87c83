import type { Schemas } from "@reserve/contract";
import { apply, counterMeansOf, isAtCounterAsRule, refundableCents, toCents } from "@reserve/domain";
import { refuse } from "../../../platform/contract/refusals.ts";
import { euros } from "../formats.ts";
import { orderMails } from "../order-mails.ts";
import { requireAllowed } from "../order-refusals.ts";
import { requireDocumentVersion } from "../order-writes.ts";
import type { NewCounterPayment } from "../till/till.store.ts";
import type { OrderCommand } from "./run-order-command.ts";

/** Records money given back to the customer; at the counter, it comes out of the till. */
export const recordRefund: OrderCommand<Schemas["RecordRefundRequest"]> = async (input, order, context) => {
  const { amount, means, reference, tellsCustomer = true, isAtCounter = isAtCounterAsRule(means) } = input;
  await requireDocumentVersion(context, order);
  const facts = requireAllowed("recordRefund", order, context);
  const amountCents = toCents(amount) ?? 0;
  requireRefundable(amountCents, refundableCents(facts));
  const effect = apply("recordRefund", facts, { refundCents: amountCents });
  return {
    order,
    effect,
    counterPayments: isAtCounter ? [counterRefund(means, amountCents)] : [],
    events: [{ kind: "Refunded", amountCents, refundMeans: means, text: reference?.trim() || null }],
    mails: tellsCustomer ? orderMails(order, effect).map((mail) => ({ ...mail, amountCents })) : [],
    webhook: "order.refunded",
  };
};

/** Throws 422 at the amount if it exceeds the refundable amount. */
function requireRefundable(cents: number, most: number): void {
  if (cents > 0 && cents <= most) return;
  throw refuse.invalid([
    {
      propertyName: "amount",
      errorMessage: {
        fr: `Indiquez un montant de 0,01 € à ${euros(most, "fr")} : c’est ce qui a été reçu et n’est pas encore rendu.`,
        en: `Give an amount from €0.01 to ${euros(most, "en")}: this was received and has not been given back.`,
      },
    },
  ]);
}

/** Returns the till's row for a refund at the counter; throws 422 if its means is not possible there. */
function counterRefund(refundMeans: Schemas["RefundMeans"], cents: number): NewCounterPayment {
  const means = counterMeansOf(refundMeans);
  if (!means) throw refuse.invalid([NOT_FROM_TILL]);
  return { kind: "Refund", means, cents };
}

const NOT_FROM_TILL = {
  propertyName: "isAtCounter",
  errorMessage: { fr: "Ce moyen ne sort pas de la caisse.", en: "This does not come out of the till." },
};
