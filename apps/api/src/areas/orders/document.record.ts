import type { Schemas } from "@reserve/contract";
import { balanceOf, fromCents, isCoherent, isLive, splitVat, trackingUrl, vatTermsOf } from "@reserve/domain";
import type { customers } from "../../platform/customers/customers.tables.ts";
import type { documentUndos } from "./commands/order-undo.tables.ts";
import type { LedgerEntry } from "./ledger/ledger.store.ts";
import { factsOf } from "./order-facts.ts";
import type { StoredVat } from "./order-vat.ts";
import { type documentEvents, type documentItems, documents, type issuedPapers, type parcels, stores } from "./orders.tables.ts";
import { customsOf } from "./papers/customs.ts";

type DocumentRow = typeof documents.$inferSelect;
type ItemRow = typeof documentItems.$inferSelect;
type EventRow = typeof documentEvents.$inferSelect;
type StoreRow = typeof stores.$inferSelect;

/** The columns of a document that lists and exports read. */
export const SUMMARY = {
  id: documents.id,
  customId: documents.customId,
  externalId: documents.externalId,
  documentType: documents.documentType,
  documentStatus: documents.documentStatus,
  paymentStatus: documents.paymentStatus,
  paymentMethod: documents.paymentMethod,
  shippingMethod: documents.shippingMethod,
  date: documents.date,
  customerId: documents.customerId,
  customerName: documents.customerName,
  totalCents: documents.totalCents,
  itemCount: documents.itemCount,
  shippedCount: documents.shippedCount,
  deliveryPackage: documents.deliveryPackage,
  pickingNotifiedAt: documents.pickingNotifiedAt,
  notifyFrom: documents.notifyFrom,
  refundDueCents: documents.refundDueCents,
  paymentDueCents: documents.paymentDueCents,
  paidCents: documents.paidCents,
  refundedCents: documents.refundedCents,
  store: stores,
};

/** Columns of a document in lists. */
type SummaryRow = Pick<DocumentRow, Exclude<keyof typeof SUMMARY, "store" | "notifyFrom">> & { store: StoreRow | null };

/** Returns a row as the contract's document of a list on that day in Paris. */
export function asListed(row: SummaryRow & Pick<DocumentRow, "notifyFrom">, today: string): Schemas["DocumentSummary"] {
  const hasMore = row.pickingNotifiedAt !== null && row.notifyFrom !== null && row.notifyFrom <= today;
  const summary = asSummary(row);
  return hasMore ? { ...summary, hasMoreToNotify: true } : summary;
}

/** Returns a row as the contract's summary of a document. */
export function asSummary(row: SummaryRow): Schemas["DocumentSummary"] {
  return {
    id: row.id,
    customId: row.customId,
    externalId: row.externalId,
    documentType: row.documentType,
    documentStatus: row.documentStatus,
    paymentStatus: row.paymentStatus,
    paymentMethod: row.paymentMethod,
    shippingMethod: row.shippingMethod,
    store: row.store,
    date: row.date.toISOString(),
    customerId: row.customerId,
    customerName: row.customerName,
    totalPriceWithTax: fromCents(row.totalCents),
    itemCount: row.itemCount,
    shippedCount: row.shippedCount,
    deliveryPackage: row.deliveryPackage,
    pickingNotifiedAt: row.pickingNotifiedAt?.toISOString() ?? null,
    refundDue: row.refundDueCents > 0 ? fromCents(row.refundDueCents) : null,
    ...(row.paymentDueCents > 0 ? { paymentDue: fromCents(row.paymentDueCents) } : {}),
    isCoherent: isCoherent(row),
  };
}

/** Rows of one document. */
export interface WholeDocument {
  document: DocumentRow;
  store: StoreRow | null;
  customer: typeof customers.$inferSelect | null;
  items: (ItemRow & { picture: string | null })[];
  parcels: (typeof parcels.$inferSelect)[];
  events: EventRow[];
  undo: Pick<typeof documentUndos.$inferSelect, "id" | "kind" | "until"> | null;
  /** Returned copies per line. */
  returned: ReadonlyMap<number, number>;
  papers: (Pick<typeof issuedPapers.$inferSelect, "id" | "kind" | "number" | "issuedAt" | "totalCents"> & {
    isFacturX: boolean;
    isPartial: boolean;
  })[];
  /** Statuses at the approved platform, by paper id. */
  platforms: ReadonlyMap<number, Schemas["PaperPlatform"]>;
  ledger: LedgerEntry[];
  related: Pick<DocumentRow, "id" | "customId" | "documentType" | "documentStatus" | "date">[];
}

