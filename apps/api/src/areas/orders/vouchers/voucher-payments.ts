import { parisDay, redeemableCents, type VoucherFault, voucherCodeOf, voucherFault, voucherNumber } from "@reserve/domain";
import { refuse, type Sentence } from "../../../platform/contract/refusals.ts";
import { euros, localDay } from "../formats.ts";
import type { NewLedgerEntry } from "../ledger/ledger.store.ts";
import type { LockedDocument } from "../order-changes.store.ts";
import type { WriteContext } from "../order-writes.ts";
import { lockVoucherByCode, type VoucherRow } from "./voucher-moves.store.ts";

/** A payment by voucher, with the names of its properties. */
interface PaymentByVoucher {
  voucherCode: string | undefined;
  /** Left out: what is due, at most the balance. */
  cents?: number;
  dueCents: number;
  properties: { code: string; amount: string };
}

/**
 * Returns the entry of an order paid by voucher, and locks the voucher until it is recorded; throws 422 at the code, or at the amount if that
 * is more than the balance or than what is due.
 */
export async function voucherPayment(
  { voucherCode, cents, dueCents, properties }: PaymentByVoucher,
  order: LockedDocument,
  { db, now }: Pick<WriteContext, "db" | "now">,
): Promise<NewLedgerEntry> {
  const voucher = await requireVoucher(voucherCode, properties.code, { db });
  const fault = voucherFault(voucher, order.document.customerId, parisDay(now));
  if (fault) throw refuse.invalid([{ propertyName: properties.code, errorMessage: voucherFaultText(fault, voucher) }]);
  const most = redeemableCents(voucher, dueCents);
  if (cents !== undefined && cents > most) {
    const errorMessage = cents > voucher.balanceCents ? overdrawn(voucher.balanceCents) : tooMuch(dueCents);
    throw refuse.invalid([{ propertyName: properties.amount, errorMessage }]);
  }
  return voucherEntryOf(voucher, "Payment", cents ?? most);
}

/** Returns the ledger entry of a voucher that pays, or that is credited. It is not in the till: its money came in when it was sold. */
export function voucherEntryOf(voucher: Pick<VoucherRow, "id">, kind: "Payment" | "Refund", cents: number): NewLedgerEntry {
  return { kind, means: "Voucher", cents, isAtCounter: false, reference: voucherNumber(voucher.id), voucher: { id: voucher.id } };
}

/** Locks the voucher of a typed code; throws 422 at the property if there is none. */
export async function requireVoucher(
  typed: string | undefined,
  propertyName: string,
  { db }: Pick<WriteContext, "db">,
): Promise<VoucherRow> {
  if (!typed?.trim()) throw refuse.invalid([{ propertyName, errorMessage: NO_CODE }]);
  const code = voucherCodeOf(typed);
  const voucher = code === null ? null : await lockVoucherByCode(db, code);
  if (!voucher) throw refuse.invalid([{ propertyName, errorMessage: code === null ? NOT_A_CODE : UNKNOWN_CODE }]);
  return voucher;
}

/** Returns the sentence of a voucher that cannot pay. */
export function voucherFaultText(fault: VoucherFault, { expiresOn }: Pick<VoucherRow, "expiresOn">): Sentence {
  if (fault !== "expired") return FAULTS[fault];
  const last = new Date(`${expiresOn}T12:00:00Z`);
  return {
    fr: `Ce bon a expiré : il était valable jusqu’au ${localDay(last, "fr")}.`,
    en: `This voucher expired: its last day was ${localDay(last, "en")}.`,
  };
}

const FAULTS: Readonly<Record<Exclude<VoucherFault, "expired">, Sentence>> = {
  empty: { fr: "Il ne reste rien sur ce bon.", en: "Nothing is left on this voucher." },
  cancelled: { fr: "Ce bon est annulé.", en: "This voucher is cancelled." },
  otherCustomer: { fr: "Ce bon est réservé à un autre client.", en: "This voucher is reserved for another customer." },
};
const NO_CODE = { fr: "Indiquez le code du bon.", en: "Give the code of the voucher." };
const NOT_A_CODE = {
  fr: "Ce code est mal recopié : il compte seize lettres et chiffres.",
  en: "This code is mistyped: it has sixteen letters and digits.",
};
const UNKNOWN_CODE = { fr: "Aucun bon n’a ce code.", en: "No voucher has this code." };
const overdrawn = (balanceCents: number) => ({
  fr: `Il reste ${euros(balanceCents, "fr")} sur ce bon.`,
  en: `${euros(balanceCents, "en")} is left on this voucher.`,
});
const tooMuch = (dueCents: number) => ({
  fr: `Il est dû ${euros(dueCents, "fr")} : un bon ne paie pas plus.`,
  en: `${euros(dueCents, "en")} is due: a voucher pays no more.`,
});
