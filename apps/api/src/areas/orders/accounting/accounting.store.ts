import {
  DONE,
  isBilledAt,
  type MoneyPaper,
  type OrderMoney,
  type Period,
  parisDay,
  parisDayStart,
  shiftDay,
  splitVat,
  type VoucherMoney,
  voucherNumber,
} from "@reserve/domain";
import {
  and,
  asc,
  between,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
  sum,
} from "drizzle-orm";
import { alias, union } from "drizzle-orm/pg-core";
import type { Db } from "../../../platform/database/database.ts";
import { ledgerEntries } from "../ledger/ledger.tables.ts";
import { documentItems, documents, issuedPapers } from "../orders.tables.ts";
import type { PaperContent } from "../papers/paper-content.ts";

/** Days per batch: a month is read at once, since a database may be far away; its orders fit into memory. */
const BATCH_DAYS = 31;

/** Orders whose money moved, or that got a paper, in a part of the period; each with its whole life until now. */
export interface OrdersOfDays {
  days: Period;
  orders: SoldOrder[];
  /** Money of sold vouchers that moved in these days. */
  vouchers: SoldVoucher[];
}

/** A sold voucher with its money. */
interface SoldVoucher extends VoucherMoney {
  id: number;
}

/** A paper with the VAT number of its buyer. */
interface SoldPaper extends MoneyPaper {
  buyerVatNumber: string | null;
}

/** An order with its papers. */
export interface SoldOrder extends OrderMoney {
  id: number;
  papers: readonly SoldPaper[];
}

/** Returns the orders of a period whose VAT has to be looked at, newest first, a hundred at most. */
export function listOrdersToCheck(db: Db, { from, to }: Period): Promise<{ id: number; customId: string }[]> {
  return db
    .select({ id: documents.id, customId: documents.customId })
    .from(documents)
    .where(
      and(
        sql`jsonb_array_length(${documents.vat} -> 'flags') > 0`,
        eq(documents.documentType, "Order"),
        gte(documents.date, parisDayStart(from)),
        lt(documents.date, endOf(to)),
      ),
    )
    .orderBy(desc(documents.date), desc(documents.id))
    .limit(100);
}

/** Reads the orders of a period, a month at a time, oldest first. */
export async function* readOrdersOfDays(db: Db, { from, to }: Period): AsyncGenerator<OrdersOfDays, void> {
  for (let day = from; day <= to; day = shiftDay(day, BATCH_DAYS)) {
    const last = shiftDay(day, BATCH_DAYS - 1);
    const days = { from: day, to: last < to ? last : to };
    const [orders, vouchers] = await Promise.all([readOrders(db, days), readVouchers(db, days)]);
    yield { days, orders, vouchers };
  }
}

async function readVouchers(db: Db, days: Period): Promise<SoldVoucher[]> {
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(and(between(ledgerEntries.day, days.from, days.to), isNotNull(ledgerEntries.voucherId)))
    .orderBy(asc(ledgerEntries.id));
  return [...Map.groupBy(rows, ({ voucherId }) => voucherId ?? 0)].map(([id, entries]) => ({ id, number: voucherNumber(id), entries }));
}

async function readOrders(db: Db, days: Period): Promise<SoldOrder[]> {
  const ids = (
    await union(
      db
        .select({ id: issuedPapers.documentId })
        .from(issuedPapers)
        .where(and(gte(issuedPapers.issuedAt, parisDayStart(days.from)), lt(issuedPapers.issuedAt, endOf(days.to)))),
      db
        .select({ id: sql<number>`${ledgerEntries.documentId}` })
        .from(ledgerEntries)
        .where(and(between(ledgerEntries.day, days.from, days.to), isNotNull(ledgerEntries.documentId))),
    )
  ).map(({ id }) => id);
  if (ids.length === 0) return [];
  const [orders, lines, papers, entries, older] = await Promise.all([
    db
      .select({
        id: documents.id,
        number: documents.customId,
        shippingCents: documents.shippingCents,
        documentStatus: documents.documentStatus,
        paymentMethod: documents.paymentMethod,
        vat: documents.vat,
      })
      .from(documents)
      .where(inArray(documents.id, ids))
      .orderBy(asc(documents.id)),
    db
      .select({
        documentId: documentItems.documentId,
        taxRate: documentItems.taxRate,
        withTaxCents: sum(sql`${documentItems.quantity} * ${documentItems.unitCents}`).mapWith(Number),
      })
      .from(documentItems)
      .where(inArray(documentItems.documentId, ids))
      .groupBy(documentItems.documentId, documentItems.taxRate),
    db
      .select({
        documentId: issuedPapers.documentId,
        kind: issuedPapers.kind,
        number: issuedPapers.number,
        at: issuedPapers.issuedAt,
        bill: sql<PaperContent["bill"]>`${issuedPapers.content} -> 'bill'`,
        vat: sql<PaperContent["vat"] | null>`${issuedPapers.content} -> 'vat'`,
        isPartial: sql<boolean>`${issuedPapers.content} ? 'isPartial'`,
        buyerVatNumber: sql<string | null>`${issuedPapers.content} -> 'business' ->> 'vatNumber'`,
      })
      .from(issuedPapers)
      .where(inArray(issuedPapers.documentId, ids))
      .orderBy(asc(issuedPapers.id)),
    db.select().from(ledgerEntries).where(inArray(ledgerEntries.documentId, ids)).orderBy(asc(ledgerEntries.id)),
    db
      .select({ id: documents.relatedToId })
      .from(documents)
      .where(and(inArray(documents.relatedToId, ids), eq(documents.documentType, "Invoice"))),
  ]);
  const linesOf = Map.groupBy(lines, ({ documentId }) => documentId);
  const papersOf = Map.groupBy(papers, ({ documentId }) => documentId);
  const entriesOf = Map.groupBy(entries, ({ documentId }) => documentId);
  const invoicedElsewhere = new Set(older.map(({ id }) => id));
  return orders.map(({ id, number, shippingCents, documentStatus, paymentMethod, vat }) => {
    const issued = papersOf.get(id) ?? [];
    // An order that has left and has no invoice left before papers were numbered here.
    const hasLeftBefore = isBilledAt(documentStatus, paymentMethod) && !issued.some(({ kind }) => kind === "Invoice");
    return {
      id,
      number,
      ordered: splitVat(linesOf.get(id) ?? [], shippingCents),
      isInvoicedElsewhere: invoicedElsewhere.has(id) || hasLeftBefore,
      ...(vat && vat.regime !== "France" ? { vat } : {}),
      papers: issued.map(({ vat: printed, ...paper }): SoldPaper => {
        return { ...paper, day: parisDay(paper.at), ...(printed ? { vat: printed } : {}) };
      }),
      entries: entriesOf.get(id) ?? [],
    };
  });
}

