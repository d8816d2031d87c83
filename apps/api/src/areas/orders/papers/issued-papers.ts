import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import {
  type Bill,
  billOf,
  canIssueInvoice,
  creditedCopies,
  creditOf,
  creditOfAmount,
  isBilledAt,
  isLive,
  lowersOwed,
  type RateAmount,
  vatTermsOf,
} from "@reserve/domain";
import { refuse } from "../../../platform/contract/refusals.ts";
import type { Db } from "../../../platform/database/database.ts";
import { personName } from "../../../platform/identity/user-name.ts";
import type { Ports } from "../../../platform/ports.ts";
import { enqueueWebhooks } from "../../../platform/webhooks/webhooks.ts";
import type { PapersDue } from "../commands/order-undo.tables.ts";
import { entriesOf } from "../ledger/ledger.store.ts";
import { addEvents, changeDocument, type DocumentChange, type LockedDocument, type NewEvent } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { auditDocument, documentResult, notifyDocumentWatchers, requireDocument, type WriteContext } from "../order-writes.ts";
import { addPaper, type IssuedPaper, invoiceDocumentOf, isInvoiced, papersOf, returnedCopies } from "./issued-papers.store.ts";
import type { PaperBusiness, PaperContent, PaperLine } from "./paper-content.ts";

/** Place and time of issuing a paper. */
export interface Issuing {
  ports: Ports;
  variant: ClientVariant;
  now: Date;
}

/**
 * Returns the papers caused by an action: the invoice once all is shipped, a credit note for cancelled invoiced lines. The order is the one
 * before.
 */
export function papersDue({ document, items }: LockedDocument, change: DocumentChange): PapersDue | null {
  if (document.documentType !== "Order") return null;
  const statuses = change.lineStatuses ?? new Map<number, Schemas["DocumentItemStatus"]>();
  const cancelledIds = items.flatMap(({ id }) => (statuses.get(id) === "Cancelled" ? [id] : []));
  const documentStatus = change.documentStatus ?? document.documentStatus;
  const isBilled = documentStatus !== document.documentStatus && isBilledAt(documentStatus, document.paymentMethod);
  return isBilled || cancelledIds.length > 0 ? { isBilled, cancelledIds } : null;
}

/** Issues the due papers unless they exist; returns the thread entries. */
export async function issuePapers(
  tx: Db,
  issuing: Issuing,
  order: LockedDocument,
  { isBilled, cancelledIds }: PapersDue,
): Promise<NewEvent[]> {
  const papers = await papersOf(tx, order.document.id);
  const invoice = papers.find(({ kind }) => kind === "Invoice");
  const cancelled = order.items.filter(({ id }) => cancelledIds.includes(id));
  if (invoice) return asEvents(await creditLines(tx, issuing, order, papers, invoice, cancelled));
  return isBilled && !(await invoiceDocumentOf(tx, order.document.id)) ? asEvents(await addInvoice(tx, issuing, order)) : [];
}

/** Issues an order's invoice at the request of staff; throws 409 if there already is one, or it is not possible yet. */
export async function issueInvoice(context: WriteContext, documentId: number): Promise<Schemas["DocumentResult"]> {
  const { db, now, user } = context;
  const order = await requireDocument(db, documentId);
  const { document } = order;
  if (await isInvoiced(db, document.id))
    throw refuse.conflict({ fr: "Cette commande a déjà sa facture.", en: "This order has its invoice already." }, "AlreadyInvoiced");
  const invoice = canIssueInvoice(factsOf(order)) && !waitsForGoods(order) ? await addInvoice(db, context, order) : null;
  if (!invoice)
    throw refuse.conflict(
      {
        fr: "La facture d’une commande s’émet quand tout est parti, ou à la demande si elle se règle sur facture.",
        en: "The invoice of an order is issued once all has left, or on demand where it is paid on invoice.",
      },
      "NotYetInvoiced",
    );
  await changeDocument(db, order, {});
  await addEvents(db, document.id, now, personName(user), asEvents(invoice));
  await notifyDocumentWatchers(context, order);
  auditDocument(context, order, { before: {}, after: { invoice: invoice.number } });
  return documentResult(context, document.id);
}

