import type { Schemas } from "@reserve/contract";
import { needsVoucherAgreement, parisDay, shiftDay, voucherFault } from "@reserve/domain";
import { type PropertyRefusal, refuse } from "../../../platform/contract/refusals.ts";
import { entriesOf, type NewLedgerEntry } from "../ledger/ledger.store.ts";
import type { LockedDocument } from "../order-changes.store.ts";
import type { WriteContext } from "../order-writes.ts";
import { requireVoucher, voucherEntryOf, voucherFaultText } from "./voucher-payments.ts";
import { addVoucher } from "./vouchers.store.ts";

/** Days that a voucher from a refund is valid: two years. */
const VALID_DAYS = 730;

/**
 * Returns the entry of a refund to a voucher: one that exists, or a new one for the customer of the order. Throws 422 at `customerAgrees` without
 * the agreement that is needed, at `voucherCode` for a voucher that cannot be credited.
 */
export async function voucherRefund(
  { customerAgrees = false, voucherCode }: Schemas["RecordRefundRequest"],
  cents: number,
  { document }: LockedDocument,
  { db, now }: WriteContext,
): Promise<NewLedgerEntry> {
  const needsAgreement = needsVoucherAgreement(await entriesOf(db, document.id), cents);
  if (needsAgreement && !customerAgrees) throw refuse.invalid([NO_AGREEMENT]);
  const { customerId, storeId } = document;
  const id = voucherCode?.trim()
    ? await creditable(voucherCode, document, { db, now })
    : await addVoucher(
        db,
        { origin: "Refund", expiresOn: shiftDay(parisDay(now), VALID_DAYS), customerId, storeId, note: null, issuedAt: now },
        cents,
      );
  const entry = voucherEntryOf({ id }, "Refund", cents);
  return { ...entry, voucher: { id, hasAgreement: needsAgreement ? true : null } };
}

async function creditable(
  typed: string,
  { customerId }: LockedDocument["document"],
  { db, now }: Pick<WriteContext, "db" | "now">,
): Promise<number> {
  const voucher = await requireVoucher(typed, "voucherCode", { db });
  // An empty voucher may be filled again.
  const fault = voucherFault({ ...voucher, balanceCents: Math.max(1, voucher.balanceCents) }, customerId, parisDay(now));
  if (fault) throw refuse.invalid([{ propertyName: "voucherCode", errorMessage: voucherFaultText(fault, voucher) }]);
  return voucher.id;
}

const NO_AGREEMENT: PropertyRefusal = {
  propertyName: "customerAgrees",
  errorMessage: {
    fr: "Un remboursement se fait par le moyen qui a servi à payer, sauf accord exprès du client : indiquez qu’il accepte un bon.",
    en: "A refund goes by the means paid with, unless the customer expressly agrees: say that they accept a voucher.",
  },
};
