import type { Input, OperationId, Schemas } from "@reserve/contract";
import { cashDifferenceCents, fromCents, parisDay, type TillTotal, tillTotals, toCents } from "@reserve/domain";
import { SUCCESS } from "../../../platform/contract/answers.ts";
import type { Download, HandlerContext } from "../../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../../platform/contract/refusals.ts";
import type { Db } from "../../../platform/database/database.ts";
import { personName } from "../../../platform/identity/user-name.ts";
import type { SheetColumn } from "../../../platform/sheet/cells.ts";
import { type SheetReader, sheetDownload } from "../../../platform/sheet/sheet.ts";
import { asLedgerEntry } from "../document.record.ts";
import { listStores } from "../orders.store.ts";
import { addClosing, closingOf, firstStoreId, listTillEntries, lockTill, type TillKey } from "./till.store.ts";

type Context = Omit<HandlerContext<OperationId>, "input">;
type TillQuery = NonNullable<Input<"getTillDay">["query"]>;

/** Returns one day of a till: payments and refunds, by means and individually, and how it was closed. */
export async function tillDay(db: Db, { day, storeId }: TillQuery, now: Date): Promise<Schemas["TillDay"]> {
  const [stores, id] = await Promise.all([listStores(db), storeIdOf(db, storeId)]);
  const store = stores.find((one) => one.id === id) ?? null;
  if (storeId !== undefined && !store) throw refuse.notFound(NO_SUCH_STORE);
  const today = parisDay(now);
  const key: TillKey = { day: day ?? today, storeId: id };
  const [rows, closing] = await Promise.all([listTillEntries(db, key), closingOf(db, key)]);
  // A closed day keeps its totals.
  const totals = closing?.totals ?? tillTotals(rows.map(({ payment }) => payment));
  return {
    day: key.day,
    isToday: key.day === today,
    store,
    stores,
    totals: totals.map(asTotal),
    total: fromCents(totals.reduce((sum, { totalCents }) => sum + totalCents, 0)),
    payments: rows.map(({ payment, customId }) => ({
      ...asLedgerEntry(payment),
      documentId: payment.documentId,
      customId,
      isLate: parisDay(payment.at) < payment.day,
    })),
    closing: closing && {
      closedAt: closing.closedAt.toISOString(),
      closedBy: closing.closedBy,
      countedCash: fromCents(closing.countedCents),
      difference: fromCents(cashDifferenceCents(closing.totals, closing.countedCents)),
    },
  };
}

function asTotal({ means, receivedCents, refundedCents, totalCents }: TillTotal): Schemas["TillTotal"] {
  return { means, received: fromCents(receivedCents), refunded: fromCents(refundedCents), total: fromCents(totalCents) };
}

/** Closes a day of a till with the counted cash, once; concurrent payments wait and count for the next day. */
export async function closeTillDay(context: Context, body: Schemas["TillClose"]): Promise<Schemas["TillDayResult"]> {
  const { db, now, user, audit } = context;
  const countedCents = toCents(body.countedCash) ?? -1;
  if (countedCents < 0) throw refuse.invalid([{ propertyName: "countedCash", errorMessage: NOT_COUNTED }]);
  if (body.day > parisDay(now)) throw refuse.invalid([{ propertyName: "day", errorMessage: NOT_YET }]);
  const key = { day: body.day, storeId: await storeIdOf(db, body.storeId) };
  await lockTill(db, key.storeId);
  const before = await tillDay(db, body, now);
  if (before.closing) throw refuse.conflict(ALREADY_CLOSED, "AlreadyClosed");
  if (before.payments.length !== body.seenCount) throw refuse.conflict(CHANGED, "TillChanged");
  const rows = await listTillEntries(db, key);
  const totals = tillTotals(rows.map(({ payment }) => payment));
  await addClosing(db, { ...key, countedCents, totals, closedAt: now, closedBy: personName(user) });
  const entityOutput = await tillDay(db, body, now);
  audit({
    entity: "till",
    entityId: key.storeId === null ? key.day : `${key.day} ${key.storeId}`,
    entityName: [key.day, entityOutput.store?.name].filter(Boolean).join(", "),
    before: {},
    after: { countedCash: body.countedCash, difference: entityOutput.closing?.difference, total: entityOutput.total },
  });
  return { ...SUCCESS, entityOutput };
}

/** Returns a day of a till as a sheet. */
export async function exportTillDay(db: Db, query: TillQuery, reader: SheetReader): Promise<Download> {
  async function* rows() {
    yield (await tillDay(db, query, reader.now)).payments;
  }
  return sheetDownload(
    {
      name: `${{ fr: "caisse", en: "till" }[reader.locale]}-${query.day ?? parisDay(reader.now)}`,
      columns: COLUMNS,
      batches: rows(),
    },
    reader,
  );
}

const KINDS: Record<Schemas["LedgerEntry"]["kind"], Sentence> = {
  Payment: { fr: "Encaissement", en: "Payment" },
  Refund: { fr: "Remboursement", en: "Refund" },
  Reversal: { fr: "Encaissement annulé", en: "Payment taken back" },
};
const MEANS: Record<Schemas["PaymentMeans"], Sentence> = {
  Cash: { fr: "Espèces", en: "Cash" },
  CreditCard: { fr: "Carte", en: "Card" },
  Check: { fr: "Chèque", en: "Cheque" },
  BankTransfer: { fr: "Virement", en: "Transfer" },
  Paypal: { fr: "PayPal", en: "PayPal" },
  Voucher: { fr: "Bon d’achat", en: "Voucher" },
  Other: { fr: "Autre moyen", en: "Other means" },
};

const COLUMNS: readonly SheetColumn<Schemas["TillPayment"]>[] = [
  [{ fr: "Date", en: "Date" }, ({ at }) => ({ moment: new Date(at) })],
  [{ fr: "Commande", en: "Order" }, ({ customId }) => ({ text: customId })],
  [{ fr: "Opération", en: "What" }, ({ kind }, locale) => ({ text: KINDS[kind][locale] })],
  [{ fr: "Moyen", en: "Means" }, ({ means }, locale) => ({ text: MEANS[means][locale] })],
  [{ fr: "Montant TTC", en: "Amount" }, ({ amount }) => ({ cents: toCents(amount) })],
  [{ fr: "Par", en: "By" }, ({ actorName }) => ({ text: actorName })],
];

/** Returns the shop of the till: the first one by default. */
async function storeIdOf(db: Db, storeId: number | undefined): Promise<number | null> {
  return storeId ?? (await firstStoreId(db));
}

const NO_SUCH_STORE = { fr: "Cette boutique n’existe pas.", en: "There is no such shop." };
const NOT_COUNTED = { fr: "Indiquez les espèces comptées, 0 € au moins.", en: "Give the cash that was counted, at least €0." };
const NOT_YET = { fr: "Une journée se clôture le jour même, ou plus tard.", en: "A day is closed on that day, or later." };
const ALREADY_CLOSED = { fr: "Cette journée est déjà clôturée.", en: "This day is closed already." };
const CHANGED = {
  fr: "Un encaissement est arrivé entre-temps : vérifiez le compte avant de clôturer.",
  en: "Something was taken meanwhile: check the count before you close the day.",
};
