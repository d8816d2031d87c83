import type { Schemas } from "@reserve/contract";
import { billNumber, numberKey } from "@reserve/domain";
import { and, asc, eq, sql, sum } from "drizzle-orm";
import { type Db, rowsOf } from "../../../platform/database/database.ts";
import { preparedQuery } from "../../../platform/database/prepared-query.ts";
import { documents, issuedPapers, paperDates, paperSeries, returnedItems } from "../orders.tables.ts";
import type { PaperContent } from "./paper-content.ts";

/** An invoice or a credit note as issued, without what the register derives of it. */
export type IssuedPaper = Omit<
  typeof issuedPapers.$inferSelect,
  "signedCents" | "signedTaxCents" | "taxRates" | "isFacturX" | "searchText"
>;

/**
 * Issues a paper under the next number of its series; concurrent issuers wait for this transaction. Dated now, or like the last paper if
 * the clock went back: dates of a series never decrease.
 */
export async function addPaper(
  tx: Db,
  paper: { kind: Schemas["BillKind"]; documentId: number; correctsId: number | null; content: PaperContent },
  now: Date,
): Promise<IssuedPaper> {
  const { kind, content } = paper;
  const [taken] = await rowsOf<{ year: number; last: number; issuedAt: Date | string }>(
    tx,
    sql`with dated as (
        insert into ${paperDates} (last_at) values (${now.toISOString()}::timestamptz)
        on conflict (is_only) do update set last_at = greatest(${paperDates.lastAt}, excluded.last_at) returning last_at)
      insert into ${paperSeries} (kind, year, last)
      select ${kind}, extract(year from last_at at time zone 'Europe/Paris')::integer, 1 from dated
      on conflict (kind, year) do update set last = ${paperSeries.last} + 1
      returning year, last, (select last_at from dated) as "issuedAt"`,
  );
  if (!taken) throw new Error("a series returned no number");
  const { year, last } = taken;
  const issuedAt = new Date(taken.issuedAt);
  const number = billNumber(kind, year, last);
  const [issued] = await tx
    .insert(issuedPapers)
    .values({
      ...paper,
      year,
      sequence: last,
      number,
      numberKey: numberKey(number),
      issuedAt,
      clockAt: issuedAt > now ? now : null,
      totalCents: content.bill.totalCents,
    })
    .returning();
  if (!issued) throw new Error("an issued paper returned no row");
  return issued;
}

/** Returns the issued documents of an order, in order of issue. */
export function papersOf(db: Db, documentId: number): Promise<IssuedPaper[]> {
  return db.select().from(issuedPapers).where(eq(issuedPapers.documentId, documentId)).orderBy(asc(issuedPapers.id));
}

/** Returns the papers of an order, oldest first. */
export function listPapers(db: Db, documentId: number) {
  return listedPapers(db, { documentId });
}

const listedPapers = preparedQuery((db) => {
  const { id, kind, number, issuedAt, totalCents, content } = issuedPapers;
  return db
    .select({
      id,
      kind,
      number,
      issuedAt,
      totalCents,
      isFacturX: sql<boolean>`${content} ? 'business'`,
      isPartial: sql<boolean>`${content} ? 'isPartial'`,
    })
    .from(issuedPapers)
    .where(eq(issuedPapers.documentId, sql.placeholder("documentId")))
    .orderBy(asc(issuedPapers.id))
    .prepare("document_papers");
});

/** Returns an issued document; undefined if there is none. */
export async function findPaper(db: Db, id: number): Promise<IssuedPaper | undefined> {
  const [paper] = await db.select().from(issuedPapers).where(eq(issuedPapers.id, id));
  return paper;
}

/** Returns the invoice that an order had before numbering began here. */
export async function invoiceDocumentOf(tx: Db, documentId: number): Promise<{ number: string; date: Date } | undefined> {
  const [invoice] = await tx
    .select({ number: documents.customId, date: documents.date })
    .from(documents)
    .where(and(eq(documents.relatedToId, documentId), eq(documents.documentType, "Invoice")))
    .limit(1);
  return invoice;
}

/** Whether an order has its invoice: issued here, or before numbering began here. */
export async function isInvoiced(tx: Db, documentId: number): Promise<boolean> {
  const papers = await papersOf(tx, documentId);
  return papers.some(({ kind }) => kind === "Invoice") || (await invoiceDocumentOf(tx, documentId)) !== undefined;
}

/** Returns the returned copies per line. */
export async function returnedCopies(db: Db, documentId: number): Promise<Map<number, number>> {
  const rows = await returnedOf(db, { documentId });
  return new Map(rows.map(({ itemId, quantity }) => [itemId, quantity]));
}

const returnedOf = preparedQuery((db) =>
  db
    .select({ itemId: returnedItems.itemId, quantity: sum(returnedItems.quantity).mapWith(Number) })
    .from(returnedItems)
    .where(eq(returnedItems.documentId, sql.placeholder("documentId")))
    .groupBy(returnedItems.itemId)
    .prepare("document_returns"),
);

/** Inserts returns. */
export async function addReturns(
  tx: Db,
  documentId: number,
  items: readonly { itemId: number; quantity: number; state: Schemas["ReturnState"] }[],
  returnedAt: Date,
): Promise<void> {
  await tx.insert(returnedItems).values(items.map(({ itemId, quantity, state }) => ({ documentId, itemId, quantity, state, returnedAt })));
}
