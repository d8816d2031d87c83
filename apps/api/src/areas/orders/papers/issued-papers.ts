import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import {
  type Bill,
  billOf,
  type CreditedInvoice,
  canIssueInvoice,
  creditedCopies,
  creditNotesOf,
  creditNotesOfAmount,
  hasLeft,
  isBilledAt,
  isLive,
  type NoteOfInvoice,
  nextBillOf,
  outstandingCopies,
  type RateAmount,
  vatTermsOf,
} from "@reserve/domain";
import { refuse } from "../../../platform/contract/refusals.ts";
import type { Db } from "../../../platform/database/database.ts";
import { personName } from "../../../platform/identity/user-name.ts";
import type { Ports } from "../../../platform/ports.ts";
import { enqueueWebhooks } from "../../../platform/webhooks/webhooks.ts";
import type { PapersDue } from "../commands/order-undo.tables.ts";
import { planHandover } from "../e-invoicing/handovers.ts";
import { allowancesOf } from "../ledger/allowances.store.ts";
import { addEvents, changeDocument, type DocumentChange, type LockedDocument, type NewEvent } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { auditDocument, documentResult, notifyDocumentWatchers, requireDocument, type WriteContext } from "../order-writes.ts";
import { listParcels } from "../parcels/parcels.store.ts";
import { addPaper, type IssuedPaper, invoiceDocumentOf, papersOf, returnedCopies } from "./issued-papers.store.ts";
import type { PaperBusiness, PaperContent, PaperLine } from "./paper-content.ts";

/** Place and time of issuing a paper. */
export interface Issuing {
  ports: Ports;
  variant: ClientVariant;
  now: Date;
}

/**
 * Returns the papers caused by an action: the invoice once all is shipped, or of every delivery where the customer or the shop has chosen that; credit
 * notes for cancelled invoiced lines. The order is the one before.
 */
export function papersDue(order: LockedDocument, change: DocumentChange, variant: Pick<ClientVariant, "invoicing">): PapersDue | null {
  const { document, items } = order;
  if (document.documentType !== "Order") return null;
  const statuses = change.lineStatuses ?? new Map<number, Schemas["DocumentItemStatus"]>();
  const cancelledIds = items.flatMap(({ id }) => (statuses.get(id) === "Cancelled" ? [id] : []));
  const documentStatus = change.documentStatus ?? document.documentStatus;
  const isComplete = documentStatus !== document.documentStatus && isBilledAt(documentStatus, document.paymentMethod);
  const isDelivery = items.some((item) => !hasLeft(item) && hasLeft({ status: statuses.get(item.id) ?? item.status }));
  const isBilled = isComplete || (isDelivery && invoicingOf(order, variant) === "PerDelivery");
  return isBilled || cancelledIds.length > 0 ? { isBilled, cancelledIds } : null;
}

function invoicingOf({ customer }: LockedDocument, { invoicing }: Pick<ClientVariant, "invoicing">): Schemas["Invoicing"] {
  return customer?.invoicing ?? invoicing;
}

/** Issues the due papers unless they exist; returns the thread entries. */
export async function issuePapers(
  tx: Db,
  issuing: Issuing,
  order: LockedDocument,
  { isBilled, cancelledIds }: PapersDue,
): Promise<NewEvent[]> {
  const notes = cancelledIds.length > 0 ? await creditCancelled(tx, issuing, order, cancelledIds) : [];
  const invoice = isBilled ? await addInvoice(tx, issuing, order, { isAhead: false }) : null;
  return asEvents(invoice ? [...notes, invoice] : notes);
}

/** Issues the credit notes of cancelled lines: of a line that was delivered and invoiced in part, nothing is credited. */
async function creditCancelled(tx: Db, issuing: Issuing, order: LockedDocument, cancelledIds: readonly number[]): Promise<IssuedPaper[]> {
  const invoices = await invoicesOf(tx, order);
  const live = creditedCopies([{ lines: linesOf(order, isLive, await returnedCopies(tx, order.document.id)) }]);
  const outstanding = outstandingCopies(invoices);
  const cancelled = creditedCopies([{ lines: order.items.filter(({ id }) => cancelledIds.includes(id)) }]);
  const now = [...cancelled].map(([position, copies]) => {
    const most = Math.max(0, (outstanding.get(position) ?? 0) - (live.get(position) ?? 0));
    return { position, quantity: Math.min(copies, most) };
  });
  return creditLines(tx, issuing, order, now);
}