/** Returns what was received by the end of a day and is not invoiced by then, in cents. */
export async function sumDeposits(db: Db, day: string): Promise<number> {
  const [row] = await db
    .select({ cents: sum(ledgerEntries.amountCents).mapWith(Number) })
    .from(ledgerEntries)
    .where(areDeposits(db, day));
  const ofPartial = (await listPartialDeposits(db, day)).reduce((all, { cents }) => all + cents, 0);
  return (row?.cents ?? 0) + ofPartial;
}

/** Returns the orders that these deposits are of, oldest first, without those that were given back. */
export async function listDeposits(db: Db, day: string): Promise<{ id: number; number: string; cents: number }[]> {
  const cents = sum(ledgerEntries.amountCents).mapWith(Number);
  const rows = await db
    .select({ id: documents.id, number: documents.customId, cents })
    .from(ledgerEntries)
    .innerJoin(documents, eq(documents.id, ledgerEntries.documentId))
    .where(areDeposits(db, day))
    .groupBy(documents.id)
    .having(ne(cents, 0));
  return [...rows, ...(await listPartialDeposits(db, day))].sort((a, b) => a.id - b.id);
}

/** Returns the orders that are invoiced in part by the end of a day, with what was received beyond it. */
async function listPartialDeposits(db: Db, day: string): Promise<{ id: number; number: string; cents: number }[]> {
  const isIssued = and(lt(issuedPapers.issuedAt, endOf(day)), eq(issuedPapers.documentId, documents.id));
  const isPartial = sql`${issuedPapers.content} ? 'isPartial'`;
  const partial = db.select({ id: issuedPapers.documentId }).from(issuedPapers).where(isPartial);
  const issued = (condition: SQL) =>
    db
      .select({ one: sql`1` })
      .from(issuedPapers)
      .where(and(isIssued, eq(issuedPapers.kind, "Invoice"), condition));
  const received = sql`coalesce((select sum(${ledgerEntries.amountCents}) from ${ledgerEntries}
    where ${ledgerEntries.documentId} = ${documents.id} and ${ledgerEntries.day} <= ${day}), 0)`;
  const invoiced = sql`(select sum(${issuedPapers.signedCents}) from ${issuedPapers} where ${isIssued})`;
  const cents = sql<number>`${received} - ${invoiced}`.mapWith(Number);
  return db
    .select({ id: documents.id, number: documents.customId, cents })
    .from(documents)
    .where(and(inArray(documents.id, partial), exists(issued(isPartial)), notExists(issued(sql`not ${isPartial}`)), gt(cents, 0)));
}

function areDeposits(db: Db, day: string) {
  const older = alias(documents, "older");
  const earlier = alias(issuedPapers, "earlier");
  const invoicedBefore = db
    .select({ one: sql`1` })
    .from(earlier)
    .where(and(eq(earlier.documentId, issuedPapers.documentId), eq(earlier.kind, "Invoice"), lt(earlier.issuedAt, endOf(day))));
  const invoicedLater = db
    .select({ id: issuedPapers.documentId })
    .from(issuedPapers)
    .where(and(eq(issuedPapers.kind, "Invoice"), gte(issuedPapers.issuedAt, endOf(day)), notExists(invoicedBefore)));
  const invoice = db
    .select({ one: sql`1` })
    .from(issuedPapers)
    .where(and(eq(issuedPapers.documentId, documents.id), eq(issuedPapers.kind, "Invoice")));
  const notInvoiced = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(or(notInArray(documents.documentStatus, [...DONE]), eq(documents.paymentMethod, "OnInvoice")), notExists(invoice)));
  const olderInvoice = db
    .select({ one: sql`1` })
    .from(older)
    .where(and(eq(older.relatedToId, ledgerEntries.documentId), eq(older.documentType, "Invoice")));
  return and(lte(ledgerEntries.day, day), inArray(ledgerEntries.documentId, union(invoicedLater, notInvoiced)), notExists(olderInvoice));
}

function endOf(day: string): Date {
  return parisDayStart(shiftDay(day, 1));
}
