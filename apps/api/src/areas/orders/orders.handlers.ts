import type { Input } from "@reserve/contract";
import { fromCents, mondayOf, parisDay, parisDayStart, searchedEan, shiftDay, toCents } from "@reserve/domain";
import {
  documentItemStatusLabels,
  documentStatusLabels,
  documentTypeLabels,
  paymentMethodLabels,
  paymentStatusLabels,
  shippingMethodLabels,
} from "@reserve/domain/labels";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { watchRecords } from "../../platform/watch.ts";
import { exportForCarrier } from "./carrier-export.ts";
import { offeredPayments, offeredShipping } from "./cart.ts";
import { cancelItems } from "./commands/cancel-items.ts";
import { comment, message } from "./commands/comment.ts";
import { editShippingAddress } from "./commands/edit-shipping-address.ts";
import { notifyPicking } from "./commands/notify-picking.ts";
import { recordRefund } from "./commands/record-refund.ts";
import { runOrderCommand } from "./commands/run-order-command.ts";
import { setTracking } from "./commands/set-tracking.ts";
import { shipItems } from "./commands/ship-items.ts";
import { validatePayment } from "./commands/validate-payment.ts";
import { validatePicking } from "./commands/validate-picking.ts";
import { findPaper, papersOf } from "./issued-papers.store.ts";
import { issueInvoice } from "./issued-papers.ts";
import { NO_SUCH_PAPER, printPaper } from "./issued-sheets.ts";
import { labelList } from "./labels.ts";
import { deliverParcel } from "./order-arrivals.ts";
import { exportList } from "./order-export.ts";
import { findNeighbours } from "./order-lists.store.ts";
import { generatePapers } from "./order-papers.ts";
import { setBuyerOrderReference } from "./order-references.ts";
import { NO_SUCH_DOCUMENT, requireParcel } from "./order-refusals.ts";
import { returnItems } from "./order-returns.ts";
import { labelOf, localeOfSheet, sheetFileName, sheetOf } from "./order-sheets.ts";
import { undoAction } from "./order-undo.ts";
import { auditDocument } from "./order-writes.ts";
import {
  countViews,
  type DocumentFilters,
  findDocument,
  findSheetSource,
  listDocuments,
  listMessages,
  listRelated,
  listStores,
  readVersions,
} from "./orders.store.ts";
import { pickingList } from "./picking.store.ts";
import { sumTitle, sumWeeks } from "./sales.store.ts";
import { closeTillDay, exportTillDay, tillDay } from "./till.ts";

/** Number of weeks of a title's sales shown: half a year. */
const SALES_WEEKS = 26;

