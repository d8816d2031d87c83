import type { Input, OperationId, Schemas } from "@reserve/contract";
import { counterMeans, fromCents, MAXIMUM_VOUCHER_CENTS, parisDay, toCents } from "@reserve/domain";
import { eq } from "drizzle-orm";
import type { HandlerContext } from "../../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../../platform/contract/refusals.ts";
import { customers } from "../../../platform/customers/customers.tables.ts";
import type { Db } from "../../../platform/database/database.ts";
import { personName } from "../../../platform/identity/user-name.ts";
import { recordHandlers } from "../../../platform/records/record-handlers.ts";
import { addEntries } from "../ledger/ledger.store.ts";
import { listStores } from "../orders.store.ts";
import { moveVoucher, type VoucherRow } from "./voucher-moves.store.ts";
import { addVoucher, asVoucher, voucherRows } from "./vouchers.store.ts";

type Context = Omit<HandlerContext<OperationId>, "input">;
type Payment = Schemas["VoucherPayment"];

/** Handlers of vouchers as records; the log contains their number, never the code. */
export const voucherRecords = recordHandlers({
  entity: "voucher",
  notFound: { fr: "Ce bon n’existe pas.", en: "There is no such voucher." },
  rows: voucherRows,
  toRecord: (row, { db, now }) => asVoucher(db, row, parisDay(now)),
  nameOf: ({ number }) => number,
  audited: ({ value, origin, expiresOn, note }) => ({ value, origin, expiresOn, note }),
});

/** Sells or grants a voucher; a sale is an entry of the ledger. Throws 422 for each invalid property. */
export async function insertVoucher(body: Input<"createVoucher">["body"], context: Context): Promise<VoucherRow> {
  const { db, now, user } = context;
  const { expiresOn, customerId, payment } = body;
  const valueCents = toCents(body.value) ?? 0;
  const note = body.note?.trim() || null;
  const today = parisDay(now);
  const faults: PropertyRefusal[] = [
    ...(valueCents > 0 && valueCents <= MAXIMUM_VOUCHER_CENTS ? [] : [{ propertyName: "value", errorMessage: WRONG_VALUE }]),
    ...(expiresOn !== null && expiresOn < today ? [{ propertyName: "expiresOn", errorMessage: PAST_DAY }] : []),
    ...(customerId !== null && !(await isCustomer(db, customerId)) ? [{ propertyName: "customerId", errorMessage: NO_CUSTOMER }] : []),
    ...(payment === null && note === null ? [{ propertyName: "note", errorMessage: NO_NOTE }] : []),
    ...(await paymentFaults(db, "payment", payment)),
  ];
  if (faults.length > 0) throw refuse.invalid(faults);
  const takenBy = personName(user);
  const storeId = payment?.storeId ?? null;
  const origin = payment ? "Sold" : "Granted";
  const id = await addVoucher(db, { origin, expiresOn, customerId, storeId, note, issuedAt: now }, valueCents);
  const ledgerEntryId = payment ? await recordMoney(context, { id, storeId }, "Payment", payment, valueCents) : null;
  await moveVoucher(db, { voucherId: id, kind: origin, amountCents: valueCents, at: now, takenBy, ledgerEntryId });
  return (await voucherRows.find(db, id)) as VoucherRow;
}

/** Corrects the last day of a voucher. */
export async function setVoucherExpiry(body: Input<"setVoucherExpiry">["body"], context: Context): Promise<Schemas["VoucherResult"]> {
  const { db, now, user, audit } = context;
  const { row, record } = await voucherRecords.lock(body.id, context);
  if (record.state === "cancelled") throw refuse.conflict(CANCELLED, "cancelled");
  const { expiresOn } = body;
  const reason = body.reason.trim();
  await voucherRows.change(db, row.id, { expiresOn });
  const move = { voucherId: row.id, kind: "ExpiryChanged", amountCents: 0, at: now, takenBy: personName(user), reason } as const;
  await moveVoucher(db, { ...move, expiredOn: row.expiresOn, expiresOn });
  audit({ ...entryOf(record), before: { expiresOn: row.expiresOn }, after: { expiresOn, reason } });
  return answer(row.id, context);
}

