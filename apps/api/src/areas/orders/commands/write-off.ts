import { lowersOwed, maximumWriteOffCents, type RefundReason } from "@reserve/domain";
import { refuse } from "../../../platform/contract/refusals.ts";
import { euros } from "../formats.ts";
import type { WriteContext } from "../order-writes.ts";

/**
 * Throws 422 at the amount if it is more than the client writes off, or than what is due; at the means for a refund that has a reason of its own, since
 * only what nobody claims can be written off.
 */
export function requireWriteOff(
  cents: number,
  { variant }: Pick<WriteContext, "variant">,
  reason: RefundReason | null,
  dueCents = Number.POSITIVE_INFINITY,
): void {
  if (reason !== null && lowersOwed(reason)) throw refuse.invalid([{ propertyName: "means", errorMessage: NOT_FOR_REASON }]);
  const most = Math.min(maximumWriteOffCents(variant.thresholds), dueCents);
  if (cents > most) throw refuse.invalid([{ propertyName: "amount", errorMessage: atMost(most) }]);
}

const NOT_FOR_REASON = {
  fr: "Un geste ou des frais de port se rendent au client : un écart ne s’abandonne que sur ce qu’il a payé en trop.",
  en: "A gesture or postage is given back to the customer: only what was paid too much can be written off.",
};
const atMost = (cents: number) => ({
  fr: `On n’abandonne pas plus de ${euros(cents, "fr")}.`,
  en: `No more than ${euros(cents, "en")} can be written off.`,
});
