import type { Schemas } from "@reserve/contract";
import { isPlainVat, orderVatOf, ruleRatesOf } from "@reserve/domain";
import { inArray } from "drizzle-orm";
import { products } from "../../../platform/catalog/products.tables.ts";
import { refuse } from "../../../platform/contract/refusals.ts";
import type { Db } from "../../../platform/database/database.ts";
import { personName } from "../../../platform/identity/user-name.ts";
import { addEvents, changeDocument, type LockedDocument } from "../order-changes.store.ts";
import { type StoredVat, soldTo, storedVat } from "../order-vat.ts";
import {
  auditDocument,
  documentResult,
  notifyDocumentWatchers,
  requireDocument,
  requireDocumentVersion,
  type WriteContext,
} from "../order-writes.ts";
import { documentItems } from "../orders.tables.ts";
import { isInvoiced } from "../papers/issued-papers.store.ts";
import { issueWaitingInvoice, waitsForVat } from "../papers/issued-papers.ts";

/** Settles the VAT of an order, at the rates it was sold at or at the rule's, and issues the invoice that waited for it; throws 409 once it has one. */
export async function settleDocumentVat(
  context: WriteContext,
  { documentId, rates }: Schemas["DocumentVatRequest"],
): Promise<Schemas["DocumentResult"]> {
  const { db } = context;
  const order = await requireDocument(db, documentId);
  await requireDocumentVersion(context, order);
  if (order.document.documentType !== "Order") throw refuse.conflict(NO_ORDER, "NotAnOrder");
  if (await isInvoiced(db, documentId)) throw refuse.conflict(INVOICED, "AlreadyInvoiced");
  const before = order.document.vat;
  const vat = rates === "Rule" ? await applyRule(context, order) : asSold(before);
  await changeDocument(db, order, { vat });
  if (waitsForVat(order)) {
    const settled = await requireDocument(db, documentId);
    await addEvents(db, documentId, context.now, personName(context.user), await issueWaitingInvoice(db, context, settled));
  }
  await notifyDocumentWatchers(context, order);
  auditDocument(context, order, { before: { vat: before?.regime ?? "France", flags: before?.flags ?? [] }, after: { rates } });
  return documentResult(context, documentId);
}

/** Writes the rule's rates to the lines, whose prices with tax stay; returns the VAT of the order. */
async function applyRule({ db, ports }: WriteContext, { document, customer, items }: LockedDocument): Promise<StoredVat | null> {
  const { vat: settings } = ports.variant;
  const titleRates = await titleRatesOf(db, items);
  const sold = await soldTo({ ...document, customer }, ports.vatNumbers);
  const lines = items.map(({ productId, kind, taxRate }) => ({ kind, titleRate: titleRates.get(productId ?? 0) ?? taxRate }));
  const rates = ruleRatesOf(lines, sold.to, settings);
  for (const taxRate of new Set(rates)) {
    const ids = items.flatMap(({ id }, index) => (rates[index] === taxRate ? [id] : []));
    await db.update(documentItems).set({ taxRate }).where(inArray(documentItems.id, ids));
  }
  const ruled = lines.map((line, index) => ({ ...line, soldRate: rates[index] ?? 0 }));
  return storedVat(orderVatOf(ruled, sold.to, settings), sold);
}

/** Returns the rates that the catalogue has for the lines' titles, by product. */
export async function titleRatesOf(db: Db, items: LockedDocument["items"]): Promise<ReadonlyMap<number, number>> {
  const ids = items.flatMap(({ productId }) => productId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: products.id, taxRate: products.taxRate }).from(products).where(inArray(products.id, ids));
  return new Map(rows.map(({ id, taxRate }) => [id, taxRate]));
}

function asSold(vat: StoredVat | null): StoredVat | null {
  const settled = vat && { ...vat, flags: [] };
  return settled && isPlainVat(settled) ? null : settled;
}

const INVOICED = {
  fr: "La facture est émise : sa TVA ne change plus.",
  en: "The invoice is issued: its VAT does not change any more.",
};
const NO_ORDER = { fr: "Seule une commande a une TVA à vérifier.", en: "Only an order has VAT to look at." };