/** Issues an order's invoice at the request of staff; throws 409 if all is invoiced already, or it is not possible yet. */
export async function issueInvoice(context: WriteContext, documentId: number): Promise<Schemas["DocumentResult"]> {
  const { db, now, user } = context;
  const order = await requireDocument(db, documentId);
  const { document } = order;
  const isWhole = (await papersOf(db, document.id)).some(({ kind, content }) => kind === "Invoice" && !content.isPartial);
  if (isWhole || (await invoiceDocumentOf(db, document.id)))
    throw refuse.conflict({ fr: "Cette commande a déjà sa facture.", en: "This order has its invoice already." }, "AlreadyInvoiced");
  if (waitsForVat(order))
    throw refuse.conflict(
      {
        fr: "Réglez d’abord la TVA de cette commande : une facture émise ne change plus.",
        en: "Settle the VAT of this order first: an issued invoice does not change.",
      },
      "VatToSettle",
    );
  const canIssue = canIssueInvoice(factsOf(order)) && !waitsForGoods(order);
  const invoice = canIssue ? await addInvoice(db, context, order, { isAhead: true }) : null;
  if (!invoice)
    throw refuse.conflict(
      {
        fr: "La facture d’une commande s’émet quand tout est parti, ou à la demande si elle se règle sur facture.",
        en: "The invoice of an order is issued once all has left, or on demand where it is paid on invoice.",
      },
      "NotYetInvoiced",
    );
  await changeDocument(db, order, {});
  await addEvents(db, document.id, now, personName(user), asEvents([invoice]));
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

/** An invoice of an order with its credit notes; one from before numbering has no content of its own. */
interface OrderInvoice extends CreditedInvoice<PaperLine> {
  paper: IssuedPaper | { number: string; date: Date };
}

/** Returns the invoices of an order, oldest first; for one from before numbering the content is that of the order. */
async function invoicesOf(tx: Db, order: LockedDocument): Promise<OrderInvoice[]> {
  const papers = await papersOf(tx, order.document.id);
  const credits = papers.filter(({ kind }) => kind === "CreditNote");
  const issued = papers.flatMap((paper): OrderInvoice[] => {
    if (paper.kind !== "Invoice") return [];
    const own = credits.filter(({ correctsId }) => correctsId === paper.id);
    return [{ paper, bill: paper.content.bill, credits: own.map(({ content }) => content.bill) }];
  });
  if (issued.length > 0) return issued;
  const older = await invoiceDocumentOf(tx, order.document.id);
  const bill = older && billOf(linesOf(order, isLive), order.document.shippingCents);
  return bill ? [{ paper: older, bill, credits: credits.map(({ content }) => content.bill) }] : [];
}

/** Issues the credit notes for copies of invoiced lines, one for every invoice that has some; none if none was invoiced. */
export async function creditLines(
  tx: Db,
  issuing: Issuing,
  order: LockedDocument,
  lines: readonly { position: number; quantity: number }[],
): Promise<IssuedPaper[]> {
  const invoices = await invoicesOf(tx, order);
  return addCreditNotes(tx, issuing, order, invoices, creditNotesOf(invoices, creditedCopies([{ lines }]), lineOf("GoodsReturned")));
}

/** Issues the credit notes of an amount without copies; what no invoice has will be deducted from the next one. */
export async function creditAmount(
  tx: Db,
  issuing: Issuing,
  order: LockedDocument,
  reason: Schemas["RefundReason"],
  cents: number,
): Promise<IssuedPaper[]> {
  const invoices = await invoicesOf(tx, order);
  const notes = creditNotesOfAmount(invoices, { cents, isPostage: reason === "Postage" }, lineOf(reason));
  return addCreditNotes(tx, issuing, order, invoices, notes);
}

/** Returns the line of an amount that is credited for a reason. */
function lineOf(reason: Schemas["RefundReason"]) {
  return ({ taxRate, withTaxCents }: RateAmount): PaperLine => ({
    ...{
      position: 0,
      quantity: 1,
      unitCents: withTaxCents,
      taxRate,
      ean: "",
      title: CREDITED_AMOUNTS[reason],
      authors: [],
      publisher: null,
    },
  });
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

async function addCreditNotes(
  tx: Db,
  issuing: Issuing,
  order: LockedDocument,
  invoices: readonly OrderInvoice[],
  notes: readonly NoteOfInvoice<PaperLine>[],
): Promise<IssuedPaper[]> {
  const issued: IssuedPaper[] = [];
  for (const { index, bill } of notes) {
    const invoice = invoices[index]?.paper;
    if (invoice) issued.push(await addCreditNote(tx, issuing, order, invoice, bill));
  }
  return issued;
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
  const { isPartial: _, ...base } = isOurs ? invoice.content : contentOf(order, issuing, credit);
  const content: PaperContent = { ...base, corrects, bill: credit };
  const paper = await addPaper(
    tx,
    { kind: "CreditNote", documentId: order.document.id, correctsId: isOurs ? invoice.id : null, content },
    issuing.now,
  );
  await enqueueInvoiceWebhook(tx, issuing, paper);
  return paper;
}

/**
 * Whether an order's invoice has to wait until staff settle its VAT: something was sold without VAT, and the rule does not say so. An invoice cannot be
 * corrected, only credited.
 */
export function waitsForVat({ document: { vat }, items }: LockedDocument): boolean {
  return (vat?.flags.length ?? 0) > 0 && items.some((item) => isLive(item) && item.taxRate === 0);
}

/** Issues the invoice that waited for the VAT of an order, if it is due; returns its thread entry. */
export async function issueWaitingInvoice(tx: Db, issuing: Issuing, order: LockedDocument): Promise<NewEvent[]> {
  const { documentStatus, paymentMethod } = order.document;
  const hasDelivery = invoicingOf(order, issuing.variant) === "PerDelivery" && order.items.some(hasLeft);
  const isDue = hasDelivery || isBilledAt(documentStatus, paymentMethod);
  const invoice = isDue ? await addInvoice(tx, issuing, order, { isAhead: false }) : null;
  return asEvents(invoice ? [invoice] : []);
}

/**
 * Issues the invoice of copies that are on none yet; null if there are none, or it waits for the VAT of the order. `isAhead`: also of copies that have not left. `back`: copies returned by this
 * write, per line, which it still includes.
 */
export async function addInvoice(
  tx: Db,
  issuing: Issuing,
  order: LockedDocument,
  { isAhead, back = new Map() }: { isAhead: boolean; back?: ReadonlyMap<number, number> },
): Promise<IssuedPaper | null> {
  if (waitsForVat(order)) return null;
  const { id, shippingCents } = order.document;
  const returned = await returnedCopies(tx, id);
  for (const [itemId, copies] of back) returned.set(itemId, (returned.get(itemId) ?? 0) - copies);
  const invoices = await invoicesOf(tx, order);
  const ordered = linesOf(order, isLive, returned);
  const lines = isAhead ? ordered : linesOf(order, hasLeft, returned);
  const bill = nextBillOf({ lines, ordered, shippingCents, allowances: await allowancesOf(tx, id) }, invoices);
  if (!bill) return null;
  const invoiced = outstandingCopies([...invoices, { bill, credits: [] }]);
  const isPartial = [...creditedCopies([{ lines: ordered }])].some(([position, copies]) => copies > (invoiced.get(position) ?? 0));
  // Also the parcel of this write.
  const whole = { ...order, parcels: await listParcels(tx, [id]) };
  const content: PaperContent = {
    ...contentOf(whole, issuing, bill, { isDelivered: !isAhead, invoicedCents: sumLeft(invoices) }),
    ...(isPartial ? { isPartial } : {}),
  };
  const paper = await addPaper(tx, { kind: "Invoice", documentId: id, correctsId: null, content }, issuing.now);
  await enqueueInvoiceWebhook(tx, issuing, paper);
  return paper;
}

/** Returns the thread entries of issued papers. */
export function asEvents(papers: readonly IssuedPaper[]): NewEvent[] {
  return papers.map(({ kind, number, totalCents }) => {
    return { kind: kind === "Invoice" ? "InvoiceIssued" : "CreditNoteIssued", text: number, amountCents: totalCents };
  });
}

/** Enqueues what leaves because a paper was issued: its webhook, and its handover to the approved platform. */
async function enqueueInvoiceWebhook(tx: Db, { ports, now }: Issuing, paper: IssuedPaper): Promise<void> {
  await enqueueWebhooks(tx, ports, { type: "invoice.made", id: paper.id, state: paper.kind }, now);
  await planHandover(tx, ports, paper, now);
}

/** Returns what invoices come to with their credit notes, in cents. */
function sumLeft(invoices: readonly OrderInvoice[]): number {
  const taken = (credits: OrderInvoice["credits"]) => credits.flatMap(({ vat }) => vat).reduce((all, row) => all + row.withTaxCents, 0);
  return invoices.reduce((all, { bill, credits }) => all + bill.totalCents - taken(credits), 0);
}

function linesOf(
  { items }: LockedDocument,
  isBilled: (item: LockedDocument["items"][number]) => boolean,
  returned: ReadonlyMap<number, number> = new Map(),
): PaperLine[] {
  return items.filter(isBilled).map(({ id, position, quantity, unitCents, taxRate, ean, title, authors, publisher }) => ({
    ...{ position, unitCents, taxRate, ean, title, authors, publisher },
    quantity: quantity - (returned.get(id) ?? 0),
  }));
}

function contentOf(
  { document, customer, parcels }: LockedDocument,
  { variant, now }: Issuing,
  bill: Bill<PaperLine>,
  { isDelivered = false, invoicedCents = 0 } = {},
): PaperContent {
  const { seller, title, thresholds } = variant;
  const business = businessOf(document.billingAddress, customer);
  const receivedCents = document.paidCents ?? (document.paidAt ? bill.totalCents : 0);
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
    deliveredAt: isDelivered || hasLeftWhole(document.documentStatus) ? (parcels.at(-1)?.shippedAt ?? now).toISOString() : null,
    paymentMethod: document.paymentMethod,
    shippingMethod: document.shippingMethod,
    paidAt: document.paidAt?.toISOString() ?? null,
    prepaidCents: Math.max(0, receivedCents - (document.refundedCents ?? 0) - invoicedCents),
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
