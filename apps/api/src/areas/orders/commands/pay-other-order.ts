import { amountDueCents, apply, can, numberKey } from "@reserve/domain";
import { and, eq } from "drizzle-orm";
import { refuse, type Sentence } from "../../../platform/contract/refusals.ts";
import { euros } from "../formats.ts";
import type { LockedDocument } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { requireDocument, type WriteContext } from "../order-writes.ts";
import { documents } from "../orders.tables.ts";
import { type OrderCommand, runOrderCommand } from "./run-order-command.ts";

/**
 * Returns the order of a typed number, locked, that the money of another one may pay. Throws 422 at `otherOrder` if there is none, if it is of somebody
 * else, cannot be paid, or less is due on it.
 */
export async function requireOtherOrder(
  typed: string | undefined,
  cents: number,
  { document }: LockedDocument,
  { db, variant }: WriteContext,
): Promise<LockedDocument["document"]> {
  const key = numberKey(typed?.trim() ?? "");
  if (!key) throw invalid(NO_NUMBER);
  const [found] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.customIdKey, key), eq(documents.documentType, "Order")));
  if (!found) throw invalid(UNKNOWN_ORDER);
  if (found.id === document.id) throw invalid(SAME_ORDER);
  const other = await requireDocument(db, found.id);
  if (other.document.customerId === null || other.document.customerId !== document.customerId) throw invalid(OTHER_CUSTOMER);
  const facts = factsOf(other);
  const dueCents = can("validatePayment", facts, variant.flags).isAllowed ? amountDueCents(facts) : 0;
  if (cents > dueCents) throw invalid(dueCents > 0 ? lessDue(dueCents) : NOTHING_DUE);
  return other.document;
}

/** Records on the other order what the first one gives it, in the same transaction. */
export async function payOtherOrder(
  { id: documentId }: Pick<LockedDocument["document"], "id">,
  cents: number,
  { document: { customId: reference } }: LockedDocument,
  context: WriteContext,
): Promise<void> {
  const receive: OrderCommand<{ documentId: number }> = (_input, order) => {
    const effect = apply("validatePayment", factsOf(order), { receivedCents: cents });
    return {
      order,
      effect,
      columns: effect.paymentStatus === "Pending" ? {} : { paidAt: context.now },
      entries: [{ kind: "Payment", means: "OtherOrder", cents, isAtCounter: false, reference }],
      events: [{ kind: "PaymentReceived", amountCents: cents, text: reference }],
    };
  };
  await runOrderCommand(context, receive, { documentId });
}

const invalid = (errorMessage: Sentence) => refuse.invalid([{ propertyName: "otherOrder", errorMessage }]);
const NO_NUMBER = { fr: "Indiquez la commande à payer.", en: "Give the order to pay." };
const UNKNOWN_ORDER = { fr: "Aucune commande n’a ce numéro.", en: "No order has this number." };
const SAME_ORDER = { fr: "C’est la commande elle-même.", en: "That is the order itself." };
const OTHER_CUSTOMER = {
  fr: "Cette commande n’est pas du même client : son argent ne paie que les siennes.",
  en: "That order is of another customer: their money pays their own only.",
};
const NOTHING_DUE = { fr: "Rien n’est dû sur cette commande.", en: "Nothing is due on that order." };
const lessDue = (cents: number) => ({
  fr: `Il n’est dû que ${euros(cents, "fr")} sur cette commande.`,
  en: `Only ${euros(cents, "en")} is due on that order.`,
});