/** Returns the rows as the contract's whole document. */
export function asDocument({
  document,
  store,
  customer,
  items,
  parcels: left,
  returned,
  papers,
  platforms,
  ledger,
  events,
  undo,
  related,
}: WholeDocument): Schemas["Document"] {
  const live = items.filter(isLive);
  const customs = customsOf(document, items);
  const { owedCents, receivedCents, refundedCents, dueCents, surplusCents } = balanceOf(factsOf({ document, items }));
  return {
    ...asSummary({ ...document, store }),
    version: document.version,
    items: items.map((item) => asItem(item, returned.get(item.id) ?? 0)),
    itemsPriceWithTax: fromCents(items.reduce((sum, item) => sum + item.unitCents * item.quantity, 0)),
    shippingPriceWithTax: fromCents(document.shippingCents),
    vat: splitVat(
      (live.length > 0 ? live : items).map((item) => ({ withTaxCents: item.unitCents * item.quantity, taxRate: item.taxRate })),
      document.shippingCents,
    ).map((part) => ({
      taxRate: part.taxRate,
      priceNoTax: fromCents(part.noTaxCents),
      tax: fromCents(part.taxCents),
      priceWithTax: fromCents(part.withTaxCents),
    })),
    documentComment: document.documentComment,
    undo: undo && { ...undo, until: undo.until.toISOString() },
    paidAt: document.paidAt?.toISOString() ?? null,
    balance: {
      ...{ owed: fromCents(owedCents), received: fromCents(receivedCents), refunded: fromCents(refundedCents) },
      ...{ allowance: fromCents(document.allowanceCents), due: fromCents(dueCents), surplus: fromCents(surplusCents) },
    },
    ledger: ledger.map(asLedgerEntry),
    trackingUrl: trackingUrl(document.shippingMethod, document.deliveryPackage),
    parcels: left.map((parcel) => {
      const inside = items.filter(({ parcelId }) => parcelId === parcel.id);
      return {
        id: parcel.id,
        number: parcel.number,
        shippingMethod: parcel.shippingMethod,
        trackingNumber: parcel.trackingNumber,
        trackingUrl: trackingUrl(parcel.shippingMethod, parcel.trackingNumber),
        shippedAt: parcel.shippedAt.toISOString(),
        deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
        itemIds: inside.map(({ id }) => id),
        copyCount: inside.reduce((sum, { quantity }) => sum + quantity, 0),
      };
    }),
    customer: customer && {
      id: customer.id,
      firstName: customer.firstName,
      lastName: customer.lastName,
      company: customer.company,
      email: customer.email,
      phone: customer.phone,
      createdAt: customer.createdAt.toISOString(),
      orderCount: customer.orderCount,
      orderTotal: fromCents(customer.orderTotalCents),
    },
    billingAddress: document.billingAddress,
    shippingAddress: document.shippingAddress,
    events: events.map(asEvent),
    relatedDocuments: related.map((row) => ({ ...row, date: row.date.toISOString() })),
    ...(papers.length > 0 ? { issuedPapers: papers.map((paper) => asIssuedPaper(paper, platforms.get(paper.id))) } : {}),
    ...(document.buyerOrderReference === null ? {} : { buyerOrderReference: document.buyerOrderReference }),
    ...(document.validUntil === null ? {} : { validUntil: document.validUntil }),
    ...(document.returnedCents > 0 ? { returned: fromCents(document.returnedCents) } : {}),
    ...(document.vat === null ? {} : { vatRegime: asVat(document.vat) }),
    ...(customs ? { customsForm: customs.form } : {}),
  };
}

function asVat({ regime, country, flags, numberCheck }: StoredVat): Schemas["DocumentVat"] {
  return { regime, country, note: vatTermsOf(regime, 0).note, flags: [...flags], ...(numberCheck ? { numberCheck } : {}) };
}

function asIssuedPaper(
  { issuedAt, totalCents, isPartial, ...paper }: WholeDocument["papers"][number],
  platform: Schemas["PaperPlatform"] | undefined,
): Schemas["IssuedPaper"] {
  return {
    ...{ ...paper, issuedAt: issuedAt.toISOString(), totalPriceWithTax: fromCents(totalCents) },
    ...(isPartial ? { isPartial } : {}),
    ...(platform ? { platform } : {}),
  };
}

/** Returns a ledger entry as in the contract. */
export function asLedgerEntry({
  id,
  kind,
  means,
  amountCents,
  at,
  takenBy,
  isAtCounter,
  reason,
  reference,
}: LedgerEntry): Schemas["LedgerEntry"] {
  return {
    ...{ id, kind, means, amount: fromCents(amountCents), at: at.toISOString(), actorName: takenBy, isAtCounter },
    ...(reason === null ? {} : { reason }),
    ...(reference === null ? {} : { reference }),
  };
}

function asItem(row: WholeDocument["items"][number], returnedQuantity: number): Schemas["DocumentItem"] {
  return {
    id: row.id,
    productId: row.productId,
    ean: row.ean,
    title: row.title,
    authors: row.authors,
    collection: row.collection,
    publisher: row.publisher,
    picture: row.picture,
    kind: row.kind,
    shelf: row.shelf,
    quantity: row.quantity,
    unitPriceWithTax: fromCents(row.unitCents),
    totalPriceWithTax: fromCents(row.unitCents * row.quantity),
    taxRate: row.taxRate,
    status: row.status,
    releaseDate: row.releaseDate,
    isSigned: row.isSigned,
    setAside: row.setAside,
    awaited: row.awaited,
    notifiedAt: row.notifiedAt?.toISOString() ?? null,
    ...(returnedQuantity > 0 ? { returnedQuantity } : {}),
  };
}

function asEvent(row: EventRow): Schemas["DocumentEvent"] {
  return {
    id: row.id,
    kind: row.kind,
    date: row.date.toISOString(),
    actorName: row.actorName,
    text: row.text,
    itemCount: row.itemCount,
    amount: row.amountCents === null ? null : fromCents(row.amountCents),
    mailType: row.mailType,
    trackingNumber: row.trackingNumber,
    ...(row.refundMeans === null ? {} : { refundMeans: row.refundMeans }),
    ...(row.refundReason === null ? {} : { refundReason: row.refundReason }),
  };
}
