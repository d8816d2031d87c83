import type { Schemas } from "@reserve/contract";
import { counterFaults, toCents } from "@reserve/domain";
import { type PropertyRefusal, refuse } from "../../../platform/contract/refusals.ts";
import { euros } from "../formats.ts";
import type { NewCounterPayment } from "../till/till.store.ts";

/** Returns the till's rows for payments at the counter; throws 422 at each invalid part, or at all of them if their total is not the amount due. */
export function newCounterPayments(counterPayments: Schemas["CounterPayments"], dueCents: number): NewCounterPayment[] {
  const parts = counterPayments.map(({ means, amount }) => ({ kind: "Payment" as const, means, cents: toCents(amount) ?? 0 }));
  const faults = counterFaults(parts, dueCents).map((fault): PropertyRefusal => {
    if (fault.kind === "WrongSum") return { propertyName: "counterPayments", errorMessage: wrongSum(fault.sumCents, dueCents) };
    const part = `counterPayments[${fault.index}]`;
    return fault.kind === "MeansTwice"
      ? { propertyName: `${part}.means`, errorMessage: MEANS_TWICE }
      : { propertyName: `${part}.amount`, errorMessage: NO_AMOUNT };
  });
  if (faults.length > 0) throw refuse.invalid(faults);
  return parts;
}

const wrongSum = (sumCents: number, dueCents: number) => ({
  fr: `Il est dû ${euros(dueCents, "fr")}, et ${euros(sumCents, "fr")} sont encaissés : les deux doivent être égaux.`,
  en: `${euros(dueCents, "en")} is due and ${euros(sumCents, "en")} was taken: both must be equal.`,
});
const MEANS_TWICE = { fr: "Ce moyen de paiement est nommé deux fois.", en: "This means of payment is named twice." };
const NO_AMOUNT = { fr: "Indiquez un montant de plus de 0 €.", en: "Give an amount above €0." };
