import type { Schemas } from "@reserve/contract";
import { fromCents } from "@reserve/domain";
import { and, count, eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { cutPage, idsOfPage, orderBy, orderingOf, type SortField } from "../../../platform/lists/keyset.ts";
import { escapeLike } from "../../../platform/lists/search.ts";
import { pageFacts } from "../../../platform/lists.ts";
import type { ListQuery } from "../../../platform/records/record-table.ts";
import { supplierInvoices } from "./e-invoicing.tables.ts";
import type { SupplierInvoice } from "./supplier-invoice.ts";

type InvoiceRow = typeof supplierInvoices.$inferSelect;

/** Stored file of a supplier's invoice. */
export type InvoiceFile = Pick<InvoiceRow, "file" | "fileName" | "digest">;

/** Outcome of adding an invoice: it is new, this file was received before, or another file of the same invoice was. */
export type AddedInvoice = "Added" | "SameFile" | "SameInvoice";

/** Adds a supplier's invoice unless it was received before. */
export async function addSupplierInvoice(tx: Db, invoice: SupplierInvoice & InvoiceFile, now: Date): Promise<AddedInvoice> {
  const added = await tx
    .insert(supplierInvoices)
    .values({ ...invoice, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: supplierInvoices.id });
  if (added.length > 0) return "Added";
  const same = await tx.select({ id: supplierInvoices.id }).from(supplierInvoices).where(eq(supplierInvoices.digest, invoice.digest));
  return same.length > 0 ? "SameFile" : "SameInvoice";
}

const SORTS = {
  issuedOn: { key: supplierInvoices.issuedOn, type: "date" },
  receivedAt: { key: supplierInvoices.receivedAt, type: "timestamptz" },
  total: { key: supplierInvoices.totalCents, type: "bigint" },
} satisfies Record<string, SortField>;

/** Returns a page of suppliers' invoices with the exact total. */
export async function listSupplierInvoices(
  db: Db,
  { page = 1, pageSize = 25, after, sort = "-receivedAt", search = "" }: ListQuery<"listSupplierInvoices">,
): Promise<Schemas["SupplierInvoicePage"]> {
  const words = search.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const where = and(...words.map((word) => sql`${supplierInvoices.searchText} like ${`%${escapeLike(word)}%`}`));
  const ordering = orderingOf(sort, supplierInvoices.id, SORTS);
  const found = idsOfPage(db, supplierInvoices, where, ordering, { page, pageSize, after });
  const [rows, counted] = await Promise.all([
    db
      .select({ row: supplierInvoices, id: supplierInvoices.id, cursorKey: found.cursorKey })
      .from(found)
      .innerJoin(supplierInvoices, eq(supplierInvoices.id, found.id))
      .orderBy(...orderBy(ordering)),
    db.select({ count: count() }).from(supplierInvoices).where(where),
  ]);
  const cut = cutPage(rows, pageSize, ordering);
  const facts = pageFacts({ page, pageSize }, { totalCount: counted[0]?.count ?? 0, totalIsExact: true });
  return { ...facts, nextCursor: cut.nextCursor, items: cut.rows.map(({ row }) => asInvoice(row)) };
}

function asInvoice(row: InvoiceRow): Schemas["SupplierInvoice"] {
  const { id, kind, number, supplierName, supplierNumber, issuedOn, currency, fileName } = row;
  return {
    ...{ id, kind, number, supplierName, supplierNumber, issuedOn, currency, fileName },
    ...{ total: fromCents(row.totalCents), receivedAt: row.receivedAt.toISOString() },
  };
}

/** Returns the file of a supplier's invoice; undefined if there is none. */
export async function findInvoiceFile(db: Db, id: number): Promise<InvoiceFile | undefined> {
  const { file, fileName, digest } = supplierInvoices;
  const [row] = await db.select({ file, fileName, digest }).from(supplierInvoices).where(eq(supplierInvoices.id, id));
  return row;
}
