import type { Input, OperationId, Schemas } from "@reserve/contract";
import {
  cashDifferenceCents,
  expectedCashCents,
  fromCents,
  parisDay,
  parisDayStart,
  shiftDay,
  type TillTotal,
  tillTotals,
  toCents,
  usualLeftCents,
  voucherNumber,
} from "@reserve/domain";
import { SUCCESS } from "../../../platform/contract/answers.ts";
import type { Download, HandlerContext } from "../../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../../platform/contract/refusals.ts";
import type { Db } from "../../../platform/database/database.ts";
import { personName } from "../../../platform/identity/user-name.ts";
import type { SheetColumn } from "../../../platform/sheet/cells.ts";
import { type SheetReader, sheetDownload } from "../../../platform/sheet/sheet.ts";
import { asLedgerEntry } from "../document.record.ts";
import { localDay } from "../formats.ts";
import { listStores } from "../orders.store.ts";
import {
  addClosing,
  type Closing,
  type Counting,
  closingOf,
  firstOpenDay,
  firstStoreId,
  floatOf,
  headOf,
  isPeriodClosed,
  lastClosing,
  lastPaperOf,
  listTillEntries,
  lockTill,
  setFloat,
  sumCovered,
  sumPapersVat,
  sumPerpetual,
  type TillKey,
} from "./till.store.ts";

type Context = Omit<HandlerContext<OperationId>, "input">;
type TillQuery = NonNullable<Input<"getTillDay">["query"]>;

/** Clock and environment of a request about a till. */
export type TillContext = Pick<Context, "db" | "now" | "ports">;

/** Returns one day of a till: payments and refunds, by means and individually, its float, and how it was closed. */
export async function tillDay({ db, now, ports }: TillContext, { day, storeId }: TillQuery): Promise<Schemas["TillDay"]> {
  const [stores, id] = await Promise.all([listStores(db), storeIdOf(db, storeId)]);
  const store = stores.find((one) => one.id === id) ?? null;
  if (storeId !== undefined && !store) throw refuse.notFound(NO_SUCH_STORE);
  const today = parisDay(now);
  const key: TillKey = { day: day ?? today, storeId: id };
  const counting = countingIn(ports);
  const [rows, closing, floatCents, head, openBefore] = await Promise.all([
    listTillEntries(db, key, counting),
    closingOf(db, key),
    floatOf(db, key),
    headOf(db, id),
    firstOpenDay(db, id, key.day, "atCounter"),
  ]);
  // A closed day keeps its totals.
  const totals = closing?.totals ?? tillTotals(rows.map(({ payment }) => payment));
  const openingCents = closing?.floatCents ?? floatCents;
  return {
    day: key.day,
    isToday: key.day === today,
    store,
    stores,
    totals: totals.map(asTotal),
    total: fromCents(totals.reduce((sum, { totalCents }) => sum + totalCents, 0)),
    payments: rows.map(({ payment, customId, number }) => ({
      ...asLedgerEntry(payment),
      number,
      documentId: payment.documentId,
      customId: customId ?? voucherNumber(payment.voucherId ?? 0),
      ...(payment.voucherId === null ? {} : { voucherId: payment.voucherId }),
      isLate: parisDay(payment.at) < payment.day,
    })),
    closing: closing && asClosing(closing),
    openingFloat: fromCents(openingCents),
    expectedCash: fromCents(expectedCashCents(totals, openingCents)),
    openBefore: openBefore === key.day ? null : openBefore,
    entryCount: head.number,
    isDemo: counting.countsDemo,
  };
}

/** Returns the sums of a means as in the contract. */
function asTotal<Means>({ means, receivedCents, refundedCents, totalCents }: Omit<TillTotal, "means"> & { means: Means }) {
  return { means, received: fromCents(receivedCents), refunded: fromCents(refundedCents), total: fromCents(totalCents) };
}

/** Returns a closing as in the contract. */
export function asClosing(closing: Closing): Schemas["TillClosing"] {
  const { kind, number, day, countedCents, floatCents, leftCents, totals, receipts, vat, isDemo, hash } = closing;
  const money = (cents: number | null) => (cents === null ? null : fromCents(cents));
  return {
    ...{ kind, number, day, isDemo, hash },
    closedAt: closing.closedAt.toISOString(),
    closedBy: closing.closedBy,
    countedCash: money(countedCents),
    openingFloat: money(floatCents),
    leftCash: money(leftCents),
    difference: countedCents === null ? null : fromCents(cashDifferenceCents(totals, countedCents) - (floatCents ?? 0)),
    receipts: receipts.map(asTotal),
    vat: vat.map(({ taxRate, baseCents, taxCents }) => ({ taxRate, base: fromCents(baseCents), tax: fromCents(taxCents) })),
    total: fromCents(closing.totalCents),
    perpetualTotal: fromCents(closing.perpetualCents),
    lastEntry: closing.lastNumber,
  };
}