/** Whether an invoice has to wait until the goods leave: that of a sale within the Union states their day (EN 16931, BR-IC-11). */
function waitsForGoods({ document: { vat, documentStatus } }: LockedDocument): boolean {
  return vat?.regime === "IntraUnion" && !hasLeftWhole(documentStatus);
}

function hasLeftWhole(documentStatus: Schemas["DocumentStatus"]): boolean {
  return documentStatus === "Shipped" || documentStatus === "Complete";
}

/** Issues a credit note for copies of invoiced lines, also of invoices from before numbering; null when none was invoiced. */
export async function creditLines(
  tx: Db,
  issuing: Issuing,
  order: LockedDocument,
  papers: readonly IssuedPaper[],
  invoice: IssuedPaper | { number: string; date: Date },
  lines: readonly { position: number; quantity: number }[],
): Promise<IssuedPaper | null> {
  const bill = billOfInvoice(order, invoice);
  const credit = bill && creditOf(bill, creditsOf(papers), creditedCopies([{ lines }]));
  return credit ? addCreditNote(tx, issuing, order, invoice, credit) : null;
}

/** Issues the credit note of an amount without copies; null for an order without an invoice, which will have it deducted. */
export async function creditAmount(
  tx: Db,
  issuing: Issuing,
  order: LockedDocument,
  reason: Schemas["RefundReason"],
  cents: number,
): Promise<IssuedPaper | null> {
  const papers = await papersOf(tx, order.document.id);
  const invoice = papers.find(({ kind }) => kind === "Invoice") ?? (await invoiceDocumentOf(tx, order.document.id));
  const bill = invoice && billOfInvoice(order, invoice);
  if (!bill) return null;
  const title = CREDITED_AMOUNTS[reason];
  const lineOf = ({ taxRate, withTaxCents }: RateAmount): PaperLine => ({
    ...{ position: 0, quantity: 1, unitCents: withTaxCents, taxRate, ean: "", title, authors: [], publisher: null },
  });
  const credit = creditOfAmount(bill, creditsOf(papers), { cents, isPostage: reason === "Postage" }, lineOf);
  return credit ? addCreditNote(tx, issuing, order, invoice, credit) : null;
}

/** The titles of lines that credit an amount, by reason of the refund. */
const CREDITED_AMOUNTS: Readonly<Record<Schemas["RefundReason"], string>> = {
  Gesture: "Geste commercial",
  PriceError: "Rectification de prix",
  Postage: "Remboursement des frais de port",
  LostParcel: "Colis perdu",
  GoodsReturned: "Retour",
  Withdrawal: "Rétractation",
  Cancellation: "Annulation",
  Surplus: "Trop-perçu",
};

/** Returns the content of an invoice; of one from before numbering, that of the order. */
function billOfInvoice(order: LockedDocument, invoice: IssuedPaper | { number: string; date: Date }): Bill<PaperLine> | null {
  return "content" in invoice ? invoice.content.bill : billOf(linesOf(order), order.document.shippingCents);
}

function creditsOf(papers: readonly IssuedPaper[]): Bill[] {
  return papers.flatMap(({ kind, content }) => (kind === "CreditNote" ? [content.bill] : []));
}

async function addCreditNote(
  tx: Db,
  issuing: Issuing,
  order: LockedDocument,
  invoice: IssuedPaper | { number: string; date: Date },
  credit: Bill<PaperLine>,
): Promise<IssuedPaper> {
  const isOurs = "content" in invoice;
  const corrects = { number: invoice.number, date: (isOurs ? invoice.issuedAt : invoice.date).toISOString() };
  // A credit note repeats the buyer and seller of its invoice.
  const base = isOurs ? invoice.content : contentOf(order, issuing, credit);
  const content: PaperContent = { ...base, corrects, bill: credit };
  const paper = await addPaper(
    tx,
    { kind: "CreditNote", documentId: order.document.id, correctsId: isOurs ? invoice.id : null, content },
    issuing.now,
  );
  await enqueueInvoiceWebhook(tx, issuing, paper);
  return paper;
}

