import type { Schemas } from "@reserve/contract";
import { apply, counterMeansOf, isAtCounterAsRule, isInternalRefund, lowersOwed, maximumRefundCents, toCents } from "@reserve/domain";
import { refuse } from "../../../platform/contract/refusals.ts";
import { euros } from "../formats.ts";
import { orderMails } from "../order-mails.ts";
import { requireAllowed } from "../order-refusals.ts";
import { requireDocumentVersion } from "../order-writes.ts";
import { asEvents, creditAmount } from "../papers/issued-papers.ts";
import { voucherRefund } from "../vouchers/voucher-refund.ts";
import { payOtherOrder, requireOtherOrder } from "./pay-other-order.ts";
import type { OrderCommand } from "./run-order-command.ts";
import { requireWriteOff } from "./write-off.ts";

/** Records money given back to the customer; at the counter, it comes out of the till. */
export const recordRefund: OrderCommand<Schemas["RecordRefundRequest"]> = async (input, order, context) => {
  const { amount, means, reason, reference, tellsCustomer = true, isAtCounter = isAtCounterAsRule(means) } = input;
  await requireDocumentVersion(context, order);
  const facts = requireAllowed("recordRefund", order, context);
  const amountCents = toCents(amount) ?? 0;
  requireRefundable(amountCents, maximumRefundCents(facts, reason), reason);
  if (isAtCounter) requireCounterMeans(means);
  if (means === "WriteOff") requireWriteOff(amountCents, context, reason);
  const voucher = means === "Voucher" ? await voucherRefund(input, amountCents, order, context) : null;
  const otherOrder = means === "OtherOrder" ? await requireOtherOrder(input.otherOrder, amountCents, order, context) : null;
  const effect = apply("recordRefund", facts, { refundCents: amountCents, refundReason: reason });
  const notes = lowersOwed(reason) ? await creditAmount(context.db, context, order, reason, amountCents) : [];
  const text = otherOrder ? otherOrder.customId : reference?.trim() || null;
  return {
    order,
    effect,
    entries: [voucher ? { ...voucher, reason } : { kind: "Refund", means, cents: amountCents, isAtCounter, reason, reference: text }],
    events: [
      { kind: "Refunded", amountCents, refundMeans: means, refundReason: reason, text: voucher?.reference ?? text },
      ...asEvents(notes),
    ],
    ...(otherOrder ? { write: () => payOtherOrder(otherOrder, amountCents, order, context) } : {}),
    mails: tellsCustomer && !isInternalRefund(means) ? orderMails(order, effect).map((mail) => ({ ...mail, amountCents })) : [],
    webhook: "order.refunded",
    ...(voucher ? { audited: { voucher: voucher.reference, customerAgrees: voucher.voucher?.hasAgreement ?? null } } : {}),
  };
};

/** Throws 422 at the amount if it exceeds what may be refunded for the reason. */
function requireRefundable(cents: number, most: number, reason: Schemas["RefundReason"]): void {
  if (cents > 0 && cents <= most) return;
  throw refuse.invalid([{ propertyName: most > 0 ? "amount" : "reason", errorMessage: most > 0 ? atMost(most) : NOTHING_FOR[reason] }]);
}

const atMost = (most: number) => ({
  fr: `Indiquez un montant de 0,01 € à ${euros(most, "fr")} : c’est le plus que ce motif permet de rendre.`,
  en: `Give an amount from €0.01 to ${euros(most, "en")}: this is the most that can be given back for this reason.`,
});
const NOT_OWED = { fr: "Il ne reste rien à rendre sur ce qui est dû.", en: "Nothing of what is owed is left to give back." };
const NO_SURPLUS = { fr: "Rien n’a été reçu de plus que ce qui est dû.", en: "No more was received than is owed." };
const NOTHING_FOR: Readonly<Record<Schemas["RefundReason"], { fr: string; en: string }>> = {
  GoodsReturned: {
    fr: "Enregistrez d’abord le retour : rien n’est encore à rendre.",
    en: "Record the return first: there is nothing to give back yet.",
  },
  Withdrawal: {
    fr: "Enregistrez d’abord le retour : rien n’est encore à rendre.",
    en: "Record the return first: there is nothing to give back yet.",
  },
  Cancellation: {
    fr: "Annulez d’abord les lignes : rien n’est encore à rendre.",
    en: "Cancel the lines first: there is nothing to give back yet.",
  },
  Postage: { fr: "Cette commande n’a pas de frais de port à rendre.", en: "This order has no shipping to give back." },
  Gesture: NOT_OWED,
  PriceError: NOT_OWED,
  LostParcel: NOT_OWED,
  Surplus: NO_SURPLUS,
};

/** Throws 422 if a means never leaves the till. */
function requireCounterMeans(means: Schemas["RefundMeans"]): void {
  if (!counterMeansOf(means)) throw refuse.invalid([NOT_FROM_TILL]);
}

const NOT_FROM_TILL = {
  propertyName: "isAtCounter",
  errorMessage: { fr: "Ce moyen ne sort pas de la caisse.", en: "This does not come out of the till." },
};