/** Closes a day of a till with the counted cash, once; concurrent payments wait and count for the next day. */
export async function closeTillDay(context: Context, body: Schemas["TillClose"]): Promise<Schemas["TillDayResult"]> {
  const { db, now, user, audit } = context;
  const countedCents = toCents(body.countedCash) ?? -1;
  if (countedCents < 0) throw refuse.invalid([{ propertyName: "countedCash", errorMessage: NOT_COUNTED }]);
  const leftCents = body.leftCash === undefined ? null : (toCents(body.leftCash) ?? -1);
  if (leftCents !== null && (leftCents < 0 || leftCents > countedCents))
    throw refuse.invalid([{ propertyName: "leftCash", errorMessage: TOO_MUCH_LEFT }]);
  if (body.day > parisDay(now)) throw refuse.invalid([{ propertyName: "day", errorMessage: NOT_YET }]);
  const key = { day: body.day, storeId: await storeIdOf(db, body.storeId) };
  await lockTill(db, key.storeId);
  const before = await tillDay(context, body);
  if (before.closing) throw refuse.conflict(ALREADY_CLOSED, "AlreadyClosed");
  const previous = await lastClosing(db, key.storeId, "Day");
  if ((previous && previous.day > key.day) || (await isPeriodClosed(db, key))) throw refuse.conflict(LATER_CLOSED, "LaterClosed");
  if (before.openBefore) throw refuse.conflict(earlierOpen(before.openBefore), "EarlierOpen");
  if (before.payments.length !== body.seenCount) throw refuse.conflict(CHANGED, "TillChanged");
  const floatCents = toCents(before.openingFloat) ?? 0;
  await addClosing(db, {
    ...{ ...key, kind: "Day", countedCents, floatCents, leftCents: leftCents ?? usualLeftCents(countedCents, floatCents) },
    ...(await figuresOf(context, key, previous)),
    ...{ closedAt: now, closedBy: personName(user) },
  });
  const entityOutput = await tillDay(context, body);
  const { closing, total } = entityOutput;
  audit({
    ...tillEntity(key, entityOutput),
    before: {},
    after: { countedCash: body.countedCash, difference: closing?.difference, total, leftCash: closing?.leftCash, number: closing?.number },
  });
  return { ...SUCCESS, entityOutput };
}

/** Returns the figures of a day: of the entries and papers that the closing before does not cover. */
async function figuresOf({ db, ports }: TillContext, key: TillKey, previous: Closing | null) {
  const counting = countingIn(ports);
  const [head, lastPaperId] = await Promise.all([headOf(db, key.storeId), lastPaperOf(db, key.day)]);
  const covered = { ...key, lastNumber: head.number, previous };
  const { receipts, counter, totalCents, absoluteCents } = await sumCovered(db, covered, counting);
  const perpetual =
    previous?.isDemo === counting.countsDemo
      ? { netCents: previous.perpetualCents + totalCents, absoluteCents: previous.perpetualAbsoluteCents + absoluteCents }
      : await sumPerpetual(db, covered, counting);
  const afterPaper = previous?.lastPaperId ?? (await lastPaperOf(db, shiftDay(key.day, -1)));
  return {
    ...{ totals: tillTotals(counter), receipts, totalCents, lastNumber: head.number, lastHash: head.hash, lastPaperId },
    vat: await sumPapersVat(db, key.storeId, afterPaper, lastPaperId),
    ...{ perpetualCents: perpetual.netCents, perpetualAbsoluteCents: perpetual.absoluteCents, isDemo: counting.countsDemo },
  };
}

/** Sets the cash in the till in the morning of a day that is open. */
export async function setTillFloat(context: Context, body: Schemas["TillFloat"]): Promise<Schemas["TillDayResult"]> {
  const { db, now, user, audit } = context;
  const amountCents = toCents(body.amount) ?? -1;
  if (amountCents < 0) throw refuse.invalid([{ propertyName: "amount", errorMessage: NO_FLOAT }]);
  const key = { day: body.day, storeId: await storeIdOf(db, body.storeId) };
  await lockTill(db, key.storeId);
  const before = await tillDay(context, body);
  if (before.closing) throw refuse.conflict(ALREADY_CLOSED, "AlreadyClosed");
  await setFloat(db, key, { amountCents, setAt: now, setBy: personName(user) });
  audit({
    ...tillEntity(key, before),
    before: { openingFloat: before.openingFloat },
    after: { openingFloat: fromCents(amountCents) },
  });
  return { ...SUCCESS, entityOutput: await tillDay(context, body) };
}