/** Issues the invoice of an order's remaining total; null when nothing is left. `back`: copies returned by this write, per line. */
export async function addInvoice(
  tx: Db,
  issuing: Issuing,
  order: LockedDocument,
  back: ReadonlyMap<number, number> = new Map(),
): Promise<IssuedPaper | null> {
  const returned = await returnedCopies(tx, order.document.id);
  for (const [id, copies] of back) returned.set(id, (returned.get(id) ?? 0) - copies);
  const lines = linesOf(order, returned);
  const entries = await entriesOf(tx, order.document.id);
  const allowances = entries.flatMap(({ reason, amountCents }) =>
    reason && lowersOwed(reason) ? [{ cents: -amountCents, isPostage: reason === "Postage" }] : [],
  );
  const bill = billOf(lines, order.document.shippingCents, allowances);
  if (!bill) return null;
  const content = contentOf(order, issuing, bill);
  const paper = await addPaper(tx, { kind: "Invoice", documentId: order.document.id, correctsId: null, content }, issuing.now);
  await enqueueInvoiceWebhook(tx, issuing, paper);
  return paper;
}

/** Returns the thread entry of an issued paper. */
export function asEvents(paper: IssuedPaper | null): NewEvent[] {
  if (!paper) return [];
  return [{ kind: paper.kind === "Invoice" ? "InvoiceIssued" : "CreditNoteIssued", text: paper.number, amountCents: paper.totalCents }];
}

function enqueueInvoiceWebhook(tx: Db, { ports, now }: Issuing, { id, kind }: IssuedPaper): Promise<void> {
  return enqueueWebhooks(tx, ports, { type: "invoice.made", id, state: kind }, now);
}

function linesOf({ items }: LockedDocument, returned: ReadonlyMap<number, number> = new Map()): PaperLine[] {
  return items.filter(isLive).map(({ id, position, quantity, unitCents, taxRate, ean, title, authors, publisher }) => ({
    ...{ position, unitCents, taxRate, ean, title, authors, publisher },
    quantity: quantity - (returned.get(id) ?? 0),
  }));
}

function contentOf({ document, customer, parcels }: LockedDocument, { variant, now }: Issuing, bill: Bill<PaperLine>): PaperContent {
  const { seller, title, thresholds } = variant;
  const business = businessOf(document.billingAddress, customer);
  const isPublicBody = customer != null && customer.roleId !== null && thresholds.publicBodyRoles.includes(customer.roleId);
  return {
    seller: { address: [], siret: null, vatNumber: null, ...seller, name: title },
    buyer: withoutPhone(document.billingAddress),
    // The data of a Factur-X also needs the seller's numbers.
    ...(business && seller ? { business } : {}),
    isProfessional: business !== null || document.billingAddress.company !== null || customer?.company != null || isPublicBody,
    deliveredTo: withoutPhone(document.shippingAddress),
    order: {
      ...{ number: document.customId, date: document.date.toISOString() },
      ...(document.buyerOrderReference === null ? {} : { buyerReference: document.buyerOrderReference }),
    },
    deliveredAt: hasLeftWhole(document.documentStatus) ? (parcels.at(-1)?.shippedAt ?? now).toISOString() : null,
    paymentMethod: document.paymentMethod,
    shippingMethod: document.shippingMethod,
    paidAt: document.paidAt?.toISOString() ?? null,
    prepaidCents: Math.max(0, (document.paidCents ?? (document.paidAt ? bill.totalCents : 0)) - (document.refundedCents ?? 0)),
    corrects: null,
    ...paperVatOf(document.vat),
    bill,
  };
}

function paperVatOf(vat: LockedDocument["document"]["vat"]): Pick<PaperContent, "vat"> {
  if (vat === null || vat.regime === "France") return {};
  const { regime, country } = vat;
  return { vat: { regime, country, ...vatTermsOf(regime, 0) } };
}

/** Returns an address as stored for ten years in issued documents, without the phone number for the carrier. */
function withoutPhone(address: Schemas["Address"]): Schemas["Address"] {
  return { ...address, phone: null };
}

/** Returns the buyer's business numbers, with the billed name. */
function businessOf(billed: Schemas["Address"], customer: LockedDocument["customer"]): PaperBusiness | null {
  if (!customer) return null;
  const { siret, vatNumber, serviceCode, company } = customer;
  if (siret === null && vatNumber === null) return null;
  const name = billed.company ?? company ?? `${billed.firstName} ${billed.lastName}`.trim();
  return { name, siret, vatNumber, ...(serviceCode === null ? {} : { serviceCode }) };
}