/** Cancels what is left of a voucher; with a repayment its balance is given back. */
export async function cancelVoucher(body: Input<"cancelVoucher">["body"], context: Context): Promise<Schemas["VoucherResult"]> {
  const { db, now, user, audit } = context;
  const { repayment } = body;
  const { row, record } = await voucherRecords.lock(body.id, context);
  if (record.state === "cancelled") throw refuse.conflict(CANCELLED, "cancelled");
  if (record.state === "empty") throw refuse.conflict(EMPTY, "empty");
  const faults = await paymentFaults(db, "repayment", repayment);
  if (repayment && row.origin !== "Sold") faults.push({ propertyName: "repayment.means", errorMessage: NOT_SOLD });
  if (faults.length > 0) throw refuse.invalid(faults);
  const reason = body.reason.trim();
  const cents = row.balanceCents;
  await voucherRows.change(db, row.id, { cancelledAt: now });
  const ledgerEntryId = repayment ? await recordMoney(context, row, "Refund", repayment, cents) : null;
  const takenBy = personName(user);
  await moveVoucher(db, { voucherId: row.id, kind: "Cancelled", amountCents: -cents, at: now, takenBy, reason, ledgerEntryId });
  audit({
    ...entryOf(record),
    before: { balance: fromCents(cents), cancelledAt: null },
    after: { balance: "0.00", cancelledAt: now.toISOString(), reason, ...(repayment ? { means: repayment.means } : {}) },
  });
  return answer(row.id, context);
}

async function answer(id: number, context: Context): Promise<Schemas["VoucherResult"]> {
  const { db, now } = context;
  return voucherRecords.answer(await asVoucher(db, (await voucherRows.find(db, id)) as VoucherRow, parisDay(now)), context);
}

/** Records the money of a sold voucher in the ledger, at the counter in the till; returns the id of the entry. */
async function recordMoney(
  { db, now, user }: Context,
  { id, storeId }: Pick<VoucherRow, "id" | "storeId">,
  kind: "Payment" | "Refund",
  { means, isAtCounter, storeId: till }: Payment,
  cents: number,
): Promise<number | null> {
  const recording = { documentId: null, voucherId: id, storeId: till ?? storeId, at: now, takenBy: personName(user) };
  const [entryId = null] = await addEntries(db, recording, [{ kind, means, cents, isAtCounter }]);
  return entryId;
}

async function paymentFaults(db: Db, property: string, payment: Payment | null): Promise<PropertyRefusal[]> {
  if (!payment) return [];
  const { means, isAtCounter, storeId } = payment;
  const isKnown = storeId === undefined || (await listStores(db)).some(({ id }) => id === storeId);
  const goesToTill = counterMeans.some((counter) => counter === means);
  return [
    ...(isAtCounter && !goesToTill ? [{ propertyName: `${property}.isAtCounter`, errorMessage: NOT_IN_TILL }] : []),
    ...(isKnown ? [] : [{ propertyName: `${property}.storeId`, errorMessage: NO_STORE }]),
  ];
}

async function isCustomer(db: Db, id: number): Promise<boolean> {
  return (await db.$count(customers, eq(customers.id, id))) > 0;
}

const entryOf = ({ id, number }: Schemas["Voucher"]) => ({ entity: "voucher", entityId: id, entityName: number });

const WRONG_VALUE = { fr: "Indiquez une valeur de 0,01 € à 100 000 €.", en: "Give a value from €0.01 to €100,000." };
const PAST_DAY = { fr: "Ce jour est passé.", en: "This day is past." };
const NO_CUSTOMER = { fr: "Ce client n’existe pas ou n’existe plus.", en: "This customer does not exist, or no longer." };
const NO_NOTE = { fr: "Dites pourquoi ce bon est offert.", en: "Say why this voucher is granted." };
const NOT_IN_TILL = { fr: "Ce moyen n’entre pas dans la caisse.", en: "This does not go into the till." };
const NO_STORE = { fr: "Cette boutique n’existe pas.", en: "There is no such shop." };
const NOT_SOLD = { fr: "Ce bon n’a pas été vendu : rien n’est à rendre.", en: "This voucher was not sold: nothing is to be given back." };
const CANCELLED = { fr: "Ce bon est déjà annulé.", en: "This voucher is cancelled already." };
const EMPTY = { fr: "Il ne reste rien sur ce bon.", en: "Nothing is left on this voucher." };
