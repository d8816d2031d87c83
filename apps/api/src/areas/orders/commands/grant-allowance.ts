import type { Schemas } from "@reserve/contract";
import { apply, maximumAllowanceCents, toCents } from "@reserve/domain";
import { refuse } from "../../../platform/contract/refusals.ts";
import { personName } from "../../../platform/identity/user-name.ts";
import { euros } from "../formats.ts";
import { addAllowance } from "../ledger/allowances.store.ts";
import { requireAllowed } from "../order-refusals.ts";
import { requireDocumentVersion } from "../order-writes.ts";
import { asEvents, creditAmount } from "../papers/issued-papers.ts";
import type { OrderCommand } from "./run-order-command.ts";

/** Takes an amount off what is due, without giving money back; an invoice that exists gets a credit note of it. */
export const grantAllowance: OrderCommand<Schemas["AllowanceRequest"]> = async ({ amount, reason, comment }, order, context) => {
  const { db, now, user } = context;
  await requireDocumentVersion(context, order);
  const facts = requireAllowed("grantAllowance", order, context);
  const amountCents = toCents(amount) ?? 0;
  const most = maximumAllowanceCents(facts, reason);
  if (amountCents < 1 || amountCents > most)
    throw refuse.invalid([{ propertyName: most > 0 ? "amount" : "reason", errorMessage: most > 0 ? atMost(most) : NO_SHIPPING }]);
  const notes = await creditAmount(db, context, order, reason, amountCents);
  return {
    order,
    effect: apply("grantAllowance", facts, { allowanceCents: amountCents }),
    write: () => addAllowance(db, { documentId: order.document.id, reason, amountCents, at: now, grantedBy: personName(user) }),
    events: [{ kind: "AllowanceGranted", amountCents, refundReason: reason, text: comment?.trim() || null }, ...asEvents(notes)],
    webhook: "order.edited",
    audited: { reason },
  };
};

const atMost = (most: number) => ({
  fr: `Indiquez un montant de 0,01 € à ${euros(most, "fr")} : c’est le plus que ce motif permet de déduire.`,
  en: `Give an amount from €0.01 to ${euros(most, "en")}: this is the most that can be taken off for this reason.`,
});
const NO_SHIPPING = { fr: "Cette commande n’a pas de frais de port à déduire.", en: "This order has no shipping to take off." };
