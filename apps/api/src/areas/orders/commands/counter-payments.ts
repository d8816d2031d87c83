import type { Schemas } from "@reserve/contract";
import { counterFaults, toCents } from "@reserve/domain";
import { type PropertyRefusal, refuse } from "../../../platform/contract/refusals.ts";
import { euros } from "../formats.ts";
import type { NewLedgerEntry } from "../ledger/ledger.store.ts";
import type { LockedDocument } from "../order-changes.store.ts";
import type { WriteContext } from "../order-writes.ts";
import { voucherPayment } from "../vouchers/voucher-payments.ts";

/**
 * Returns the entries of payments at the counter of an order; throws 422 at each invalid part, or at all of them if they are more than what is
 * due. Locks the voucher of a part.
 */
export async function newCounterPayments(
  counterPayments: Schemas["CounterPayments"],
  dueCents: number,
  order: LockedDocument,
  context: Pick<WriteContext, "db" | "now">,
): Promise<NewLedgerEntry[]> {
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
  const entries: NewLedgerEntry[] = [];
  for (const [index, { means, cents }] of parts.entries()) {
    const part = `counterPayments[${index}]`;
    const properties = { code: `${part}.voucherCode`, amount: `${part}.amount` };
    const { voucherCode } = counterPayments[index] ?? {};
    if (means === "Voucher") entries.push(await voucherPayment({ voucherCode, cents, dueCents, properties }, order, context));
    else entries.push({ kind: "Payment", means, cents, isAtCounter: true });
  }
  return entries;
}

/** Returns payments at the counter for the audit log, which contains no code. */
export function auditedPayments(counterPayments: Schemas["CounterPayments"]): Schemas["CounterPayments"] {
  return counterPayments.map(({ means, amount }) => ({ means, amount }));
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