/** Returns how the log names a day of a till. */
export function tillEntity({ day, storeId }: TillKey, { store }: Pick<Schemas["TillDay"], "store">) {
  return {
    entity: "till" as const,
    entityId: storeId === null ? day : `${day} ${storeId}`,
    entityName: [day, store?.name].filter(Boolean).join(", "),
  };
}

/** Returns whether entries of a demo count: in a demo shop alone. */
export function countingIn({ settings }: Pick<TillContext["ports"], "settings">): Counting {
  return { countsDemo: settings.environment === "demo" };
}

/** Returns a day of a till as a sheet. */
export async function exportTillDay(context: TillContext, query: TillQuery, reader: SheetReader): Promise<Download> {
  async function* rows() {
    yield (await tillDay(context, query)).payments;
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
/** Means of payment in sentences. */
export const MEANS: Record<Schemas["PaymentMeans"], Sentence> = {
  Cash: { fr: "Espèces", en: "Cash" },
  CreditCard: { fr: "Carte", en: "Card" },
  Check: { fr: "Chèque", en: "Cheque" },
  BankTransfer: { fr: "Virement", en: "Transfer" },
  Paypal: { fr: "PayPal", en: "PayPal" },
  Voucher: { fr: "Bon d’achat", en: "Voucher" },
  OtherOrder: { fr: "Autre commande", en: "Other order" },
  WriteOff: { fr: "Écart abandonné", en: "Write-off" },
  Other: { fr: "Autre moyen", en: "Other means" },
};

const COLUMNS: readonly SheetColumn<Schemas["TillPayment"]>[] = [
  [{ fr: "Nº", en: "No." }, ({ number }) => ({ text: String(number) })],
  [{ fr: "Date", en: "Date" }, ({ at }) => ({ moment: new Date(at) })],
  [{ fr: "Commande", en: "Order" }, ({ customId }) => ({ text: customId })],
  [{ fr: "Opération", en: "What" }, ({ kind }, locale) => ({ text: KINDS[kind][locale] })],
  [{ fr: "Moyen", en: "Means" }, ({ means }, locale) => ({ text: MEANS[means][locale] })],
  [{ fr: "Montant TTC", en: "Amount" }, ({ amount }) => ({ cents: toCents(amount) })],
  [{ fr: "Par", en: "By" }, ({ actorName }) => ({ text: actorName })],
];

/** Returns the shop of a till, the first one by default; throws 404 for one that does not exist. */
export async function requireTill(db: Db, storeId: number | undefined): Promise<{ id: number | null; store: Schemas["Store"] | null }> {
  const [stores, id] = await Promise.all([listStores(db), storeIdOf(db, storeId)]);
  const store = stores.find((one) => one.id === id) ?? null;
  if (storeId !== undefined && !store) throw refuse.notFound(NO_SUCH_STORE);
  return { id, store };
}

async function storeIdOf(db: Db, storeId: number | undefined): Promise<number | null> {
  return storeId ?? (await firstStoreId(db));
}

function earlierOpen(day: string): Sentence {
  const at = parisDayStart(day);
  return {
    fr: `Clôturez d’abord la journée du ${localDay(at, "fr")}, qui a des encaissements.`,
    en: `First close the day of ${localDay(at, "en")}, which has payments.`,
  };
}

const NO_SUCH_STORE = { fr: "Cette boutique n’existe pas.", en: "There is no such shop." };
const NOT_COUNTED = { fr: "Indiquez les espèces comptées, 0 € au moins.", en: "Give the cash that was counted, at least €0." };
const NOT_YET = { fr: "Une journée se clôture le jour même, ou plus tard.", en: "A day is closed on that day, or later." };
const ALREADY_CLOSED = { fr: "Cette journée est déjà clôturée.", en: "This day is closed already." };
const LATER_CLOSED = {
  fr: "Une journée plus récente, ou le mois, est déjà clôturée : celle-ci ne peut plus l’être.",
  en: "A later day, or the month, is closed already: this day can no longer be closed.",
};
const TOO_MUCH_LEFT = {
  fr: "Ce qui reste en caisse va de 0 € à ce qui a été compté.",
  en: "What stays in the till is from €0 to what was counted.",
};
const NO_FLOAT = { fr: "Indiquez un fonds de caisse de 0 € au moins.", en: "Give a float of at least €0." };
const CHANGED = {
  fr: "Un encaissement est arrivé entre-temps : vérifiez le compte avant de clôturer.",
  en: "Something was taken meanwhile: check the count before you close the day.",
};