/** Handlers of documents and actions on them. */
export const handlers: AreaHandlers<"orders"> = {
  getProductSales: async ({ input: { query }, db, now }) => {
    const thisMonday = mondayOf(parisDay(now));
    const mondays = Array.from({ length: SALES_WEEKS }, (_, index) => shiftDay(thisMonday, 7 * (index + 1 - SALES_WEEKS)));
    const yearStart = parisDayStart(shiftDay(parisDay(now), -365));
    const { copies, lastOrderedAt, ...sums } = await sumTitle(db, query.ean, mondays.map(parisDayStart), yearStart, now);
    return {
      ...sums,
      lastOrderedAt: lastOrderedAt?.toISOString() ?? null,
      weeks: mondays.map((from, index) => ({ from, copies: copies[index] ?? 0, isComplete: index < SALES_WEEKS - 1 })),
    };
  },

  getSalesOverTime: async ({ input: { query = {} }, db, now }) => {
    const thisMonday = mondayOf(parisDay(now));
    const { weeks = 12 } = query;
    const mondays = Array.from({ length: weeks }, (_, index) => shiftDay(thisMonday, 7 * (index + 1 - weeks)));
    const sold = await sumWeeks(db, mondays.map(parisDayStart), now);
    return {
      items: mondays.map((from, index) => ({
        from,
        orderCount: sold[index]?.orderCount ?? 0,
        paidCount: sold[index]?.paidCount ?? 0,
        turnover: fromCents(sold[index]?.turnoverCents ?? 0),
        isComplete: from !== thisMonday,
      })),
    };
  },

  listStores: async ({ db }) => ({ items: await listStores(db) }),

  listDocuments: async ({ input: { query = {} }, db, now }) => {
    const { page = 1, pageSize = 25, after, sort = "-date", ...ordersQuery } = query;
    const found = await listDocuments(db, filtersOf(ordersQuery, now), sort, { page, pageSize, after });
    return { ...found, page, pageSize };
  },

  exportDocuments: async ({ input: { query = {} }, db, locale, now }) => {
    const { sort = "-date", layout = "list", format, ...ordersQuery } = query;
    const write = layout === "carrier" ? exportForCarrier : exportList;
    return write(db, filtersOf(ordersQuery, now), sort, { locale, now, format });
  },

  getDocumentPdf: async ({ input: { query }, db, locale, variant, now, ports }) => {
    // Once an invoice is issued, it is printed instead.
    const [invoice] = query.kind === "invoice" ? (await papersOf(db, query.id)).filter(({ kind }) => kind === "Invoice") : [];
    if (invoice) return printPaper(invoice, ports);
    const source = found(await findSheetSource(db, query.id));
    const parcel = query.parcelId === undefined ? undefined : requireParcel(source, query.parcelId);
    if (parcel && query.kind !== "deliveryNote") throw refuse.invalid([NO_SHEET_OF_PARCEL]);
    const reader = localeOfSheet(query.kind, variant, locale);
    const body = await ports.printer.sheet(sheetOf(query.kind, source, { variant, locale: reader, now }, parcel));
    return { fileName: sheetFileName(query.kind, source, reader, parcel), body };
  },

  getIssuedPaperPdf: async ({ input: { query }, db, ports }) => {
    const paper = await findPaper(db, query.id);
    if (!paper) throw refuse.notFound(NO_SUCH_PAPER);
    return printPaper(paper, ports);
  },
  issueInvoice: ({ input: { body }, ...context }) => issueInvoice(context, body.documentId),
  returnDocumentItems: ({ input: { body }, ...context }) => returnItems(context, body),

  getTillDay: ({ input: { query = {} }, db, now }) => tillDay(db, query, now),
  closeTillDay: ({ input: { body }, ...context }) => closeTillDay(context, body),
  exportTillDay: ({ input: { query: { format, ...tillQuery } = {} }, db, locale, now }) =>
    exportTillDay(db, tillQuery, { locale, now, format }),

  generateLabel: async ({ input: { body }, db, locale, variant, now, ports, audit }) => {
    const source = found(await findSheetSource(db, body.documentId));
    const parcel = body.parcelId === undefined ? undefined : requireParcel(source, body.parcelId);
    const label = labelOf(source, { variant, locale, now }, ports.settings.publicUrl, parcel);
    auditDocument({ audit }, source, { before: {}, after: { label: label.code } });
    return { fileName: sheetFileName("label", source, locale, parcel), body: await ports.printer.label(label) };
  },

  generatePapers,

  watchDocuments: ({ input: { query }, db, ports, user, isStillAllowed }) =>
    watchRecords(ports, db, { entity: "document", ids: query.id ?? [], readVersions, userId: user.id, isStillAllowed }),

  getDocumentNeighbours: async ({ input: { query }, db, now }) => {
    const { id, sort = "-date", ...ordersQuery } = query;
    return found(await findNeighbours(db, id, filtersOf(ordersQuery, now), sort));
  },

  listRelatedDocuments: async ({ input: { query }, db }) => ({ items: found(await listRelated(db, query.id)) }),
  listDocumentMessages: async ({ input: { query }, db }) => ({ items: found(await listMessages(db, query.id)) }),
  getPickingList: async ({ input: { query }, db, variant, now }) => found(await pickingList(db, query.id, { rules: variant.flags, now })),

  listCartShippingMethods: async ({ db, locale }) => ({ items: offeredShipping((await listStores(db)).length > 0, locale) }),
  listCartPaymentMethods: async ({ ports, locale }) => ({ items: offeredPayments(ports.settings.environment === "demo", locale) }),

  countDocumentViews: async ({ db, now }) => ({ items: await countViews(db, parisDay(now)) }),

  getDocument: async ({ input: { query }, db, setVersion }) => {
    const document = found(await findDocument(db, query.id));
    setVersion(document.version);
    return document;
  },

  listDocumentStatuses: async ({ locale }) => labelList(documentStatusLabels, locale),
  listDocumentItemStatuses: async ({ locale }) => labelList(documentItemStatusLabels, locale),
  listPaymentStatuses: async ({ locale }) => labelList(paymentStatusLabels, locale),
  listPaymentMethods: async ({ locale }) => labelList(paymentMethodLabels, locale),
  listShippingMethods: async ({ locale }) => labelList(shippingMethodLabels, locale),
  listDocumentTypes: async ({ locale }) => labelList(documentTypeLabels, locale),

  validatePayment: ({ input: { body }, ...context }) => runOrderCommand(context, validatePayment, body),
  shipDocumentItems: ({ input: { body }, ...context }) => runOrderCommand(context, shipItems, body),
  cancelDocumentItems: ({ input: { body }, ...context }) => runOrderCommand(context, cancelItems, body),
  undoDocumentAction: ({ input: { body }, ...context }) => undoAction(context, body),
  setDeliveryPackage: ({ input: { body }, ...context }) => runOrderCommand(context, setTracking, body),
  notifyPicking: ({ input: { body }, ...context }) => runOrderCommand(context, notifyPicking, body),
  recordRefund: ({ input: { body }, ...context }) => runOrderCommand(context, recordRefund, body),
  deliverParcel: ({ input: { body }, ...context }) => deliverParcel(context, body),
  validatePicking: ({ input: { body }, ...context }) => runOrderCommand(context, validatePicking, body),
  setShippingAddress: async ({ input: { body }, ...context }) => {
    const { entityOutput, ...result } = await runOrderCommand(context, editShippingAddress, body);
    const { id, shippingAddress, version } = entityOutput;
    return { ...result, entityOutput: { id, shippingAddress, version } };
  },
  setBuyerOrderReference: ({ input: { body }, ...context }) => setBuyerOrderReference(context, body),
  addDocumentComment: ({ input: { body }, ...context }) => runOrderCommand(context, body.isMessage ? message : comment, body),
};

