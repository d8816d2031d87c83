import type { Schemas } from "@reserve/contract";
import { counterFaults, toCents } from "@reserve/domain";
import { type PropertyRefusal, refuse } from "../../../platform/contract/refusals.ts";
import { euros } from "../formats.ts";
import type { NewLedgerEntry } from "../ledger/ledger.store.ts";

/** Returns the entries of payments at the counter; throws 422 at each invalid part, or at all of them if they are more than what is due. */
export function newCounterPayments(counterPayments: Schemas["CounterPayments"], dueCents: number): NewLedgerEntry[] {
  const parts = counterPayments.map(({ means, amount }) => ({ means, cents: toCents(amount) ?? 0 }));
  const faults = counterFaults(parts, dueCents).map((fault): PropertyRefusal => {
    if (fault.kind === "TooMuch") return { propertyName: "counterPayments", errorMessage: tooMuch(fault.sumCents, dueCents) };
    if (fault.kind === "Nothing") return { propertyName: "counterPayments", errorMessage: nothing(dueCents) };
    const part = `counterPayments[${fault.index}]`;
    return fault.kind === "MeansTwice"
      ? { propertyName: `${part}.means`, errorMessage: MEANS_TWICE }
      : { propertyName: `${part}.amount`, errorMessage: NO_AMOUNT };
  });
  if (faults.length > 0) throw refuse.invalid(faults);
  return parts.map((part) => ({ ...part, kind: "Payment", isAtCounter: true }));
}

/** Returns the received sum of entries. */
export function sumOf(entries: readonly NewLedgerEntry[]): number {
  return entries.reduce((sum, { cents }) => sum + cents, 0);
}

const tooMuch = (sumCents: number, dueCents: number) => ({
  fr: `Il est dû ${euros(dueCents, "fr")}, et ${euros(sumCents, "fr")} sont encaissés : c’est trop.`,
  en: `${euros(dueCents, "en")} is due and ${euros(sumCents, "en")} was taken: this is too much.`,
});
const nothing = (dueCents: number) => ({
  fr: `Indiquez ce qui est encaissé : il est dû ${euros(dueCents, "fr")}.`,
  en: `Give what was taken: ${euros(dueCents, "en")} is due.`,
});
const MEANS_TWICE = { fr: "Ce moyen de paiement est nommé deux fois.", en: "This means of payment is named twice." };
const NO_AMOUNT = { fr: "Indiquez un montant de plus de 0 €.", en: "Give an amount above €0." };