/** Returns the record; throws 404 for null. */
function found<Record>(record: Record | null): Record {
  if (record === null) throw refuse.notFound(NO_SUCH_DOCUMENT);
  return record;
}

const NO_SHEET_OF_PARCEL = {
  propertyName: "parcelId",
  errorMessage: { fr: "Seul le bon de livraison est celui d’un colis.", en: "Only a delivery note is of one parcel." },
};

type OrdersQuery = Omit<NonNullable<Input<"listDocuments">["query"]>, "sort" | "page" | "pageSize" | "after">;

/** Converts contract query parameters to list filters. */
function filtersOf(ordersQuery: OrdersQuery, now: Date): DocumentFilters {
  const { search, dateFrom, dateTo, amountFrom, amountTo, pickupNotifiedBefore, documentType = ["Order"], ...filters } = ordersQuery;
  const ean = search === undefined ? null : searchedEan(search);
  return {
    ...filters,
    today: parisDay(now),
    documentType,
    // A code scanned with its hyphens, or an old ISBN, is searched as its EAN.
    ...(ean ? { ean } : { search }),
    from: dateFrom === undefined ? undefined : parisDayStart(dateFrom),
    before: dateTo === undefined ? undefined : parisDayStart(shiftDay(dateTo, 1)),
    pickupNotifiedBefore: pickupNotifiedBefore === undefined ? undefined : parisDayStart(pickupNotifiedBefore),
    fromCents: centsOf(amountFrom),
    toCents: centsOf(amountTo),
  };
}

/** Converts an amount for a comparison; beyond the column's range everything or nothing matches, as with the extreme value. */
function centsOf(amount: string | undefined): number | undefined {
  const cents = amount === undefined ? null : toCents(amount);
  return cents === null ? undefined : Math.max(-1, Math.min(cents, 2_147_483_647));
}
